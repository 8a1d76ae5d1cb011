import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'One entry of a pick list.' })
export class Option {
  @Field(() => ID, { description: 'The value to send if this entry is picked.' })
  value!: string;

  @Field(() => String, { description: 'The text to show.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of its owner, if entries of several owners may have the same text; otherwise null.',
  })
  group?: string | null;
}
