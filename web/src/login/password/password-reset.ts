import { post } from '../../api/transport/post';
import { ForgotPasswordDocument, ResetPasswordDocument } from '../../gql/plain/graphql';

/** The result, in the server's words. */
export interface Outcome {
  success: boolean;
  message: string;
  /** The fields of the input that were wrong. */
  errors?: { field?: string | null }[];
}

function outcomeOf(outcome: Outcome | undefined, errors: { message: string }[] | undefined): Outcome {
  const refusal = errors?.[0]?.message;
  if (refusal !== undefined) return { success: false, message: refusal };
  if (outcome === undefined) throw new Error('The gateway gave no response');
  return outcome;
}

/**
 * Requests a mail with a link to set a new password.
 * @throws when there was no response.
 */
export async function forgotPassword(email: string): Promise<Outcome> {
  const { data, errors } = await post(ForgotPasswordDocument, { input: { email } });
  return outcomeOf(data?.forgotPassword, errors);
}

/**
 * Sets a new password with the token of such a link.
 * @throws when there was no response.
 */
export async function resetPassword(token: string, newPassword: string): Promise<Outcome> {
  const input = { token, newPassword };
  const { data, errors } = await post(ResetPasswordDocument, { input });
  return outcomeOf(data?.resetPassword, errors);
}
