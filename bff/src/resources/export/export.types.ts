import { Field, ID, ObjectType } from 'type-graphql';
import { defineCodes } from '../../graphql/schema/codes.js';
import { Payload } from '../../graphql/schema/payload.js';
import { code, countOrZero, custom, dateTime, integer, text, textOrEmpty } from '../definition/fields.js';
import { textKind } from '../definition/kinds.js';
import { definePage } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

const exportStates = defineCodes(
  'ExportState',
  'The progress of an export.',
  {
    WAITING: ['waiting', 'Requested, not started.'],
    BUILDING: ['building', 'In progress.'],
    READY: ['ready', 'Available for 24 hours.'],
    FAILED: ['failed', 'Failed after several attempts.'],
    CANCELLED: ['cancelled', 'Cancelled by its owner.'],
    EXPIRED: ['expired', 'Deleted after 24 hours.'],
  },
  'A state unknown to this gateway.',
);

export const exportAddress = (id: string) => `/files/exports/${encodeURIComponent(id)}`;

export const exportRecord = defineRecord({
  name: 'Export',
  description: 'An export of a list to a file, which only its owner can read.',
  fields: {
    id: { ...text('namaFile', { description: 'Identifies the export; cannot be guessed.' }), type: ID },
    name: textOrEmpty('name', { description: 'Name of the file.' }),
    state: code('state', exportStates, { description: 'Its progress.' }),
    rows: countOrZero('rows', { description: 'Number of rows written so far.' }),
    totalRows: integer('totalRow', {
      nullable: true,
      description: 'Number of rows in all; null until they are counted.',
    }),
    createdAt: dateTime('createdDate', {
      nullable: true,
      description: 'When it was requested; null if the data API does not return it.',
    }),
    finishedAt: dateTime('finishedDate', {
      nullable: true,
      description: 'When it ended; null before, and if the data API does not return it.',
    }),
    url: custom(
      { type: String, input: textKind.input },
      'namaFile',
      (schemas) => schemas.text.transform(exportAddress),
      { description: 'Address of the file on this gateway, once it is ready.' },
    ),
  },
});

export type Export = ItemOf<typeof exportRecord>;

export const ExportPage = definePage('ExportPage', exportRecord.type, {
  description: 'One page of exports.',
  items: 'The exports of this page.',
});

@ObjectType({ description: 'The result of requesting or cancelling an export.' })
export class ExportPayload extends Payload {
  @Field(() => exportRecord.type, { nullable: true, description: 'The export; null when there is none.' })
  export!: Export | null;
}
