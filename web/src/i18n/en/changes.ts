import type { changes as base } from '../id/changes';
import type { English } from './english';

export const changes: English<typeof base> = {
  saved: 'Saved.',
  show: 'Show',
  undo: 'Undo',
  notUndone: 'Cannot be undone: someone else has changed this record.',
  conflictTitle: 'Someone else has changed this record',
  conflictLead: '{name} saved before you. Choose the values to use, then save again.',
  somebody: 'Someone',
  mine: 'My entry',
  theirs: 'Saved value',
  changedMeanwhile: '{name} saved changes on {time}.',
  goneMeanwhile:
    'This record was deleted, or you no longer have access to it. Your entries below cannot be saved.',
  seeChanges: 'See changes',
  nothingDiffers: 'Your entries match the saved values.',
  keepMine: 'Choose all my entries',
  takeTheirs: 'Choose all saved values',
  useChosen: 'Use the chosen values',
  emptyValue: '(empty)',
  photoCount: '{count} photos',
  entryCount: '{count} entries',
  history: 'History',
  historyLoading: 'Loading the history . . .',
  historyEmpty: 'No changes are recorded yet.',
  historyFailed: 'The history could not be loaded.',
  historyMore: 'Show more',
  historySystem: 'System',
  historyChanged: 'changed',
};
