import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { textIn } from '../../errors/text.js';
import { Public, SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { reasonOfError, type SignInFailureReason } from '../../session/sign-in-failures.js';
import { meCall } from '../me/me.rest.js';
import { readAfterSave } from '../saved-row.js';
import {
  ChangePasswordInput,
  ForgotPasswordInput,
  ProfileInput,
  ResetPasswordInput,
} from './account.inputs.js';
import {
  changePasswordCall,
  forgotPasswordCall,
  profileCall,
  profilePayload,
  resetPasswordCall,
} from './account.rest.js';
import { ChangePasswordPayload, ProfilePayload, SignInOptions } from './account.types.js';

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => SignInOptions, { description: 'The ways to sign in, besides a password.' })
  async signInOptions(@Ctx() context: Context): Promise<SignInOptions> {
    const { federatedName, language } = context;
    const failure = await context.takeSignInFailure();
    return {
      federated: federatedName !== null,
      federatedName,
      failure: failure && textIn(failure, language),
    };
  }

  @Public()
  @Mutation(() => ActionPayload, {
    description:
      'Mails a link to set a new password. The response is the same whether or not the account exists.',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput, { description: 'Whose password.' })
    { email }: ForgotPasswordInput,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    return payloadOf(await rest.save(forgotPasswordCall, { email }));
  }

  @Public()
  @Mutation(() => ActionPayload, {
    description:
      'Sets a new password with the token of the mailed link, which ends every session of the user.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: "The link's token and the new password." })
    { token, newPassword }: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<ActionPayload> {
    const failed = (reason: SignInFailureReason) =>
      context.signInFailed({ method: 'reset_link', reason, account: token });
    const reply = await context.rest
      .act(resetPasswordCall, { token, newPassword })
      .catch((error: unknown) => {
        failed(reasonOfError(error));
        throw error;
      });
    if (reply.success) {
      await context.rememberDevice(reply.data?.device ?? null);
      return { success: true, message: reply.message, errors: [] };
    }
    if (reply.errors.some(({ field }) => field === 'token')) failed('LINK_INVALID');
    return reply;
  }

  @SignedIn()
  @Mutation(() => ChangePasswordPayload, {
    description:
      "Changes the caller's password, which ends every session of the user, including the caller's.",
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    { oldPassword, newPassword }: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<ChangePasswordPayload> {
    const reply = await context.rest.postBody(changePasswordCall, { oldPassword, newPassword });
    if (reply.success) await context.signOutEverywhere();
    else if (reply.errors.some(({ field }) => field === 'oldPassword'))
      context.signInFailed({ method: 'old_password', reason: 'WRONG_CREDENTIALS', account: null });
    return { ...reply, signedOut: reply.success };
  }

  @SignedIn()
  @Mutation(() => ProfilePayload, {
    description: "Saves the caller's own profile. An omitted portrait stays unchanged.",
  })
  async updateProfile(
    @Arg('input', () => ProfileInput, { description: 'The profile.' }) input: ProfileInput,
    @Ctx() context: Context,
  ): Promise<ProfilePayload> {
    const photoBase = context.rest.addressOf('fileService', 'load');
    const reply = await context.rest.save(profileCall, profilePayload(input, photoBase));
    return {
      ...payloadOf(reply),
      get me() {
        return reply.success
          ? readAfterSave(context, meCall.path, () => context.rest.read(meCall))
          : Promise.resolve(null);
      },
    };
  }
}
