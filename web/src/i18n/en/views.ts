import type { views as base } from '../id/views';
import type { English } from './english';

export const views: English<typeof base> = {
  title: 'Saved views',
  none: 'No views saved yet.',
  newName: 'Save as',
  save: 'Save',
  saveChanges: 'Save changes to {name}',
  undoChanges: 'Back to {name}',
  first: 'Open {name} first',
  rename: 'Rename {name}',
  nameOf: 'New name of {name}',
  remove: 'Delete {name}',
  removeQuestion: 'Delete the view {name}?',
  removeView: 'Delete view',
  nameMissing: 'Enter a name for the view.',
  nameTaken: 'This name is taken.',
  saved: 'The view {name} was saved.',
  full: 'Your settings are full. Delete views you no longer use, then try again.',
  hint: 'A view saves filters, sorting, page size and columns.',
};
