import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { LookUp, Option } from '../resource/field';
import { messages } from '../resource/messages';
import { loadOptions } from '../resource/operations';
import { useOptionText } from '../resource/option-text';
import type { PickListProps } from './pick-list-props';
import { SearchList } from './SearchList';

/** The time that typing must rest before the server is queried. */
const DEBOUNCE_MS = 250;

interface Props extends Omit<PickListProps, 'lookUp'> {
  /** The first entries of the list; null before they are loaded. */
  first: readonly Option[] | null;
  lookUp: LookUp;
}

type Found = { state: 'searching' | 'failed' } | { state: 'found'; options: readonly Option[] };

/** A button that opens a search box; the entries are the server's results for what stands in it. `options` are entries whose texts are known. */
export default function LookUpList(props: Props): React.JSX.Element {
  const { value, options, empty, first, lookUp, onChange, ...list } = props;
  const t = useStore(messages);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const text = useOptionText(lookUp, value, [...chosen, ...options]);
  const found = useFound(lookUp, query, first, isOpen);

  const none = empty === null || query !== '' ? [] : [{ value: '', text: empty }];
  const items = found.state === 'found' ? [...none, ...found.options] : [];
  const noResults = { searching: t.loadingOptions, failed: t.optionsFailed, found: t.noOption }[found.state];
  return (
    <SearchList
      {...list}
      value={value}
      text={value === '' ? (empty ?? t.choose) : text}
      options={items}
      noResults={noResults}
      matches={() => true}
      search={{ query, onQueryChange: setQuery }}
      placeholder={t.typeToSearch}
      onChoose={(option) => {
        setChosen([option]);
        onChange(option.value);
      }}
      onOpened={setOpen}
    />
  );
}

/** The entries that contain a text, while the list is open. */
function useFound(lookUp: LookUp, query: string, first: readonly Option[] | null, isOpen: boolean): Found {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>({ state: 'searching' });
  const isFirst = query === '' && first !== null;
  useEffect(() => {
    if (!isOpen || isFirst) return;
    let isCurrent = true;
    setFound({ state: 'searching' });
    const timer = setTimeout(
      () =>
        loadOptions(client, lookUp.search, query.trim(), 'network-only').then(
          (options) => isCurrent && setFound({ state: 'found', options }),
          () => isCurrent && setFound({ state: 'failed' }),
        ),
      query === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, lookUp, isOpen, isFirst, query]);
  return isFirst ? { state: 'found', options: first } : found;
}
