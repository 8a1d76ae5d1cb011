import type { part as base } from '../id/part';

export const part: typeof base = {
  failed: 'This part could not be loaded.',
  advice: 'Check your connection and try again. If it still fails, reload the page.',
  retry: 'Try again',
  close: 'Close',
};
