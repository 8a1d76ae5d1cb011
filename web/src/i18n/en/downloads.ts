import type { downloads as base } from '../id/downloads';
import type { English } from './english';

export const downloads: English<typeof base> = {
  title: 'Downloads',
  running: 'Downloads, {count} running',
  export: 'Export',
};
