import type { TestEvent } from '../webhook.js';

/** An export in the format of `ftp/status`. */
export const exportStatusRow = (more: Readonly<Record<string, unknown>> = {}) => ({
  namaFile: 'x1.csv',
  name: 'Vehicle 2026-11-21.csv',
  state: 'building',
  rows: 1000,
  totalRow: 4000,
  ...more,
});

export const exportChanged = (users: readonly number[], namaFile = 'x1.csv'): TestEvent => ({
  type: 'export.changed',
  users,
  data: { namaFile, state: 'building', rows: 1000, totalRow: 4000 },
});
