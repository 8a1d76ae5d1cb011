import { atom, type ReadableAtom } from 'nanostores';
import type { Resource } from '../gql/graphql';
import type { MenuIconName } from './menu-icons';

/** The facts of a screen that are known without loading it. */
export interface Screen {
  /**
   * Address without the leading slash, as in the specification's route tables and in the menu tree. A last part `:id` stands
   * for one thing's id.
   */
  readonly path: string;
  /** The icon of its menu, unless that has chosen another. */
  readonly icon: MenuIconName;
  /** The title in header and tabs; `add` is the palette's command to add a record. */
  readonly texts: ReadableAtom<{ readonly title: string; readonly add?: string }>;
  /** True if the path must be in the user's menu tree. */
  readonly needsMenu: boolean;
  /** The path in the menu tree that it belongs to, where that is not its own. */
  readonly menu?: string;
  /** The resource that is added here, where the palette offers that. */
  readonly adds?: Resource;
  /** True if a record of this list opens at an address of its own instead of in the list's dialog. */
  readonly recordsHaveAddress?: boolean;
}

/** Every screen inside the main layout: the app's table, which screens that list screens read here without importing the app. */
export const $screens = atom<readonly Screen[]>([]);

/** `/vehicle/manage/` and `vehicle/manage?page=2` both become `vehicle/manage`. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).join('/');
}

/** Finds the entry of an address in a table of screens; undefined for a page that does not exist. */
export function atAddress<Entry extends Screen>(
  entries: readonly Entry[],
  address: string,
): Entry | undefined {
  const path = pathOf(address);
  const recordPath = path.replace(/\/\d+$/, '/:id');
  return entries.find((candidate) => candidate.path === path || candidate.path === recordPath);
}

/** The screen of an address, `undefined` for a page that does not exist. */
export function screenOf(address: string): Screen | undefined {
  return atAddress($screens.get(), address);
}
