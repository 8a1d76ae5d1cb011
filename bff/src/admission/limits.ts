/** What one operation may be, over HTTP and over the WebSocket alike. */
export const limits = {
  /** Lexical tokens of the document, counted while parsing. */
  tokens: 4000,
  /** Fields inside one another, fragments counted where they are spread. Introspection has a rule of graphql-js's own. */
  depth: 12,
  /** Fields under another name. */
  aliases: 30,
  /** Fields at the root. */
  rootFields: 20,
} as const;
