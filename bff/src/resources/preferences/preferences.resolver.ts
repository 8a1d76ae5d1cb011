import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { JsonObject } from '../../graphql/schema/json-object.js';
import { Payload, userErrors } from '../../graphql/schema/payload.js';
import { sessionUser } from '../me/me.types.js';
import { changePreferences, preferencesCall, replacePreferences } from './preferences.rest.js';

@ObjectType({ description: 'The result of saving the preferences.' })
class PreferencesPayload extends Payload {
  @Field(() => JsonObject, { nullable: true, description: 'The preferences as saved.' })
  preferences!: Record<string, unknown> | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Increases with every change of the preferences, to find the newest copy; null if the data API does not count the changes.',
  })
  version!: number | null;
}

@Resolver(() => sessionUser.type)
export class PreferencesResolver {
  @FieldResolver(() => JsonObject, {
    nullable: true,
    description:
      'Theme, language, table layouts and saved filters; NOT_SUPPORTED if the data API stores none.',
  })
  preferences(@Ctx() context: Context): Promise<Record<string, unknown>> {
    return context.rest.read(preferencesCall);
  }

  @SignedIn()
  @Mutation(() => PreferencesPayload, {
    description: "Changes the signed-in user's preferences: one JSON document of at most 64 KiB.",
  })
  async savePreferences(
    @Arg('changes', () => JsonObject, {
      nullable: true,
      description:
        'A JSON merge patch (RFC 7396): members that are null are removed, objects are merged, anything else replaces. Members that it does not name stay unchanged.',
    })
    changes: Record<string, unknown> | null,
    @Arg('preferences', () => JsonObject, {
      nullable: true,
      deprecationReason: '2026-11-23: send `changes`, which keep what other clients have saved meanwhile',
      description: 'The whole document, which replaces the stored one.',
    })
    preferences: Record<string, unknown> | null,
    @Ctx() context: Context,
  ): Promise<PreferencesPayload> {
    if (changes && !preferences) return payloadOf(await changePreferences(context, changes));
    if (preferences && !changes) return payloadOf(await replacePreferences(context, preferences));
    throw new GatewayError('BAD_USER_INPUT', 'Send either changes or preferences.');
  }
}

const payloadOf = (saved: Awaited<ReturnType<typeof changePreferences>>): PreferencesPayload => ({
  ...saved,
  errors: userErrors(saved.errors, {}),
});
