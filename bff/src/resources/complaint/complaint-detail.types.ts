import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineCodes } from '../../graphql/schema/codes.js';
import { type OnDemand, Payload } from '../../graphql/schema/payload.js';
import { code, dateTime, flag, hidden, id, photos, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import type { LoadedComments } from './comment-window.js';
import { type Complaint, complaint, complaintActions, complaintStatuses } from './complaint.js';

const complaintSteps = defineCodes(
  'ComplaintStep',
  'A step in the course of a complaint.',
  {
    RAISE: ['raise', 'It was raised.'],
    ACTION: ['action', 'The supplier said what it does.'],
    DONE: ['done', 'The supplier said it is done.'],
    REOPEN: ['reopen', 'The tenant was not content.'],
    CLOSE: ['close', 'The tenant closed it.'],
  },
  'A step that this gateway does not know.',
);

/** A comment as the detail holds it and as the event `complaint.commented` carries it. */
export const complaintComment = defineRecord({
  name: 'ComplaintComment',
  description: 'What somebody wrote about a complaint.',
  fields: {
    id: id('id', { description: 'Identifies the comment.' }),
    text: text('description', {
      nullable: true,
      description: 'What was written; null when there are photos alone.',
    }),
    photos: photos('photo', {
      description:
        'Addresses of its photos on this gateway; `?w=80`, `?w=320` or `?w=1000` asks for that width in pixels.',
    }),
    // Null in an event, which lacks `sender`: `withSide` decides it before the comment is sent.
    isOwnSide: {
      ...flag('sender', {
        nullable: true,
        description: "Whether somebody of the caller's own side wrote it.",
      }),
      nullable: false,
    },
    authorName: text('name', { nullable: true, description: 'Name of the person who wrote it.' }),
    authorId: id('userId', { nullable: true, description: 'The person who wrote it.' }),
    companyTypeId: hidden(id('companyTypeId', { nullable: true, description: "The author's company type." })),
    step: code('step', complaintSteps, {
      nullable: true,
      description: 'The step that this is the reason of; null when it is none.',
    }),
    createdAt: dateTime('createdDate', { nullable: true, description: 'When it was written.' }),
  },
});

export type ComplaintComment = ItemOf<typeof complaintComment>;

export const complaintMove = defineRecord({
  name: 'ComplaintMove',
  description: 'A step that a complaint has taken.',
  fields: {
    id: id('id', { description: 'Identifies the move.' }),
    step: code('step', complaintSteps, { description: 'The step.' }),
    from: code('fromStatus', complaintStatuses, {
      nullable: true,
      description: 'The status before; null at the beginning.',
    }),
    to: code('toStatus', complaintStatuses, { description: 'The status after.' }),
    action: code('actionId', complaintActions, {
      nullable: true,
      description: 'What the supplier said it does, with ACTION.',
    }),
    reason: text('reason', { nullable: true, description: 'Why, in the words of the person.' }),
    by: text('name', { nullable: true, description: 'Name of the person who took it.' }),
    at: dateTime('createdDate', { nullable: true, description: 'When it was taken.' }),
  },
});

@ObjectType('ComplaintDetail', {
  simpleResolvers: true,
  description: 'A complaint with its comments, its course, and what the caller may do now.',
})
class DetailType extends complaint.type {
  @Field(() => Boolean, { description: "Whether the caller is on the tenant's side." })
  isTenantSide!: boolean;

  @Field(() => Boolean, { description: "Whether the caller is on the supplier's side." })
  isSupplierSide!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may change it now.' })
  canEdit!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may comment on it now.' })
  canComment!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may say now what the supplier does.' })
  canSetAction!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may mark it done now.' })
  canMarkDone!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may reopen it now.' })
  canReopen!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may close it now.' })
  canClose!: boolean;

  @Field(() => Int, { description: 'How many comments there are.' })
  commentCount!: number;

  @Field(() => [complaintMove.type], {
    description: 'The steps it has taken, oldest first; empty where the data API does not tell.',
  })
  history!: ItemOf<typeof complaintMove>[];

  /** The comments that were read with it; others are requested when they are selected. */
  loaded!: LoadedComments<ComplaintComment>;
}

export const ComplaintDetail = DetailType;
export type ComplaintDetail = Complaint & DetailType;

@ObjectType({ description: 'How saving a complaint, or a step of it, went.' })
export class ComplaintPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The complaint; null when nothing was saved.' })
  complaintId!: string | null;

  @Field(() => ComplaintDetail, {
    nullable: true,
    description: 'The complaint as it is now; null when nothing was saved.',
  })
  complaint!: OnDemand<ComplaintDetail | null>;
}

@ObjectType({ description: 'How commenting on a complaint went.' })
export class ComplaintCommentPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The comment; null when nothing was written.' })
  commentId!: string | null;
}
