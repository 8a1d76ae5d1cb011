import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { definePage } from '../definition/list.js';

@ObjectType({ simpleResolvers: true, description: 'What was changed in a field of a record.' })
export class FieldChange {
  @Field(() => String, { description: 'The input field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The value before, as text: a member of an enum, `true` or `false`, YYYY-MM-DD, `latitude, longitude`, a name, or the number of photos. Null for none. If both values are equal, the data API does not return them, such as those of a password.',
  })
  former!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after the change, as text.' })
  now!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the field is a list: then `former` has the names that were removed and `now` those that were added, separated by `; `.',
  })
  isList!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A change of a record.' })
export class RecordChange {
  @Field(() => ID, { description: 'Identifies the change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who made it; null if the data API did, such as at the end of a contract.',
  })
  changedBy!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was made.' })
  changedAt!: string | null;

  @Field(() => [FieldChange], { description: 'What was changed.' })
  fields!: FieldChange[];
}

export const RecordChangePage = definePage('RecordChangePage', RecordChange, {
  description: 'One page of the changes of a record.',
  items: 'The changes of this page, newest first.',
});
