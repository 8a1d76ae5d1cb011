import type { LookUp } from '../../crud/resource';
import { graphql } from '../../gql';

const PARENTS = graphql(`
  query ParentMenus($text: String) {
    menuOptions(text: $text) { value text }
  }
`);
const NAME = graphql(`
  query MenuName($id: ID!) {
    menu(id: $id) { id name }
  }
`);

/** The look-up of a menu's parent: 5 results. */
export const parentMenus: LookUp = {
  async search(client, text) {
    const { data } = await client.query({
      query: PARENTS,
      variables: { text },
      fetchPolicy: 'network-only',
    });
    return data?.menuOptions ?? [];
  },
  async textOf(client, id) {
    const { data } = await client.query({ query: NAME, variables: { id } });
    return data?.menu?.name ?? null;
  },
};
