import { graphql } from '../../gql/account';
import type { AccountUserFragment } from '../../gql/account/graphql';

graphql(`
  fragment AccountUser on User {
    id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil version
  }
`);

export const ACCOUNT = graphql(`
  query Account {
    me {
      user { ...AccountUser }
      sbus { id name kps { id name status } }
    }
  }
`);

export const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) {
      success message errors { field code message }
      me { user { ...AccountUser } }
    }
  }
`);

export type User = AccountUserFragment;
