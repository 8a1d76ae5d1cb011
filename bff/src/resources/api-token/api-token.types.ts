import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../schema/paging.js';
import { type OnDemand, Payload } from '../../schema/payload.js';

@ObjectType({
  simpleResolvers: true,
  description: "A key for an integration: it has its owner's scope and permissions, never more.",
})
export class ApiToken {
  @Field(() => ID, { description: 'Identifies the API token; it is not the token itself.' })
  id!: string;

  @Field(() => String, { description: 'What it is for.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it may read only.' })
  readOnly!: boolean;

  @Field(() => GraphQLDate, { nullable: true, description: 'Last day it is good for, YYYY-MM-DD.' })
  expiresAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was made.' })
  createdAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was used last; null: never.' })
  lastUsedAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was revoked; null: it was not.' })
  revokedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of API tokens.' })
export class ApiTokenPage {
  @Field(() => [ApiToken], { description: 'The API tokens of this page.' })
  items!: ApiToken[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How making an API token went.' })
export class ApiTokenPayload extends Payload {
  @Field(() => ApiToken, { nullable: true, description: 'The API token; null when none was made.' })
  apiToken!: OnDemand<ApiToken | null>;

  @Field(() => String, {
    nullable: true,
    description: 'The token itself, to be sent as `Authorization: Bearer`. It is answered this once.',
  })
  token!: string | null;
}
