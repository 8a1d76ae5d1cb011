import type { changes as base } from '../id/changes';
import type { English } from './english';

export const changes: English<typeof base> = {
  saved: 'Saved.',
  show: 'Show',
  undo: 'Undo',
  notUndone: 'Not undone: somebody else has changed this record.',
  conflictTitle: 'Somebody else has changed this record',
  conflictLead: '{name} saved before you. Choose the values to use, then save again.',
  somebody: 'Somebody',
  mine: 'My entry',
  theirs: 'Saved value',
  changedMeanwhile: '{name} saved changes on {time}.',
  goneMeanwhile:
    'This record was deleted or is no longer within your reach. What stands below cannot be saved.',
  seeChanges: 'See changes',
  nothingDiffers: 'Your entries are the same as what is stored.',
  keepMine: 'Choose all my entries',
  takeTheirs: 'Choose all stored values',
  useChosen: 'Use the chosen values',
  emptyValue: '(empty)',
  photoCount: '{count} photos',
  entryCount: '{count} entries',
};
