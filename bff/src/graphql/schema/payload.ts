import { Field, ObjectType } from 'type-graphql';
import type { SaveError, SaveReply } from '../../rest/replies.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Something a person can mend, and the input field it belongs to.',
})
export class UserError {
  @Field(() => String, {
    nullable: true,
    description: 'Name of the input field that is wrong; null when it is none in particular.',
  })
  field!: string | null;

  @Field(() => String, {
    description: 'The kind of mistake, for programs: `REFUSED`, `CONFLICT`, `TAKEN` and so on.',
  })
  code!: string;

  @Field(() => String, { description: 'The mistake in words, for the person.' })
  message!: string;
}

/** The result of every mutation: whether it succeeded, a message for the user, and what the user can correct. */
@ObjectType()
export abstract class Payload {
  @Field(() => Boolean, { description: 'Whether it was done.' })
  success!: boolean;

  @Field(() => String, { description: 'What happened, in words for the person.' })
  message!: string;

  @Field(() => [UserError], { description: 'What to mend, when it was not done. Empty when it was.' })
  errors!: UserError[];
}

/**
 * What a payload has to read first: a getter answers it, so that an operation that does not ask for the field does not
 * cost the call.
 */
export type OnDemand<Value> = Promise<Value>;

/** GraphQL input name for each row name that differs, so that errors point at what the client sent. */
export type InputNames = Readonly<Record<string, string>>;

/** The mistakes that the data API found, by the names of the input. */
export const userErrors = (errors: readonly SaveError[], inputNames: InputNames): UserError[] =>
  errors.map(({ field, code, message }) => ({
    field: field === null ? null : (inputNames[field] ?? field),
    code,
    message,
  }));

/** The payload for a save's reply. */
export function payloadOf(reply: SaveReply, inputNames: InputNames = {}): Payload {
  return {
    success: reply.success,
    message: reply.message,
    errors: userErrors(reply.errors, inputNames),
  };
}
