import { useApolloClient } from '@apollo/client/react';
import { MenuItem } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { Select } from '@blueprintjs/select';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { connectSearchBox, PLAIN_BUTTON, renderOption } from '../../controls/option-item';
import { messages } from '../../messages';
import type { LookUp, Option } from '../../resource';

/** How long typing must rest before the server is queried. */
const DEBOUNCE_MS = 250;

interface Props {
  id: string;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
  value: string;
  /** What the value reads. */
  text: string;
  /** What stands for no value. */
  empty: string;
  isDisabled: boolean;
  source: LookUp;
  onBlur: () => void;
  onChange: (option: Option) => void;
}

type Found = { state: 'searching' | 'failed' } | { state: 'found'; options: readonly Option[] };

/** A button that opens a search box; the entries are the server's results for what stands in it. */
export default function LookUpList(props: Props): React.JSX.Element {
  const { id, labelId, describedBy, isInvalid, value, text, empty, isDisabled, source, onBlur, onChange } =
    props;
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
        source.search(client, query.trim()).then(
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
  const say = { searching: t.loadingOptions, failed: t.optionsFailed, found: t.noOption }[found.state];
  return (
    <Select<Option>
      items={[...items]}
      itemsEqual="value"
      itemRenderer={renderOption}
      itemPredicate={() => true}
      noResults={<MenuItem disabled text={say} roleStructure="listoption" />}
      onItemSelect={onChange}
      onQueryChange={setQuery}
      query={query}
      disabled={isDisabled}
      fill
      resetOnClose
      inputProps={{ placeholder: t.filterOptions, 'aria-label': t.filterOptions }}
      menuProps={{ 'aria-labelledby': labelId }}
      popoverProps={{
        targetTagName: 'button',
        matchTargetWidth: true,
        minimal: true,
        inheritDarkTheme: false,
        onInteraction: setOpen,
        onOpening: (popover) => {
          connectSearchBox(popover);
          setOpen(true);
        },
        onClosed: () => setOpen(false),
      }}
      popoverTargetProps={{
        ...PLAIN_BUTTON,
        id,
        className: 'pick-list',
        'aria-labelledby': `${labelId} ${id}`,
        'aria-invalid': isInvalid,
        'aria-describedby': describedBy,
        onBlur,
      }}
    >
      <span className="pick-list-text" data-empty={value === ''}>
        {text}
      </span>
      <CaretDownIcon />
    </Select>
  );
}
