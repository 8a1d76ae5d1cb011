import { Field, ID, ObjectType } from 'type-graphql';
import { defineCodes } from '../../graphql/schema/codes.js';
import { Payload } from '../../graphql/schema/payload.js';
import { code, countOrZero, custom, dateTime, integer, text, textOrEmpty } from '../definition/fields.js';
import { textKind } from '../definition/kinds.js';
import { definePage } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

const exportStates = defineCodes(
  'ExportState',
  'How far the file of an export is.',
  {
    WAITING: ['waiting', 'Asked for, not begun.'],
    BUILDING: ['building', 'Being made.'],
    READY: ['ready', 'There, for 24 hours.'],
    FAILED: ['failed', 'Given up after several attempts.'],
    CANCELLED: ['cancelled', 'Given up because its owner said so.'],
    EXPIRED: ['expired', 'It was there for 24 hours.'],
  },
  'One that this gateway does not know.',
);

export const exportAddress = (id: string) => `/files/exports/${encodeURIComponent(id)}`;

export const exportRecord = defineRecord({
  name: 'Export',
  description: 'A list made into a file in the background; its owner’s alone.',
  fields: {
    id: { ...text('namaFile', { description: 'Names the export; cannot be guessed.' }), type: ID },
    name: textOrEmpty('name', { description: 'What the file is called.' }),
    state: code('state', exportStates, { description: 'How far it is.' }),
    rows: countOrZero('rows', { description: 'Rows written so far.' }),
    totalRows: integer('totalRow', {
      nullable: true,
      description: 'Rows it will have; null until they are counted.',
    }),
    createdAt: dateTime('createdDate', {
      nullable: true,
      description: 'When it was asked for; null where that is not told.',
    }),
    finishedAt: dateTime('finishedDate', {
      nullable: true,
      description: 'When it was over; null before, and where that is not told.',
    }),
    url: custom(
      { type: String, input: textKind.input },
      'namaFile',
      (schemas) => schemas.text.transform(exportAddress),
      { description: 'Where the gateway hands the file out, once it is ready.' },
    ),
  },
});

export type Export = ItemOf<typeof exportRecord>;

export const ExportPage = definePage('ExportPage', exportRecord.type, {
  description: 'A page of exports.',
  items: 'The exports on the page.',
});

@ObjectType({ description: 'How asking for an export, or giving it up, went.' })
export class ExportPayload extends Payload {
  @Field(() => exportRecord.type, { nullable: true, description: 'The export; null when there is none.' })
  export!: Export | null;
}
