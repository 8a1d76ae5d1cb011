import { useApolloClient } from '@apollo/client/react';
import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchPlacesQuery } from '../../gql/graphql';
import { useDebounced } from '../../ui/use-debounced';
import { isSamePlace, type LatLng, parseLatLng } from '../lat-lng';
import { messages } from '../messages';
import { SEARCH_PLACES } from './operations';

type Found = NonNullable<SearchPlacesQuery['searchPlaces']>[number];

type SearchState = 'idle' | 'searching' | 'failed' | readonly Found[];

/** The gateway's limit in characters. */
const MAX_TEXT = 200;
/** Letters from which it searches while the user types. */
const MIN_TYPED = 3;
/** Milliseconds of a pause in typing. */
const PAUSE = 400;

interface Props {
  /** The place that is picked now. */
  place: LatLng | null;
  /** Near what equally good matches come first; null while there is no map. */
  near: () => LatLng | null;
  /** `address` is that of a place found by its name. */
  onPick: (place: LatLng, address: string | null) => void;
}

/** Searches places by name, at a pause in typing and on Enter; the arrow keys choose one of those found. */
export function PlaceSearch({ place, near, onPick }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<SearchState>('idle');
  const [active, setActive] = useState(-1);
  const latest = useRef('');
  const typed = useDebounced(text, PAUSE).trim();
  const found = typeof search === 'string' ? [] : search;
  const optionId = (index: number): string => `${id}option${index}`;

  async function start(words: string, isTyping: boolean): Promise<void> {
    if (words === '') return;
    const pair = parseLatLng(words);
    if (pair !== null) {
      if (!isTyping) onPick(pair, null);
      return;
    }
    latest.current = words;
    if (!isTyping) setSearch('searching');
    const next: SearchState = await client
      .query({
        query: SEARCH_PLACES,
        variables: { text: words, near: near(), isTyping },
        fetchPolicy: 'no-cache',
      })
      .then(({ data }) => data?.searchPlaces ?? 'failed')
      .catch(() => 'failed' as const);
    if (latest.current !== words) return;
    setActive(-1);
    // Enter searches again, and shows why it fails.
    if (isTyping && next === 'failed') latest.current = '';
    else setSearch(next);
  }

  const startTyped = useRef(start);
  startTyped.current = start;
  useEffect(() => {
    if (typed.length >= MIN_TYPED && typed !== latest.current) void startTyped.current(typed, true);
  }, [typed]);

  function move(to: number): void {
    const index = (to + found.length) % found.length;
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (found.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1);
    else if (event.key === 'Enter' && chosen !== undefined) onPick(chosen.location, chosen.address);
    else if (event.key === 'Escape') setSearch('idle');
    else return;
    event.preventDefault();
    // Escape would close the dialog around the picker.
    event.stopPropagation();
  }

  const statusTexts = { idle: '', searching: t.searching, failed: t.searchFailed };
  return (
    <div className="map-search">
      <form
        className="form-field"
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble it to the form around the picker.
          event.stopPropagation();
          void start(text.trim(), false);
        }}
      >
        <label htmlFor={id}>{t.search}</label>
        <InputGroup
          id={id}
          value={text}
          maxLength={MAX_TEXT}
          autoComplete="off"
          autoFocus
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={found[active] === undefined ? undefined : optionId(active)}
          onValueChange={setText}
          onKeyDown={onKeyDown}
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
        <div id={`${id}list`} role="listbox" className="map-found" aria-label={t.search}>
          {found.map(({ name, address, location }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box
            // biome-ignore lint/a11y/useFocusableInteractive: the search box keeps the focus
            <div
              key={`${address} ${location.latitude} ${location.longitude}`}
              id={optionId(index)}
              role="option"
              aria-selected={active >= 0 ? index === active : isSamePlace(place, location)}
              onClick={() => {
                setActive(index);
                onPick(location, address);
              }}
            >
              {name && <strong>{name}</strong>}
              <span>{address}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
