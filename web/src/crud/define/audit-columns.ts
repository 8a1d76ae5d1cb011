/** Who created a record and who changed it last, and when: the last columns of most lists. */
export const AUDIT_COLUMNS = {
  createdBy: { width: 140 },
  createdAt: { width: 130, kind: 'instant' },
  updatedBy: { width: 140 },
  updatedAt: { width: 130, kind: 'instant' },
} as const;
