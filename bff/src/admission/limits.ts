/** What one operation may be, through whichever door it comes. */
export const limits = {
  /** Bytes of a request over HTTP: an import of a thousand rows with long addresses has nearly as many. */
  requestBytes: 2 * 1024 * 1024,
  /** Bytes of one message over a WebSocket. */
  messageBytes: 256 * 1024,
  /** Lexical tokens of the document, counted while parsing. */
  tokens: 4000,
  /** Fields inside one another, fragments counted where they are spread. Introspection has a rule of graphql-js's own. */
  depth: 12,
  /** Fields under another name. */
  aliases: 30,
  /** Directives, fragments counted where they are spread. */
  directives: 30,
  /** Fields at the root. */
  rootFields: 20,
  /** Objects that the answer may hold (`cost.ts`): a page of 1000 rows with a dozen links and a short list in each row. */
  cost: 25_000,
} as const;

/** Objects that a list is taken to hold whose length no argument sets. */
export const unsizedList = 10;
