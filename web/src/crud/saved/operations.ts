import { graphql } from '../../gql';

export const UNDO_CREATE = graphql(`
  mutation UndoCreate($resource: Resource!, $id: ID!) {
    undoCreate(resource: $resource, id: $id) { success message errors { code } }
  }
`);
