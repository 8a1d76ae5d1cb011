import { encodeFlag } from '../../rest/encode.js';
import { defineResource } from '../define-resource.js';
import { flag, id, integer, text, textOrEmpty } from '../definition/fields.js';
import { inputField } from '../definition/input-field.js';
import { flagKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';

/** The path of a menu that is a group, which has no screen itself. */
export const GROUP = '-';

export const menu = defineResource({
  name: 'Menu',
  path: 'menu',
  description: 'A menu as administrators edit it: a screen, or a group of screens.',
  fields: {
    name: textOrEmpty('name', {
      description: 'The title in the sidebar.',
      search: true,
      sort: true,
      input: true,
    }),
    description: text('description', {
      nullable: true,
      description: 'The purpose of the screen.',
      search: true,
      sort: true,
      input: true,
    }),
    icon: text('icon', {
      nullable: true,
      description: 'Name of its icon.',
      input: { nullable: true, description: 'Name of its icon; default: the icon of the path.' },
    }),
    path: text('path', {
      nullable: true,
      none: GROUP,
      description: 'Route of the screen; null for a group.',
      search: 'The route.',
      sort: 'Route.',
      input: {
        nullable: true,
        description: 'Route of the screen, unique; null for a group.',
        send: (path, { isNew }) => (path === null || (isNew && path === undefined) ? GROUP : path),
      },
    }),
    order: integer('order', {
      nullable: true,
      description: 'Position among its siblings, smallest first.',
      sort: 'Position among its siblings.',
      input: true,
    }),
    isActive: flag('isActive', {
      description: 'Whether it is shown to users.',
      sort: 'Whether active.',
      filter: 'Only active ones, or only inactive ones.',
      input: true,
    }),
    parentId: id('parent', {
      nullable: true,
      description: 'The menu above; null for a root.',
      filter: 'Only menus directly below this one.',
      input: { nullable: true, description: 'The menu above; null for a root. Not a menu below itself.' },
    }),
    parentName: text('parentName', {
      nullable: true,
      description: 'Name of the menu above.',
      sort: 'Name of the menu above.',
    }),
  },
  filters: {
    rootOnly: inputField(flagKind.input, 'isRoot', {
      nullable: true,
      description: 'True: only roots.',
      send: (rootOnly) => (rootOnly ? encodeFlag(true) : undefined),
    }),
  },
});

export type Menu = ItemOf<typeof menu>;
