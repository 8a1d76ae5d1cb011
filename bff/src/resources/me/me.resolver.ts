import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { type Text, textIn } from '../../errors/text.js';
import { Public } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { readOfSession, revokeToken } from '../../session/session-calls.js';
import { reasonOfCode, reasonOfError, type SignInFailureReason } from '../../session/sign-in-failures.js';
import { loginCall, meCall } from './me.rest.js';
import { LoginInput, LoginPayload, LogoutPayload, type Me, sessionUser } from './me.types.js';

const signedOut: Text = { id: 'Logout berhasil', en: 'You are signed out' };

@Resolver()
export class MeResolver {
  @Public()
  @Query(() => sessionUser.type, {
    nullable: true,
    description:
      'The signed-in user; null without a session, or with the cookie of one that has ended. UNAUTHENTICATED for a bearer token that is not good. NOT_SUPPORTED if the data API cannot return it: then only the payload of `login` has it.',
  })
  async me(@Ctx() context: Context): Promise<Me | null> {
    if (!context.session) return null;
    try {
      return await readOfSession(context.rest, meCall);
    } catch (error) {
      const isOver = error instanceof GatewayError && error.code === 'UNAUTHENTICATED';
      // A browser sends its cookie by itself, also after the session; a token is sent on purpose.
      if (isOver && context.session.via === 'cookie') return null;
      throw error;
    }
  }

  @Public()
  @Mutation(() => LoginPayload, { description: 'Signs in: the response sets the session cookie.' })
  async login(
    @Arg('input', () => LoginInput, { description: 'The credentials.' }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const { username, password } = input;
    const failed = (reason: SignInFailureReason) =>
      context.signInFailed({ method: 'password', reason, account: username });
    const reply = await context.rest
      .act(loginCall, { username, password, loginBy: 1, ...(await context.knownDevices()) })
      .catch((error: unknown) => {
        failed(reasonOfError(error));
        throw error;
      });
    if (!reply.success) {
      failed(reasonOfCode(reply.errors[0]?.code));
      return { ...reply, me: null };
    }
    const { token, device, ...me } = reply.data;
    await context.signIn(token, me.user.id);
    await context.rememberDevice(device);
    return { success: true, message: reply.message, errors: [], me };
  }

  @Public()
  @Mutation(() => LogoutPayload, {
    description: 'Signs out: the token is revoked and the session cookie cleared.',
  })
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    if (context.session) await revokeToken(context.rest, context.log);
    await context.signOut();
    return { success: true, message: textIn(signedOut, context.language), errors: [] };
  }
}
