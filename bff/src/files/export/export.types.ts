import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../graphql/schema/paging.js';
import { Payload } from '../../graphql/schema/payload.js';

export enum ExportState {
  WAITING = 'WAITING',
  BUILDING = 'BUILDING',
  READY = 'READY',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(ExportState, {
  name: 'ExportState',
  description: 'How far the file of an export is.',
  valuesConfig: {
    WAITING: { description: 'Asked for, not begun.' },
    BUILDING: { description: 'Being made.' },
    READY: { description: 'There, for 24 hours.' },
    FAILED: { description: 'Given up after several attempts.' },
    CANCELLED: { description: 'Given up because its owner said so.' },
    EXPIRED: { description: 'It was there for 24 hours.' },
    UNKNOWN: { description: 'One that this gateway does not know.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A list made into a file in the background; its owner’s alone.',
})
export class Export {
  @Field(() => ID, { description: 'Names the export; cannot be guessed.' })
  id!: string;

  @Field(() => String, { description: 'What the file is called.' })
  name!: string;

  @Field(() => ExportState, { description: 'How far it is.' })
  state!: ExportState;

  @Field(() => Int, { description: 'Rows written so far.' })
  rows!: number;

  @Field(() => Int, { nullable: true, description: 'Rows it will have; null until they are counted.' })
  totalRows!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was asked for; null where that is not told.',
  })
  createdAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was over; null before, and where that is not told.',
  })
  finishedAt!: string | null;

  @Field(() => String, { description: 'Where the gateway hands the file out, once it is ready.' })
  url!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of exports.' })
export class ExportPage {
  @Field(() => [Export], { description: 'The exports on the page.' })
  items!: Export[];

  @Field(() => PageInfo, { description: 'Where the page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How asking for an export, or giving it up, went.' })
export class ExportPayload extends Payload {
  @Field(() => Export, { nullable: true, description: 'The export; null when there is none.' })
  export!: Export | null;
}
