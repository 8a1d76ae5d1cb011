/** The limits of one operation, the same for every transport. */
export const limits = {
  /** Bytes of a request over HTTP: an import of a thousand rows with long addresses has nearly as many. */
  requestBytes: 2 * 1024 * 1024,
  /** Bytes of one message over a WebSocket. */
  messageBytes: 256 * 1024,
  /** Lexical tokens of the document, counted while parsing. */
  tokens: 4000,
  /** Operations and fragments of one document. */
  definitions: 50,
  /** Fields, spreads and inline fragments of an operation, fragments counted where they are spread. Introspection has 240. */
  selections: 500,
  /** Fields inside one another, fragments counted where they are spread, but not below `__schema` and `__type`. */
  depth: 12,
  /** The same below `__schema` and `__type`: what GraphiQL and Sandbox ask has 15. */
  introspectionDepth: 20,
  /** Times that one field is selected in one place of the response. */
  repetitions: 20,
  /** Lists and objects inside one another in a value that is written in the document. */
  valueDepth: 20,
  /** Fields under another name. */
  aliases: 30,
  /** Directives, fragments counted where they are spread. */
  directives: 30,
  /** Fields at the root. */
  rootFields: 20,
  /** Errors that the validation of one document reports. */
  errors: 20,
  /** Objects that the answer may hold (`cost.ts`): a page of 1000 rows with a dozen links and a short list in each row. */
  cost: 25_000,
} as const;

/** Objects that a list is taken to hold whose length no argument sets. */
export const unsizedList = 10;
