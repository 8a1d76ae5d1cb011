import { recordOf, saveOf } from '../../crud/operations';
import { graphql } from '../../gql';

export const loadMenu = recordOf(
  graphql(`
  query Menu($id: ID!) {
    menu(id: $id) {
      id name description icon path order parentId isActive updatedBy updatedAt version
    }
  }
`),
  (data) => data.menu,
);
export const createMenu = saveOf(
  graphql(`
  mutation CreateMenu($input: MenuInput!) {
    createMenu(input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.createMenu,
);
export const updateMenu = saveOf(
  graphql(`
  mutation UpdateMenu($id: ID!, $input: MenuInput!) {
    updateMenu(id: $id, input: $input) { success message errors { field code message } }
  }
`),
  (data) => data.updateMenu,
);

/** The tree beside the list, and the list's filter by what stands above. */
export const MENU_TREE = graphql(`
  query MenuTree {
    menuTree {
      id name order children { id name order children { id name order children { id name order } } }
    }
  }
`);
