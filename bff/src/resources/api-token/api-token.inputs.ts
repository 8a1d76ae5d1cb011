import { GraphQLDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'An API token to make.' })
export class ApiTokenInput {
  @Field(() => String, { description: 'What it is for.' })
  name!: string;

  @Field(() => GraphQLDate, { description: 'Last day it is good for, YYYY-MM-DD.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether it may read only.' })
  readOnly!: boolean;
}
