import type { shortcuts as base } from '../id/shortcuts';
import type { English } from './english';

export const shortcuts: English<typeof base> = {
  title: 'Keyboard shortcuts',
  palette: 'Search and commands',
  list: 'List of shortcuts',
  tab: 'Go to tab 1 to 9',
  undo: 'Undo the last save',
  everywhere: 'Everywhere',
  table: 'In a table',
  header: 'On a column header',
  columnSort: 'Sort',
  columnNext: 'To another column',
  columnMove: 'Move the column',
  columnWidth: "Change the column's width",
  dialog: 'In a dialog',
  tree: 'In a tree',
  rowMove: 'Move between rows',
  rowPage: 'Move by ten rows',
  rowEnds: 'First or last row',
  rowOpen: 'Open the row',
  save: 'Save',
  close: 'Close',
  nodeMove: 'Move, open or fold a branch',
  nodeChoose: 'Choose',
  menuMove: 'Move a menu (Manage Menu)',
  note: 'Shortcuts do nothing while you type in a field.',
};
