import './menu-tree/menu-tree.css';
import { useApolloClient } from '@apollo/client/react';
import { Confirm, Disable, WarningSign } from '@blueprintjs/icons';
import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_COLUMNS } from '../crud/audit-columns';
import { ACTIVE, type Choices } from '../crud/choices';
import { defineResource } from '../crud/define-resource';
import { ListScreen } from '../crud/list/ListScreen';
import { listOf } from '../crud/operations';
import type { LookUp } from '../crud/resource';
import { usePermission } from '../crud/use-permission';
import { graphql } from '../gql';
import { i18n } from '../i18n/i18n';
import { menu as texts } from '../i18n/id/menu';
import { screenOf } from '../navigation/screens';
import { ahead } from '../ui/ahead';
import { useScreenNavigation } from '../ui/screen-navigation';
import { flatMenus, GROUP } from './menu-tree/menu-nodes';
import { createMenu, loadMenu, MENU_TREE, updateMenu } from './menu-tree/menu-operations';

/** Fetched beside the list, which does not wait for it: its place is kept. */
const loadTree = import('./menu-tree/MenuTree');
// What could not be fetched is said where it is drawn.
loadTree.catch(() => undefined);
const MenuTree = lazy(() => loadTree);

type State = 'active' | 'inactive' | 'noScreen';

/** An active menu whose path has no screen does not show in the sidebar. */
function stateOf({ isActive, path }: { isActive: boolean; path?: string | null | undefined }): State {
  if (!isActive) return 'inactive';
  return !path || screenOf(path) !== undefined ? 'active' : 'noScreen';
}

const STATES: Choices<State, State> = {
  active: { text: 'active', icon: <Confirm />, tone: 'success' },
  inactive: { text: 'inactive', icon: <Disable />, tone: 'neutral' },
  noScreen: { text: 'noScreen', icon: <WarningSign />, tone: 'warning' },
};

const PathChoice = ahead(() => import('./menu-tree/PathChoice'));
const IconChoice = ahead(() => import('./menu-tree/IconChoice'));

const list = listOf(
  graphql(`
  query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {
    menus(filter: $filter, sort: $sort, page: $page, size: $size) {
      items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }
      pageInfo { page size totalItems totalPages }
    }
  }
`),
  ({ menus }) => ({ ...menus, items: menus.items.map((item) => ({ ...item, state: stateOf(item) })) }),
);
const loadParents = async () => (await import('./menu-tree/parent-menus')).parentMenus;

/** The look-up of a menu's parent, fetched when the form asks it something. */
const parentMenus: LookUp = {
  search: async (client, text) => (await loadParents()).search(client, text),
  textOf: async (client, id) => (await loadParents()).textOf(client, id),
};

/** Manage Menu (administration 2.9, 5). */
export const menu = defineResource({
  name: 'menu',
  resource: 'MENU',
  texts: i18n('menu', texts),
  title: 'title',
  recordName: 'name',
  exports: 'MENUS',
  list,
  options: MENU_TREE,
  record: loadMenu,
  create: createMenu,
  update: updateMenu,
  columns: [
    { field: 'name', header: 'menuName', width: 190, sort: 'NAME' },
    { field: 'description', header: 'description', width: 260, sort: 'DESCRIPTION' },
    { field: 'path', header: 'path', width: 210, sort: 'PATH' },
    { field: 'order', header: 'order', width: 90, sort: 'ORDER', kind: 'number' },
    { field: 'parentName', header: 'parent', width: 150, sort: 'PARENT_NAME' },
    { field: 'state', header: 'status', width: 170, sort: 'IS_ACTIVE', choices: STATES },
    ...AUDIT_COLUMNS,
  ],
  search: {
    name: { field: 'NAME', label: 'menuName' },
    description: { field: 'DESCRIPTION', label: 'description' },
    path: { field: 'PATH', label: 'path' },
  },
  filters: {
    status: { label: 'status', all: 'allStatuses', choices: ACTIVE },
    parent: {
      label: 'parent',
      all: 'allParents',
      partial: true,
      options: (data) => flatMenus(data.menuTree).map(({ id, name }) => ({ value: id, text: name })),
    },
  },
  toFilter: (query) => ({
    search: query.search(),
    isActive: query.flag('status'),
    parentId: query.value('parent'),
  }),
  fields: {
    name: { kind: 'text', label: 'menuName', required: true },
    description: { kind: 'text', label: 'description', required: true, maxLength: 500 },
    path: {
      kind: 'custom',
      label: 'path',
      required: true,
      hint: 'pathHint',
      control: PathChoice,
      initial: '',
      rule: { isValid: (value) => value !== '', message: 'required' },
    },
    icon: { kind: 'custom', label: 'icon', control: IconChoice, initial: '' },
    order: { kind: 'digits', label: 'order', required: true, maxLength: 6 },
    parentId: { kind: 'look-up', label: 'parent', empty: 'noParent', source: parentMenus },
    isActive: { kind: 'toggle', label: 'status', on: 'active', off: 'inactive', initial: true },
  },
  toForm: (record) => ({
    name: record.name,
    description: record.description ?? '',
    path: record.path ?? GROUP,
    icon: record.icon ?? '',
    order: String(record.order ?? ''),
    parentId: record.parentId ?? '',
    isActive: String(record.isActive),
  }),
  toInput: (form, record) => ({
    name: form.text('name'),
    description: form.text('description'),
    // Left empty where the path is not the person's to set: a group.
    path: form.text('path') === GROUP ? null : form.optionalText('path'),
    icon: form.optionalText('icon'),
    order: form.integer('order'),
    parentId: form.optionalText('parentId'),
    isActive: form.flag('isActive'),
    version: record?.version ?? null,
  }),
});

export default function ManageMenu(): React.JSX.Element {
  const client = useApolloClient();
  const may = usePermission(menu);
  const navigate = useScreenNavigation();
  const [params] = useSearchParams();
  const select = useCallback(
    (id: string | null) => navigate({ search: id === null ? '?page=1' : `?page=1&parent=${id}` }),
    [navigate],
  );
  const reloadTree = useCallback(
    () => void client.refetchQueries({ include: [MENU_TREE] }).catch(() => undefined),
    [client],
  );
  const reloadList = useCallback(
    () =>
      void client
        .refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'menus' }) })
        .catch(() => undefined),
    [client],
  );
  return (
    <div className="menu-screen">
      <Suspense fallback={<section className="menu-side" aria-busy="true" />}>
        <MenuTree selected={params.get('parent')} onSelect={select} canMove={may.edit} onMoved={reloadList} />
      </Suspense>
      <ListScreen resource={menu} onSaved={reloadTree} />
    </div>
  );
}
