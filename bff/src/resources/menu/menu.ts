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
  description: 'A menu as administrators keep it: a screen, or a group of screens.',
  fields: {
    name: textOrEmpty('name', {
      description: 'What the sidebar shows.',
      search: true,
      sort: true,
      input: true,
    }),
    description: text('description', {
      nullable: true,
      description: 'What the screen is for.',
      search: true,
      sort: true,
      input: true,
    }),
    icon: text('icon', {
      nullable: true,
      description: 'Name of its icon.',
      input: { nullable: true, description: 'Name of its icon; without one the path decides.' },
    }),
    path: text('path', {
      nullable: true,
      none: GROUP,
      description: 'Route of the screen; null for a group.',
      search: 'The route.',
      sort: 'Route.',
      input: {
        nullable: true,
        description: 'Route of the screen, no other menu has it; null for a group.',
        send: (path, { isNew }) => (path === null || (isNew && path === undefined) ? GROUP : path),
      },
    }),
    order: integer('order', {
      nullable: true,
      description: 'Place among its siblings, smallest first.',
      sort: 'Place among its siblings.',
      input: true,
    }),
    isActive: flag('isActive', {
      description: 'Whether anybody sees it.',
      sort: 'Active or not.',
      filter: 'Only active ones, or only those that are not.',
      input: true,
    }),
    parentId: id('parent', {
      nullable: true,
      description: 'The menu above; null for a root.',
      filter: 'Only menus directly below this one.',
      input: { nullable: true, description: 'The menu above; null for a root. Never one below itself.' },
    }),
    parentName: text('parentName', {
      nullable: true,
      description: "That menu's name.",
      sort: 'Name of the menu above.',
    }),
  },
  filters: {
    rootOnly: inputField(flagKind.input, 'isRoot', {
      nullable: true,
      description: 'True: only menus that have none above.',
      send: (rootOnly) => (rootOnly ? encodeFlag(true) : undefined),
    }),
  },
});

export type Menu = ItemOf<typeof menu>;
