import { Field, InputType } from 'type-graphql';

/**
 * What the row of an import says of a person or a company alike. Everything may be missing, and what is mistyped is text:
 * a mistake of one row is told as that row's, and the others are looked at all the same.
 */
@InputType()
export abstract class ImportRow {
  @Field(() => String, { nullable: true, description: 'Name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number behind +62: digits, without the leading 0.',
  })
  phone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether who it is about may sign in; of a company, its people.',
  })
  isActive?: boolean | null;
}
