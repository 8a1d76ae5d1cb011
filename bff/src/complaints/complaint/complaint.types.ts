import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Audited } from '../../schema/audited.js';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';
import type { LoadedComments } from './comment-window.js';

export enum ComplaintStatus {
  OPEN = 'OPEN',
  IN_PROGRESS = 'IN_PROGRESS',
  DONE = 'DONE',
  REOPEN = 'REOPEN',
  CLOSED = 'CLOSED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(ComplaintStatus, {
  name: 'ComplaintStatus',
  description: 'How far a complaint has come.',
  valuesConfig: {
    OPEN: { description: 'Raised; the supplier is to act (code 0).' },
    IN_PROGRESS: { description: 'The supplier has said what it does (code 1).' },
    DONE: { description: 'The supplier says it is done; the tenant is to look (code 2).' },
    REOPEN: { description: 'The tenant is not content; the supplier is to act again (code 3).' },
    CLOSED: { description: 'Closed by the tenant, for good (code 4).' },
    UNKNOWN: { description: 'No code, or one that this gateway does not know.' },
  },
});

export enum ComplaintAction {
  REPAIR = 'REPAIR',
  REPLACEMENT = 'REPLACEMENT',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(ComplaintAction, {
  name: 'ComplaintAction',
  description: 'What the supplier does about a complaint.',
  valuesConfig: {
    REPAIR: { description: 'The vehicle is repaired (code 0).' },
    REPLACEMENT: { description: 'The vehicle is replaced, and goes into maintenance (code 1).' },
    UNKNOWN: { description: 'A code that this gateway does not know.' },
  },
});

export enum ComplaintStep {
  RAISE = 'RAISE',
  ACTION = 'ACTION',
  DONE = 'DONE',
  REOPEN = 'REOPEN',
  CLOSE = 'CLOSE',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(ComplaintStep, {
  name: 'ComplaintStep',
  description: 'A step in the course of a complaint.',
  valuesConfig: {
    RAISE: { description: 'It was raised.' },
    ACTION: { description: 'The supplier said what it does.' },
    DONE: { description: 'The supplier said it is done.' },
    REOPEN: { description: 'The tenant was not content.' },
    CLOSE: { description: 'The tenant closed it.' },
    UNKNOWN: { description: 'A step that this gateway does not know.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A complaint of a tenant about a vehicle that it rents.' })
export class Complaint extends Audited {
  @Field(() => ID, { description: 'Identifies the complaint.' })
  id!: string;

  @Field(() => String, { description: 'What it is about, in a few words.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What is wrong.' })
  description!: string | null;

  @Field(() => ComplaintStatus, { description: 'How far it has come.' })
  status!: ComplaintStatus;

  @Field(() => ComplaintAction, {
    nullable: true,
    description: 'What the supplier does about it; null until it has said so.',
  })
  action!: ComplaintAction | null;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: "Day on which it is to be done: the day it was raised and the category's days.",
  })
  estimatedCompletion!: Date | null;

  @Field(() => Boolean, { description: 'Whether the supplier has done its part.' })
  isDone!: boolean;

  @Field(() => Boolean, { description: 'Whether it is closed, for good.' })
  isClosed!: boolean;

  @Field(() => Boolean, { description: 'Whether it is neither done nor closed after its day of completion.' })
  isOverdue!: boolean;

  @Field(() => [String], {
    description:
      'Addresses of the photos that show it, on this gateway; `?w=80`, `?w=320` or `?w=1000` asks for that width in pixels.',
  })
  evidence!: string[];

  @Field(() => ID, { nullable: true, description: 'The vehicle it is about.' })
  vehicleId!: string | null;

  @Field(() => String, { nullable: true, description: 'Licence plate of the vehicle.' })
  licensePlate!: string | null;

  @Field(() => ID, { nullable: true, description: 'The category it was raised in.' })
  categoryId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the category.' })
  categoryName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The supplier company that owns the vehicle.' })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the supplier company.' })
  supplierName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The tenant company that raised it.' })
  tenantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tenant company.' })
  tenantName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody wrote about a complaint.' })
export class ComplaintComment {
  @Field(() => ID, { description: 'Identifies the comment.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What was written; null when there are photos alone.' })
  text!: string | null;

  @Field(() => [String], {
    description:
      'Addresses of its photos on this gateway; `?w=80`, `?w=320` or `?w=1000` asks for that width in pixels.',
  })
  photos!: string[];

  @Field(() => Boolean, { description: "Whether somebody of the caller's own side wrote it." })
  isOwnSide!: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the person who wrote it.' })
  authorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The person who wrote it.' })
  authorId!: string | null;

  @Field(() => ComplaintStep, {
    nullable: true,
    description: 'The step that this is the reason of; null when it is none.',
  })
  step!: ComplaintStep | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was written.' })
  createdAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A step that a complaint has taken.' })
export class ComplaintMove {
  @Field(() => ID, { description: 'Identifies the move.' })
  id!: string;

  @Field(() => ComplaintStep, { description: 'The step.' })
  step!: ComplaintStep;

  @Field(() => ComplaintStatus, { nullable: true, description: 'The status before; null at the beginning.' })
  from!: ComplaintStatus | null;

  @Field(() => ComplaintStatus, { description: 'The status after.' })
  to!: ComplaintStatus;

  @Field(() => ComplaintAction, {
    nullable: true,
    description: 'What the supplier said it does, with ACTION.',
  })
  action!: ComplaintAction | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of the person.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the person who took it.' })
  by!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was taken.' })
  at!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A complaint with its comments, its course, and what the caller may do now.',
})
export class ComplaintDetail extends Complaint {
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

  @Field(() => [ComplaintMove], {
    description: 'The steps it has taken, oldest first; empty where the data API does not tell.',
  })
  history!: ComplaintMove[];

  /** What came along with it; other comments are asked for. */
  loaded!: LoadedComments;
}

@ObjectType({ simpleResolvers: true, description: 'One page of complaints.' })
export class ComplaintPage {
  @Field(() => [Complaint], { description: 'The complaints of this page.' })
  items!: Complaint[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

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
