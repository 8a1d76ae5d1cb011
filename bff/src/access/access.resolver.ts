import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Public, SignedIn } from '../schema/access-rule.js';
import type { Context } from '../schema/context.js';
import { GatewayError } from '../schema/errors.js';
import { payloadOf } from '../schema/payload.js';
import { type Text, textIn } from '../schema/text.js';
import { LoginInput } from './access.inputs.js';
import { loginCall, logoutCall, meOf, preferencesCall, readMe, savePreferencesCall } from './access.rest.js';
import { LoginPayload, LogoutPayload, Me, PreferencesPayload } from './access.types.js';

/** The largest preferences document the data API keeps (contract, section 2). */
const maxPreferencesBytes = 64 * 1024;

const tooLarge: Text = {
  id: 'Pengaturan paling besar 64 KiB.',
  en: 'Preferences may hold at most 64 KiB.',
};
const signedOut: Text = { id: 'Logout berhasil', en: 'You are logged out' };

@Resolver(() => Me)
export class AccessResolver {
  @Public()
  @Query(() => Me, {
    nullable: true,
    description:
      'Who is signed in; null when nobody is. NOT_SUPPORTED where the data API cannot say: the answer to `login` is all there is then.',
  })
  async me(@Ctx() context: Context): Promise<Me | null> {
    if (!context.session) return null;
    try {
      return meOf(await readMe(context.rest));
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'UNAUTHENTICATED') return null;
      throw error;
    }
  }

  @Public()
  @Mutation(() => LoginPayload, { description: 'Signs in: the answer carries the session cookie.' })
  async login(
    @Arg('input', () => LoginInput, { description: 'What the person signs in with.' }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const { username, password } = input;
    const reply = await context.rest.act(loginCall, { username, password, loginBy: 1 });
    if (!reply.success) return { ...reply, me: null };
    const me = meOf(reply.data);
    await context.signIn(reply.data.token, me.user.id);
    return { success: true, message: reply.message, errors: [], me };
  }

  @Public()
  @Mutation(() => LogoutPayload, {
    description: 'Signs out: the token is revoked and the session cookie cleared.',
  })
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    if (context.session) await revoke(context);
    await context.signOut();
    return { success: true, message: textIn(signedOut, context.language), errors: [] };
  }

  @SignedIn()
  @Mutation(() => PreferencesPayload, { description: "Replaces the signed-in user's preferences." })
  async savePreferences(
    @Arg('preferences', () => GraphQLJSONObject, {
      description: 'The whole document, at most 64 KiB as JSON.',
    })
    preferences: Record<string, unknown>,
    @Ctx() context: Context,
  ): Promise<PreferencesPayload> {
    if (Buffer.byteLength(JSON.stringify(preferences)) > maxPreferencesBytes) {
      const message = textIn(tooLarge, context.language);
      const errors = [{ field: 'preferences', code: 'TOO_LARGE', message }];
      return { success: false, message, errors, preferences: null };
    }
    const reply = await context.rest.save(savePreferencesCall, preferences);
    return { ...payloadOf(reply), preferences: reply.success ? preferences : null };
  }

  @FieldResolver(() => GraphQLJSONObject, { nullable: true })
  preferences(@Ctx() context: Context): Promise<Record<string, unknown>> {
    return context.rest.read(preferencesCall);
  }
}

/** A sign-out succeeds for the person even where the token cannot be revoked: it dies by itself, and the cookie is gone. */
async function revoke({ rest, log }: Context): Promise<void> {
  try {
    await rest.save(logoutCall, {});
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ code: error.code }, 'the token could not be revoked upstream');
  }
}
