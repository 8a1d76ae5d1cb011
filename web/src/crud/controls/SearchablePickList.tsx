import { useStore } from '@nanostores/react';
import { messages } from '../resource/messages';
import type { PickListProps } from './pick-list-props';
import { SearchList } from './SearchList';

/** The long form of {@link PickList}. */
export default function SearchablePickList(props: Omit<PickListProps, 'lookUp'>): React.JSX.Element {
  const { value, options, empty, onChange, ...rest } = props;
  const t = useStore(messages);
  const items = empty === null ? options : [{ value: '', text: empty }, ...options];
  return (
    <SearchList
      {...rest}
      value={value}
      text={items.find((option) => option.value === value)?.text ?? (value || t.choose)}
      options={items}
      noResults={t.noOption}
      matches={(query, { text }) => text.toLowerCase().includes(query.trim().toLowerCase())}
      onChoose={(option) => onChange(option.value)}
    />
  );
}
