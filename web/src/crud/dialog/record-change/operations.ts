import { graphql } from '../../../gql/record-change';

export const RECORD_CHANGES = graphql(`
  query RecordChanges($resource: Resource!, $id: ID!, $page: Int!, $size: Int!) {
    recordChanges(resource: $resource, id: $id, page: $page, size: $size) {
      items { id changedBy changedAt fields { field former now isList } }
      pageInfo { totalItems }
    }
  }
`);
