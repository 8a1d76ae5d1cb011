import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a person signs in with.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address or username.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}
