import { graphql } from '../../gql';

export const REQUEST = graphql(`
  mutation RequestExport($input: ExportInput!) {
    requestExport(input: $input) { success message export { id name url } }
  }
`);

export const CANCEL = graphql(`
  mutation CancelExport($id: ID!) {
    cancelExport(id: $id) { success message }
  }
`);

export const PROGRESSED = graphql(`
  subscription ExportProgressed($id: ID!) {
    exportProgressed(id: $id) { id state rows totalRows url }
  }
`);

/** The exports of the last day, newest first. */
export const HISTORY = graphql(`
  query Exports($page: Int!, $size: Int!) {
    exports(page: $page, size: $size) { items { id name state rows totalRows createdAt url } }
  }
`);
