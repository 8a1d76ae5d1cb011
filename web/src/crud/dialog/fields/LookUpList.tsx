import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { SearchList } from '../../controls/SearchList';
import { loadOptions } from '../../define/operations';
import type { LookUp, Option } from '../../field';
import { messages } from '../../messages';

/** How long typing must rest before the server is queried. */
const DEBOUNCE_MS = 250;

interface Props
  extends Pick<
    ComponentProps<typeof SearchList>,
    'id' | 'value' | 'text' | 'labelledBy' | 'describedBy' | 'isDisabled' | 'isInvalid' | 'onBlur'
  > {
  /** What stands for no value. */
  empty: string;
  source: LookUp;
  onChange: (option: Option) => void;
}

type Found = { state: 'searching' | 'failed' } | { state: 'found'; options: readonly Option[] };

/** A button that opens a search box; the entries are the server's results for what stands in it. */
export default function LookUpList(props: Props): React.JSX.Element {
  const { empty, source, onChange, ...list } = props;
  const t = useStore(messages);
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ state: 'searching' });

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    setFound({ state: 'searching' });
    const timer = setTimeout(
      () =>
        loadOptions(client, source.search, query.trim(), 'network-only').then(
          (options) => isCurrent && setFound({ state: 'found', options }),
          () => isCurrent && setFound({ state: 'failed' }),
        ),
      query === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, source, isOpen, query]);

  const none: Option = { value: '', text: empty };
  const items = found.state === 'found' ? (query === '' ? [none, ...found.options] : found.options) : [];
  const noResults = { searching: t.loadingOptions, failed: t.optionsFailed, found: t.noOption }[found.state];
  return (
    <SearchList
      {...list}
      options={items}
      noResults={noResults}
      matches={() => true}
      search={{ query, onQueryChange: setQuery }}
      onChoose={onChange}
      onOpened={setOpen}
    />
  );
}
