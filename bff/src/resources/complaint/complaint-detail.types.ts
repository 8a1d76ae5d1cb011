import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineCodes } from '../../graphql/schema/codes.js';
import { type OnDemand, Payload } from '../../graphql/schema/payload.js';
import { code, dateTime, flag, hidden, id, photos, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import type { LoadedComments } from './comment-window.js';
import { type Complaint, complaint, complaintActions, complaintStatuses } from './complaint.js';

const complaintSteps = defineCodes(
  'ComplaintStep',
  'A step in the progress of a complaint.',
  {
    RAISE: ['raise', 'It was raised.'],
    ACTION: ['action', 'The supplier has chosen an action.'],
    ESTIMATE: ['estimate', 'The supplier has set the estimated completion.'],
    PRIORITY: ['priority', 'The supplier has set the priority.'],
    ASSIGN: ['assign', 'The supplier has assigned it to a person, or to nobody.'],
    DONE: ['done', 'The supplier has marked it as done.'],
    REOPEN: ['reopen', 'The tenant has reopened it.'],
    CLOSE: ['close', 'The tenant has closed it.'],
  },
  'A step unknown to this gateway.',
);

/** A comment as the detail holds it and as the event `complaint.commented` carries it. */
export const complaintComment = defineRecord({
  name: 'ComplaintComment',
  description: 'A comment on a complaint.',
  fields: {
    id: id('id', { description: 'Identifies the comment.' }),
    text: text('description', {
      nullable: true,
      description: 'The text; null when there are only photos.',
    }),
    photos: photos('photo', {
      description:
        'Addresses of its photos on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels.',
    }),
    // Null in an event, which lacks `sender`: `withSide` decides it before the comment is sent.
    isOwnSide: {
      ...flag('sender', {
        nullable: true,
        description: "Whether the author is on the caller's side.",
      }),
      nullable: false,
    },
    authorName: text('name', { nullable: true, description: 'Name of the author.' }),
    authorId: id('userId', { nullable: true, description: 'The author.' }),
    companyTypeId: hidden(id('companyTypeId', { nullable: true, description: "The author's company type." })),
    step: code('step', complaintSteps, {
      nullable: true,
      description: 'The step that the comment gives the reason for; null for any other comment.',
    }),
    createdAt: dateTime('createdDate', { nullable: true, description: 'When it was written.' }),
    editedAt: dateTime('editedDate', {
      nullable: true,
      description: 'When its text was edited; null if it never was.',
    }),
    deletedAt: dateTime('deletedDate', {
      nullable: true,
      description: 'When it was deleted, with its text and photos; null if it is not.',
    }),
    changeableUntil: dateTime('changeableUntil', {
      nullable: true,
      description: 'Until when the caller may edit or delete it; null if the caller may not.',
    }),
  },
});

export type ComplaintComment = ItemOf<typeof complaintComment>;

export const complaintMove = defineRecord({
  name: 'ComplaintMove',
  description: 'A completed step of a complaint.',
  fields: {
    id: id('id', { description: 'Identifies the step.' }),
    step: code('step', complaintSteps, { description: 'The step.' }),
    from: code('fromStatus', complaintStatuses, {
      nullable: true,
      description: 'The status before; null for the first step.',
    }),
    to: code('toStatus', complaintStatuses, { description: 'The status after.' }),
    action: code('actionId', complaintActions, {
      nullable: true,
      description: 'The action that the supplier has chosen, for ACTION.',
    }),
    otherFrom: hidden(id('fromStatus', { nullable: true, description: 'The code of the status before.' })),
    otherTo: hidden(id('toStatus', { nullable: true, description: 'The code of the status after.' })),
    otherAction: hidden(id('actionId', { nullable: true, description: 'The code of the action.' })),
    reason: text('reason', { nullable: true, description: 'The reason, as the user wrote it.' }),
    value: text('value', {
      nullable: true,
      description:
        'What the step has set, for ESTIMATE, PRIORITY and ASSIGN: a day with its time, a priority, or a name.',
    }),
    by: text('name', { nullable: true, description: 'Name of the user who took the step.' }),
    at: dateTime('createdDate', { nullable: true, description: 'When it was taken.' }),
  },
});

@ObjectType('ComplaintDetail', {
  simpleResolvers: true,
  description: 'A complaint with its comments, its history, and what the caller may do now.',
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

  @Field(() => Boolean, { description: 'Whether the caller may set the estimated completion now.' })
  canSetEstimate!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may set the priority now.' })
  canSetPriority!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may assign it to a person now.' })
  canAssign!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The supplier's phone number after +62, without the leading 0.",
  })
  supplierPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The tenant's phone number after +62, without the leading 0.",
  })
  tenantPhone!: string | null;

  @Field(() => Boolean, { description: "Whether the caller may choose the supplier's action now." })
  canSetAction!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may mark it as done now.' })
  canMarkDone!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may reopen it now.' })
  canReopen!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may close it now.' })
  canClose!: boolean;

  @Field(() => Int, { description: 'The number of comments.' })
  commentCount!: number;

  @Field(() => [complaintMove.type], {
    description: 'Its completed steps, oldest first; empty if the data API does not return them.',
  })
  history!: ItemOf<typeof complaintMove>[];

  /** The comments that were read with it; others are requested when they are selected. */
  loaded!: LoadedComments<ComplaintComment>;
}

export const ComplaintDetail = DetailType;
export type ComplaintDetail = Complaint & DetailType;

@ObjectType({ description: 'The result of saving a complaint or one of its steps.' })
export class ComplaintPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The complaint; null when nothing was saved.' })
  complaintId!: string | null;

  @Field(() => ComplaintDetail, {
    nullable: true,
    description: 'The complaint as saved; null when nothing was saved.',
  })
  complaint!: OnDemand<ComplaintDetail | null>;
}

@ObjectType({ description: 'The result of commenting on a complaint.' })
export class ComplaintCommentPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The comment; null when nothing was saved.' })
  commentId!: string | null;
}
