import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { type ErrorCode, GatewayError } from '../errors/errors.js';
import { type Text, textIn } from '../errors/text.js';
import { SignedIn } from '../graphql/schema/access-rule.js';
import { LatLngInput } from '../graphql/schema/lat-lng.js';
import type { GeocoderContext } from './geocoder.js';
import { Place, SearchPlacesArgs } from './place.types.js';

@Resolver(() => Place)
export class PlaceResolver {
  @SignedIn()
  @Query(() => Place, {
    nullable: true,
    description:
      'The place at a coordinate; null when there is none, and, with a warning in `extensions.warnings`, when the geocoder fails.',
  })
  async reverseGeocode(
    @Args(() => LatLngInput) { latitude, longitude }: LatLngInput,
    @Ctx() context: GeocoderContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Place | null> {
    return orWarning(context, info, () => context.geocoder.placeAt(latitude, longitude, context));
  }

  @SignedIn()
  @Query(() => [Place], {
    nullable: true,
    description:
      'Places by the words of their names, best match first; null, with a warning in `extensions.warnings`, when the geocoder fails.',
  })
  async searchPlaces(
    @Args(() => SearchPlacesArgs) { text, near, isTyping }: SearchPlacesArgs,
    @Ctx() context: GeocoderContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Place[] | null> {
    const { geocoder } = context;
    return orWarning<Place[] | null>(context, info, async () =>
      isTyping && !geocoder.allowsTyping ? null : geocoder.placesNamed(text, near ?? null, context),
    );
  }
}

const noAddresses: Text = {
  id: 'Alamat sedang tidak dapat dicari.',
  en: 'Addresses cannot be looked up at the moment.',
};

/** Codes that reach the client as they are. A 401 or 403 of the geocoder concerns the gateway, not the caller. */
const forwardedCodes: ReadonlySet<ErrorCode> = new Set([
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
]);

/**
 * A result of the geocoder, or null with a warning when it fails: an address must not fail a screen. The
 * geocoder checks no token, so the data API checks a bearer token first. A geocoder without a search [+] is NOT_SUPPORTED.
 */
async function orWarning<Result>(
  context: GeocoderContext,
  { path }: GraphQLResolveInfo,
  request: () => Promise<Result>,
): Promise<Result | null> {
  await context.currentUserId();
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 'NOT_SUPPORTED') throw error;
    context.log.warn({ field: path.key, code: error.code }, 'an address could not be looked up');
    context.warnings.push({
      code: forwardedCodes.has(error.code) ? error.code : 'UPSTREAM_UNAVAILABLE',
      message: textIn(noAddresses, context.language),
      path: [path.key],
    });
    return null;
  }
}
