import { dateTime, integer, text } from './fields.js';

/** What every row of the data API has about its creation and its last change. */
export const auditFields = {
  createdBy: text('createdBy', {
    nullable: true,
    description: 'Name of the person who made it.',
    sort: 'Who created it.',
  }),
  createdAt: dateTime('createdDate', {
    nullable: true,
    description: 'When it was made.',
    sort: 'When it was created.',
  }),
  updatedBy: text('updatedBy', {
    nullable: true,
    description: 'Name of the person who changed it last.',
    sort: 'Who changed it last.',
  }),
  updatedAt: dateTime('updatedDate', {
    nullable: true,
    description: 'When it was changed last.',
    sort: 'When it was changed last.',
  }),
  version: integer('version', {
    nullable: true,
    description:
      'Counts the edits. Sent back with an edit, it makes the edit fail with CONFLICT if somebody else was faster.',
  }),
};
