import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { maxPageSize } from '../../graphql/schema/paging.js';

@InputType({ description: 'A comment: a text, photos, or both.' })
export class ComplaintCommentInput {
  @Field(() => String, { nullable: true, description: 'The text.' })
  text?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Photos: addresses that `uploadPhoto` returned.' })
  photos!: string[];
}

@ArgsType()
export class ComplaintCommentTarget {
  @Field(() => ID, { description: 'The complaint.' })
  complaintId!: string;

  @Field(() => ID, { description: 'The comment.' })
  commentId!: string;
}

/** The arguments that set the plan of a complaint. */
@ArgsType()
export class ComplaintPlanArgs {
  @Field(() => ID, { description: 'The complaint.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the user saw; if it has changed since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}

@ArgsType()
export class ComplaintCommentArgs {
  @Field(() => Int, { defaultValue: 100, description: 'Maximum number of comments, 1 to 1000: the newest.' })
  @Min(1)
  @Max(maxPageSize)
  last!: number;

  @Field(() => ID, { nullable: true, description: 'Only those older than this comment.' })
  before?: string | null;
}

@ArgsType()
export class ComplaintStepArgs {
  @Field(() => ID, { description: 'The complaint.' })
  id!: string;

  @Field(() => String, { description: 'The reason, which is also saved as a comment.' })
  reason!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the user saw; if it has changed since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
