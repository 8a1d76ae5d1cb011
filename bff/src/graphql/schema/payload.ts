import { Field, ObjectType } from 'type-graphql';
import type { SaveError, SaveReply } from '../../rest/replies.js';

@ObjectType({
  simpleResolvers: true,
  description: 'An error that the user can correct, and the input field that it belongs to.',
})
export class UserError {
  @Field(() => String, {
    nullable: true,
    description: 'Name of the wrong input field; null if the error concerns no single field.',
  })
  field!: string | null;

  @Field(() => String, {
    description: 'The kind of error, for programs: `REFUSED`, `CONFLICT`, `TAKEN` and so on.',
  })
  code!: string;

  @Field(() => String, { description: 'The error as a text for the user.' })
  message!: string;
}

/** The result of every mutation: whether it succeeded, a message for the user, and what the user can correct. */
@ObjectType()
export abstract class Payload {
  @Field(() => Boolean, { description: 'Whether it succeeded.' })
  success!: boolean;

  @Field(() => String, { description: 'The result as a text for the user.' })
  message!: string;

  @Field(() => [UserError], { description: 'What to correct, if it failed; empty if it succeeded.' })
  errors!: UserError[];
}

/** A field of a payload that needs an upstream call: a getter, so that the call is made only if the operation selects the field. */
export type OnDemand<Value> = Promise<Value>;

/** GraphQL input name by row name, where they differ, so that errors name the field that the client sent. */
export type InputNames = Readonly<Record<string, string>>;

/** The errors of the data API, with the field names of the input. */
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
