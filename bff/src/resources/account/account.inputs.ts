import { GraphQLEmailAddress } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Whose password was forgotten.' })
export class ForgotPasswordInput {
  @Field(() => GraphQLEmailAddress, { description: 'E-mail address of the account.' })
  email!: string;
}

@InputType({ description: 'A new password, with the token of the link that was mailed.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token in the link: valid once, for 30 minutes.' })
  token!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  newPassword!: string;
}

@InputType({ description: "A new password for the signed-in user's own account." })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  oldPassword!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  newPassword!: string;
}

@InputType({ description: "The signed-in user's own profile." })
export class ProfileInput {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'Postal address.' })
  address!: string;

  @Field(() => String, { description: 'Phone number after +62: digits, without the leading 0.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The portrait: the URL that `uploadPhoto` returned, or the current one; null removes it.',
  })
  photo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Office where the person works, at most 100 characters; omitted it stays unchanged.',
  })
  office?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who the person reports to, at most 100 characters; omitted it stays unchanged.',
  })
  reportsTo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the user that was edited; if the user has changed since, nothing is saved (code CONFLICT).',
  })
  version?: number | null;
}
