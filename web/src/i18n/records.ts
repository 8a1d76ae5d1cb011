/** The headers of who made a record and changed it last, and when, as every list has them. */
export const auditTexts = {
  createdBy: 'Created By',
  createdAt: 'Created Date',
  updatedBy: 'Modified By',
  updatedAt: 'Modified Date',
};

/** Whether a record is in use. */
export const statusTexts = {
  isActive: 'Status',
  active: 'Aktif',
  inactive: 'Tidak Aktif',
};
