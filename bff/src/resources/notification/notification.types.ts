import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { maxPageSize, PageInfo } from '../../schema/paging.js';
import { Payload } from '../../schema/payload.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Something that happened and that its reader should know.',
})
export class Notification {
  @Field(() => ID, { description: 'Identifies the notification.' })
  id!: string;

  @Field(() => String, { description: 'What happened, in a few words.' })
  title!: string;

  @Field(() => String, { description: 'What happened, in a sentence.' })
  description!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was written or read.' })
  updatedAt!: string | null;

  @Field(() => Boolean, { description: 'Whether it was opened.' })
  isRead!: boolean;

  @Field(() => String, { nullable: true, description: 'The place in the web client it leads to.' })
  path!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of notifications, newest first.' })
export class NotificationPage {
  @Field(() => [Notification], { description: 'The notifications of this page.' })
  items!: Notification[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How marking notifications as read went.' })
export class NotificationPayload extends Payload {
  @Field(() => Int, {
    nullable: true,
    description: 'How many are unread now; null when that could not be asked.',
  })
  unreadCount!: number | null;
}

@ArgsType()
export class NotificationPageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page to read, from 1.' })
  @Min(1)
  page!: number;

  @Field(() => Int, { defaultValue: 5, description: 'Notifications on a page, 1 to 1000.' })
  @Min(1)
  @Max(maxPageSize)
  size!: number;
}
