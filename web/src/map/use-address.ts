import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { formatLatLng, type LatLng } from './lat-lng';
import { REVERSE_GEOCODE } from './operations';

/** Milliseconds that a place has to stay before its address is asked for: not at every step of a drag. */
const SETTLED = 400;

export type Address =
  | { readonly state: 'none' | 'looking' }
  /** Null: nobody knows one, or nobody answers. */
  | { readonly state: 'known'; readonly text: string | null };

/** An address that is known already, such as that of a place found by its name. */
export interface KnownAddress {
  readonly place: LatLng;
  readonly text: string;
}

/** The address of a place, asked of the geocoder (administration 2.11). A failure is an address that nobody knows. */
export function useAddress(place: LatLng | null, known: KnownAddress | null): Address {
  const client = useApolloClient();
  const at = formatLatLng(place);
  const isKnown = known !== null && formatLatLng(known.place) === at;
  const [found, setFound] = useState<{ at: string; text: string | null } | null>(null);
  const isFound = found !== null && found.at === at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is the place as a value
  useEffect(() => {
    if (place === null || isKnown || isFound) return;
    let isCurrent = true;
    const answer = (text: string | null): void => {
      if (isCurrent) setFound({ at, text });
    };
    const timer = setTimeout(() => {
      const { latitude, longitude } = place;
      client
        .query({
          query: REVERSE_GEOCODE,
          variables: { latitude, longitude },
          // An address that could not be had is asked for again; the gateway keeps those that could.
          fetchPolicy: 'no-cache',
        })
        .then(
          ({ data }) => answer(data?.reverseGeocode?.address ?? null),
          () => answer(null),
        );
    }, SETTLED);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, at, isKnown, isFound]);

  if (place === null) return { state: 'none' };
  if (isKnown) return { state: 'known', text: known.text };
  return isFound ? { state: 'known', text: found.text } : { state: 'looking' };
}
