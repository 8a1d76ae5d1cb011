import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { formatLatLng, type LatLng, metresBetween } from '../lat-lng';
import { REVERSE_GEOCODE } from './operations';

/** Milliseconds that a place has to stay before its address is asked for: not at every step of a drag. */
const SETTLED = 400;
/** Metres that something may move before the address of where it was is no longer its address. */
const NEAR = 50;

export type Address =
  | { readonly state: 'none' | 'looking' }
  /** Null: nobody knows one, or nobody answers. */
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
      // An address that could not be had is asked for again; the gateway keeps those that could.
      fetchPolicy: 'no-cache',
    })
    .then(
      ({ data }) => data?.reverseGeocode?.address ?? null,
      () => null,
    );
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
      void requestAddress(client, place).then(answer);
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

/**
 * The address of something that moves. The last one stays until the next one is there, one request is made at a time, and
 * none for a move of a few metres.
 * @param known where it was when its address was known
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
