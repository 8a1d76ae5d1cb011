import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';
import { formatLatLng, type LatLng, metresBetween, parseLatLng } from '../lat-lng';
import { REVERSE_GEOCODE } from './operations';

/** Milliseconds that a place must stay before its address is requested: not at every step of a drag. */
const SETTLED_MS = 400;
/** Metres of movement after which an address is outdated. */
const NEAR = 50;

export type Address =
  | { readonly state: 'none' | 'looking' }
  /** Null where there is none or the request failed. */
  | { readonly state: 'known'; readonly text: string | null };

/** An address that is known already, such as that of a place found by its name. */
export interface KnownAddress {
  readonly place: LatLng;
  readonly text: string;
}

/** The address that the geocoder has for a place; null where it has none, or fails. */
function requestAddress(client: ApolloClient, { latitude, longitude }: LatLng): Promise<string | null> {
  return client
    .query({
      query: REVERSE_GEOCODE,
      variables: { latitude, longitude },
      // A failed request is repeated; the gateway caches successful ones.
      fetchPolicy: 'no-cache',
    })
    .then(
      ({ data }) => data?.reverseGeocode?.address ?? null,
      () => null,
    );
}

/** The address of a place from the geocoder. A failure counts as no address. */
export function useAddress(place: LatLng | null, known: KnownAddress | null): Address {
  const at = formatLatLng(place);
  const isKnown = known !== null && formatLatLng(known.place) === at;
  const settledAt = useDebounced(at, SETTLED_MS);
  const settled = parseLatLng(settledAt);
  const { data, loading } = useQuery(REVERSE_GEOCODE, {
    variables: settled ?? { latitude: 0, longitude: 0 },
    skip: settled === null || isKnown || settledAt !== at,
    // A failed request is repeated; the gateway caches successful ones.
    fetchPolicy: 'no-cache',
  });
  if (place === null) return { state: 'none' };
  if (isKnown) return { state: 'known', text: known.text };
  if (settledAt !== at || loading) return { state: 'looking' };
  return { state: 'known', text: data?.reverseGeocode?.address ?? null };
}

/**
 * The address of a moving object. The last one stays until the next is loaded; there is one request at a time, and none for
 * a move of a few metres.
 * @param known the position of the known address
 */
export function useMovingAddress(place: LatLng | null, known: KnownAddress | null): Address {
  const client = useApolloClient();
  const at = formatLatLng(place);
  const [found, setFound] = useState<{ place: LatLng; text: string | null } | null>(null);
  const isRequesting = useRef(false);
  const isNear = (address: { place: LatLng } | null): boolean =>
    place !== null && address !== null && metresBetween(address.place, place) <= NEAR;
  const last = isNear(known) ? known : (found ?? known);
  const isKnown = isNear(last);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is the place as a value; `found` ends a request
  useEffect(() => {
    if (place === null || isKnown || isRequesting.current) return;
    isRequesting.current = true;
    void requestAddress(client, place).then((text) => {
      isRequesting.current = false;
      setFound({ place, text });
    });
  }, [client, at, isKnown, found]);

  if (place === null) return { state: 'none' };
  return last === null ? { state: 'looking' } : { state: 'known', text: last.text };
}
