import type { menuTree as base } from '../id/menu-tree';
import type { English } from './english';

export const menuTree: English<typeof base> = {
  title: 'Root Menu',
  all: 'All menus',
  help: 'Drag to move, or press Alt with an arrow key: up and down change the order, right moves in, left moves out.',
  moved: '{name} was moved.',
  cycle: '{name} cannot be moved below itself.',
  loading: 'Loading menus . . .',
  failed: 'The menus could not be loaded.',
  retry: 'Retry',
  granted: '{count} of {total} menus',
};
