import { graphql } from '../../gql/bulk-change';

export const PROGRESSED = graphql(`
  subscription BulkChangeProgressed($id: ID!) {
    bulkChangeProgressed(id: $id) { id state total added removed changed unchanged refused isUndone }
  }
`);

export const REFUSED_ROWS = graphql(`
  query BulkChangeRefused($id: ID!, $page: Int!, $size: Int!) {
    bulkChangeRows(id: $id, outcome: REFUSED, page: $page, size: $size) { items { id label reason } }
  }
`);

/** The latest, with their counts. */
export const HISTORY = graphql(`
  query BulkChanges {
    bulkChanges(page: 1, size: 5) {
      items { id resource isImport state total added removed changed unchanged refused createdAt }
    }
  }
`);

export const UNDO = graphql(`
  mutation UndoBulkChange($id: ID!) {
    undoBulkChange(id: $id) {
      success message
      bulkChange { id state total changed unchanged refused isUndone }
    }
  }
`);
