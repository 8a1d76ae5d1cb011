import { Field, Int, ObjectType } from 'type-graphql';
import { defineCodes, type MemberOf } from '../../graphql/schema/codes.js';
import { type OnDemand, Payload } from '../../graphql/schema/payload.js';
import { code, countOrZero, custom, dateTime, hidden, id, integer, text } from '../definition/fields.js';
import { flagKind } from '../definition/kinds.js';
import { definePage } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

const states = defineCodes('BulkChangeState', 'The progress of a bulk change.', {
  WAITING: ['waiting', 'Accepted, not started.'],
  RUNNING: ['running', 'In progress.'],
  DONE: ['done', 'Every record was handled.'],
  FAILED: ['failed', 'Stopped by a fault; the records that were changed stay so.'],
});

export const outcomes = defineCodes('BulkChangeOutcome', 'What became of a record in a bulk change.', {
  ADDED: ['added', 'It was created, by an import.'],
  REMOVED: ['removed', 'It was removed, by the undo of an import.'],
  CHANGED: ['changed', 'It was changed.'],
  UNCHANGED: ['unchanged', 'It had the value already.'],
  REFUSED: ['refused', 'It was not changed, for the reason in `reason`.'],
});
export type BulkChangeOutcome = MemberOf<typeof outcomes>;

export const bulkChange = defineRecord({
  name: 'BulkChange',
  description:
    'A change of many records in the background, each by the rules of a save; only its owner can read it.',
  fields: {
    id: id('id', { description: 'Identifies the bulk change.' }),
    resourcePath: hidden(text('resource', { nullable: true, description: 'The resource of its records.' })),
    state: code('state', states, { description: 'Its progress.' }),
    total: integer('total', { description: 'Number of records in it.' }),
    isImport: custom(
      { type: Boolean, input: flagKind.input },
      'field',
      (schemas) => schemas.optionalText.transform((field) => field === null),
      { description: 'Whether it is an import, or the undo of one: such a change is of several fields.' },
    ),
    added: countOrZero('added', { description: 'Number of records that an import created.' }),
    removed: countOrZero('removed', {
      description: 'Number of records that the undo of an import removed.',
    }),
    changed: countOrZero('changed', { description: 'Number of records that were changed so far.' }),
    unchanged: countOrZero('unchanged', { description: 'Number of records that had the value already.' }),
    refused: countOrZero('refused', { description: 'Number of records that were refused.' }),
    isUndone: custom(
      { type: Boolean, input: flagKind.input },
      'undoneBy',
      (schemas) => schemas.optionalId.transform((undo) => undo !== null),
      { description: 'Whether it was undone.' },
    ),
    createdAt: dateTime('createdDate', { nullable: true, description: 'When it was started.' }),
    finishedAt: dateTime('finishedDate', { nullable: true, description: 'When it ended; null before.' }),
  },
});
export type BulkChange = ItemOf<typeof bulkChange>;

export const BulkChangePage = definePage('BulkChangePage', bulkChange.type, {
  description: 'One page of bulk changes.',
  items: 'The bulk changes of this page.',
});

export const bulkChangeRow = defineRecord({
  name: 'BulkChangeRow',
  description: 'A record of a bulk change.',
  fields: {
    id: id('rowId', { description: 'Identifies the record.' }),
    label: text('label', {
      nullable: true,
      description: 'What the record is called, such as the licence plate; null when it is out of scope.',
    }),
    outcome: code('outcome', outcomes, {
      nullable: true,
      description: 'What became of it; null while it waits.',
    }),
    code: text('code', {
      nullable: true,
      description: 'Why it was refused, for programs: `CONFLICT`, `NOT_ALLOWED` and so on.',
    }),
    reason: text('reason', { nullable: true, description: 'Why it was refused, as a text for the user.' }),
  },
});

export const BulkChangeRowPage = definePage('BulkChangeRowPage', bulkChangeRow.type, {
  description: 'One page of the records of a bulk change.',
  items: 'The records of this page.',
});

@ObjectType({ simpleResolvers: true, description: 'What a bulk change would do now.' })
export class BulkChangeCounts {
  @Field(() => Int, { description: 'Number of records that were found.' })
  total!: number;

  @Field(() => Int, { description: 'Records that would be changed.' })
  changed!: number;

  @Field(() => Int, { description: 'Records that have the value already.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Records that may not be changed.' })
  refused!: number;
}

@ObjectType({ description: 'The result of starting or undoing a bulk change.' })
export class BulkChangePayload extends Payload {
  @Field(() => BulkChangeCounts, {
    nullable: true,
    description: 'What it would do; null when it was refused, and for an undo.',
  })
  counts!: BulkChangeCounts | null;

  @Field(() => bulkChange.type, {
    nullable: true,
    description: 'The bulk change that was started; null in a dry run, and when it was refused.',
  })
  bulkChange!: OnDemand<BulkChange | null>;
}
