/** The collection of ready operations, in the order of their files' names. Each runs as it stands. */
export const readyOperations: readonly string[] = Object.entries(
  import.meta.glob<string>('./operations/*.graphql', { query: '?raw', import: 'default', eager: true }),
)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, text]) => text.trim());
