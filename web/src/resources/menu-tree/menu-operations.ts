import { graphql } from '../../gql';

export const MENU = graphql(`
  query Menu($id: ID!) {
    menu(id: $id) { id name description icon path order parentId isActive updatedBy updatedAt version }
  }
`);

export const UPDATE_MENU = graphql(`
  mutation UpdateMenu($id: ID!, $input: MenuInput!) {
    updateMenu(id: $id, input: $input) { success message errors { field code message } }
  }
`);

/** The tree beside the list, also the options of the parent filter. */
export const MENU_TREE = graphql(`
  query MenuTree {
    menuTree {
      id name order children { id name order children { id name order children { id name order } } }
    }
  }
`);
