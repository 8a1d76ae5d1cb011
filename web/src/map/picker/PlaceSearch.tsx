import { useApolloClient } from '@apollo/client/react';
import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import type { SearchPlacesQuery } from '../../gql/graphql';
import { isSamePlace, type LatLng, parseLatLng } from '../lat-lng';
import { messages } from '../messages';
import { SEARCH_PLACES } from './operations';

type Found = NonNullable<SearchPlacesQuery['searchPlaces']>[number];

type SearchState = 'idle' | 'searching' | 'failed' | readonly Found[];

/** The gateway's limit in characters. */
const MAX_TEXT = 200;

interface Props {
  /** What is picked now. */
  place: LatLng | null;
  /** `address` is that of a place found by its name. */
  onPick: (place: LatLng, address: string | null) => void;
}

/** Searches places by name: on request, not at every key press, as geocoders require. */
export function PlaceSearch({ place, onPick }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<SearchState>('idle');
  const latest = useRef('');

  async function start(): Promise<void> {
    const words = text.trim();
    if (words === '') return;
    const pair = parseLatLng(words);
    if (pair !== null) return onPick(pair, null);
    latest.current = words;
    setSearch('searching');
    const next: SearchState = await client
      .query({ query: SEARCH_PLACES, variables: { text: words }, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.searchPlaces ?? 'failed')
      .catch(() => 'failed' as const);
    if (latest.current === words) setSearch(next);
  }

  const found = typeof search === 'string' ? [] : search;
  const statusTexts = { idle: '', searching: t.searching, failed: t.searchFailed };
  return (
    <div className="map-search">
      <form
        className="form-field"
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble it to the form around the picker.
          event.stopPropagation();
          void start();
        }}
      >
        <label htmlFor={id}>{t.search}</label>
        <InputGroup
          id={id}
          value={text}
          maxLength={MAX_TEXT}
          autoComplete="off"
          autoFocus
          onValueChange={setText}
          rightElement={
            <Button
              type="submit"
              variant="minimal"
              icon={<SearchIcon />}
              aria-label={t.searchStart}
              title={t.searchStart}
            />
          }
        />
      </form>
      <output className="form-hint">
        {typeof search === 'string' && statusTexts[search]}
        {typeof search !== 'string' &&
          (found.length === 0 ? t.notFound : t.found({ count: String(found.length) }))}
      </output>
      {found.length > 0 && (
        <ul className="map-found">
          {found.map(({ name, address, location }) => (
            <li key={`${address} ${location.latitude} ${location.longitude}`}>
              <button
                type="button"
                aria-current={isSamePlace(place, location)}
                onClick={() => onPick(location, address)}
              >
                {name && <strong>{name}</strong>}
                <span>{address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
