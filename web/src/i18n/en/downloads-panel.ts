import type { downloadsPanel as base } from '../id/downloads-panel';
import type { English } from './english';

export const downloadsPanel: English<typeof base> = {
  asXlsx: 'Excel (XLSX)',
  asCsv: 'CSV',
  requested: 'The download request was sent to the server',
  preparing: 'Your file is being prepared',
  generateError: 'The download request failed: Generate error',
  requestFailed: 'Request download failed (x8000)',
  downloadFailed: 'Download failed (x8001)',
  fileMissing: 'Download failed: the file was not found',
  succeeded: 'Download complete',
  noMessage: 'No Message Available',
  cancelled: 'Download cancelled',
  expired: 'The file was deleted after 24 hours',
  cancel: 'Cancel {name}',
  save: 'Download {name}',
  history: 'Last 24 hours',
  empty: 'No downloads yet.',
  rows: '{rows} of {total} rows',
  written: '{rows} rows',
  loading: 'Loading the history …',
  historyFailed: 'The history could not be loaded.',
};
