/** Who made a record and who changed it last, and when: the last columns of most lists. */
export const AUDIT_COLUMNS = [
  { field: 'createdBy', header: 'createdBy', width: 140, sort: 'CREATED_BY' },
  { field: 'createdAt', header: 'createdAt', width: 130, sort: 'CREATED_AT', kind: 'instant' },
  { field: 'updatedBy', header: 'updatedBy', width: 140, sort: 'UPDATED_BY' },
  { field: 'updatedAt', header: 'updatedAt', width: 130, sort: 'UPDATED_AT', kind: 'instant' },
] as const;
