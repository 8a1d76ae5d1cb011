import { dateTime, integer, text } from './fields.js';

/** The fields of every row of the data API about its creation and its last change. */
export const auditFields = {
  createdBy: text('createdBy', {
    nullable: true,
    description: 'Name of the user who created it.',
    sort: 'Name of the user who created it.',
  }),
  createdAt: dateTime('createdDate', {
    nullable: true,
    description: 'When it was created.',
    sort: 'When it was created.',
  }),
  updatedBy: text('updatedBy', {
    nullable: true,
    description: 'Name of the user who last changed it.',
    sort: 'Name of the user who last changed it.',
  }),
  updatedAt: dateTime('updatedDate', {
    nullable: true,
    description: 'When it was last changed.',
    sort: 'When it was last changed.',
  }),
  version: integer('version', {
    nullable: true,
    description:
      'Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since.',
  }),
};
