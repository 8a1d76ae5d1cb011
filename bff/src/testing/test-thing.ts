import { defineCodes } from '../graphql/schema/codes.js';
import * as fields from '../resources/definition/fields.js';
import { defineRecord } from '../resources/definition/record.js';

const status = defineCodes('TestStatus', 'For this test.', { OFF: [0, 'Off.'], ON: [1, 'On.'] });
const description = 'For this test.';
const optional = { nullable: true, description } as const;
/** A record with a field of each kind, for tests of the REST calls. */
export const thing = defineRecord({
  name: 'TestThing',
  description,
  fields: {
    id: fields.id('id', { description }),
    name: fields.text('name', { description }),
    size: fields.number('size', { ...optional }),
    isActive: fields.flag('isActive', { description }),
    status: fields.code('status', status, { description }),
    photo: fields.photos('photo', { description }),
    startDate: fields.date('startDate', { ...optional }),
    createdBy: fields.text('createdBy', { ...optional }),
    createdDate: fields.dateTime('createdDate', { ...optional }),
    updatedBy: fields.text('updatedBy', { ...optional }),
    updatedDate: fields.dateTime('updatedDate', { ...optional }),
    version: fields.integer('version', { ...optional }),
  },
});
