/** A bulk change in the format of `bulk_change/view`. */
export const bulkChangeRow = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 9,
  resource: 'vehicle',
  field: 'vehicleStatus',
  value: 3,
  state: 'running',
  total: 400,
  changed: 98,
  unchanged: 1,
  refused: 1,
  undoes: null,
  undoneBy: null,
  createdDate: '2026-11-21T03:04:05.000Z',
  finishedDate: null,
  ...more,
});
