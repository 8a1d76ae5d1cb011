/** The limits of one operation, the same for every transport (docs/security.md). */
export const limits = {
  /** Bytes of a request over HTTP. An import of a thousand rows with long addresses has nearly as many. */
  requestBytes: 2 * 1024 * 1024,
  /** Bytes of one message over a WebSocket. */
  messageBytes: 256 * 1024,
  /** Lexical tokens of the document, counted while parsing. */
  tokens: 4000,
  /** Operations and fragments of one document. */
  definitions: 50,
  /** Fields, spreads and inline fragments of an operation, with fragments counted wherever they are spread. Introspection has 240. */
  selections: 500,
  /** Levels of fields, except below `__schema` and `__type`. */
  depth: 12,
  /** Levels of fields below `__schema` and `__type`. The queries of GraphiQL and Sandbox have 15. */
  introspectionDepth: 20,
  /** The most times that one field may be selected in one place of the response. */
  repetitions: 20,
  /** Levels of lists and objects in the JSON of a request. */
  jsonDepth: 64,
  /** Levels of lists and objects in a value, of the document or a variable. */
  valueDepth: 40,
  /** Values of all variables together: entries of lists and fields of objects. A contract may have 100,000 vehicles. */
  values: 120_000,
  /** Fields of one object in a variable. */
  objectFields: 1000,
  /** Entries of a list in a variable, unless its field declares another maximum. */
  listItems: 1000,
  /** Characters of a text in a variable. */
  textLength: 64 * 1024,
  aliases: 30,
  directives: 30,
  rootFields: 20,
  /** Errors that the validation of one document reports. */
  errors: 20,
  /** Errors that the coercion of variables reports: each prints a value before it is cut. */
  variableErrors: 5,
  /** Errors of one response. */
  responseErrors: 100,
  /** Characters of an error's message. */
  messageLength: 200,
  /** Objects in the response (`cost.ts`): a page of 1000 rows with a dozen relations and a short list in each row. */
  cost: 25_000,
} as const;

/** The assumed length of a list without a size argument. */
export const unsizedList = 10;
