import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'One entry of a pick list.' })
export class Option {
  @Field(() => ID, { description: 'What to send when this entry is picked.' })
  value!: string;

  @Field(() => String, { description: 'What to show.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it belongs to, where entries of several owners may have the same text; null elsewhere.',
  })
  group?: string | null;
}
