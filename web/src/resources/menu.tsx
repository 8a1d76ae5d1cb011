import { Spinner } from '@blueprintjs/core';
import './menu-tree/menu-tree.css';
import { useApolloClient } from '@apollo/client/react';
import { ConfirmIcon, DisableIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { defineResource } from '../crud/define/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { ACTIVE, type Choices } from '../crud/resource/choices';
import { lookUp } from '../crud/resource/operations';
import { usePermission } from '../crud/resource/use-permission';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { menu as texts } from '../i18n/id/resources';
import { screenOf } from '../navigation/screens';
import { lazyPart } from '../ui/part/part';
import { preload } from '../ui/preload';
import { useScreenNavigation } from '../ui/screen-navigation';
import { flatMenus, GROUP } from './menu-tree/menu-nodes';
import { MENU, MENU_TREE, UPDATE_MENU } from './menu-tree/menu-operations';

/** Loaded in parallel with the list, which does not wait for it: its space is reserved. */
const MenuTree = lazyPart(
  preload(() => import('./menu-tree/MenuTree')),
  () => <section className="menu-side panel" aria-busy="true" />,
);

type State = 'active' | 'inactive' | 'noScreen';

/** An active menu whose path has no screen does not show in the sidebar. */
function stateOf({ isActive, path }: { isActive: boolean; path?: string | null | undefined }): State {
  if (!isActive) return 'inactive';
  return path && !screenOf(path) ? 'noScreen' : 'active';
}

const STATES: Choices<State, State> = {
  active: { text: 'active', icon: <ConfirmIcon />, tone: 'success' },
  inactive: { text: 'inactive', icon: <DisableIcon />, tone: 'neutral' },
  noScreen: { text: 'noScreen', icon: <WarningSignIcon />, tone: 'warning' },
};

const PathChoice = lazyPart(
  preload(() => import('./menu-tree/PathChoice')),
  () => <Spinner />,
);
const IconChoice = lazyPart(
  preload(() => import('./menu-tree/IconChoice')),
  () => <Spinner />,
);

/** Found by name, five at once. */
const PARENT_MENUS = lookUp(
  graphql(`
    query ParentMenus($text: String, $ids: [ID!]) {
      menuOptions(text: $text, ids: $ids) { value text }
    }
  `),
);

/** Manage Menu. */
export const menu = defineResource({
  name: 'menu',
  resource: 'MENU',
  exports: 'MENUS',
  texts: i18n('menu', texts),
  list: graphql(`
    query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {
      menus(filter: $filter, sort: $sort, page: $page, size: $size) {
        items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }
        pageInfo { page size totalItems totalPages }
      }
    }
  `),
  options: MENU_TREE,
  record: MENU,
  create: graphql(`
    mutation CreateMenu($input: MenuInput!) {
      createMenu(input: $input) {
        success message errors { field code message }
        record: menu { id }
      }
    }
  `),
  update: UPDATE_MENU,
  columns: {
    name: { width: 190 },
    description: { width: 260 },
    path: { width: 210 },
    order: { width: 90, kind: 'number' },
    parentName: { width: 150 },
    state: { width: 170, value: stateOf, header: 'isActive', sort: 'IS_ACTIVE', choices: STATES },
  },
  card: { facts: ['parentName', 'path'] },
  search: ['name', 'description', 'path'],
  filters: {
    status: { label: 'isActive', to: 'isActive', all: 'allStatuses', choices: ACTIVE },
    parent: {
      label: 'parentName',
      to: 'parentId',
      all: 'allParents',
      partial: true,
      options: (data) => flatMenus(data.menuTree).map(({ id, name }) => ({ value: id, text: name })),
    },
  },
  fields: {
    name: { kind: 'text', required: true },
    description: { kind: 'text', required: true, maxLength: 500 },
    icon: { kind: 'custom', control: IconChoice, initial: '' },
    path: {
      kind: 'custom',
      required: true,
      hint: 'pathHint',
      control: PathChoice,
      initial: '',
      rule: { isValid: (value) => value !== '', message: 'required' },
      format: (stored) => (typeof stored === 'string' ? stored : GROUP),
      // Empty where the person may not set the path: a group.
      parse: (path) => (path === GROUP || path === '' ? null : path),
    },
    order: { kind: 'integer', required: true, maxLength: 6 },
    parentId: { kind: 'look-up', label: 'parentName', empty: 'noParent', source: PARENT_MENUS },
    isActive: { kind: 'toggle', on: 'active', off: 'inactive', initial: true },
  },
});

export default function ManageMenu(): React.JSX.Element {
  const client = useApolloClient();
  const may = usePermission(menu);
  const navigate = useScreenNavigation();
  const [params] = useSearchParams();
  const select = (id: string | null): void =>
    navigate({ search: id === null ? '?page=1' : `?page=1&parent=${id}` });
  const reload = (query: string) => void client.refetchQueries({ include: [query] }).catch(() => undefined);
  return (
    <div className="menu-screen">
      <MenuTree
        selected={params.get('parent')}
        onSelect={select}
        canMove={may.edit}
        onMoved={() => reload('Menus')}
      />

      <ListScreen resource={menu} onSaved={() => reload('MenuTree')} />
    </div>
  );
}
