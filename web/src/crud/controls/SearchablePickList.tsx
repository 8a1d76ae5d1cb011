import { MenuItem } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { Select } from '@blueprintjs/select';
import { useStore } from '@nanostores/react';
import { messages } from '../messages';
import type { Option } from '../resource';
import { connectSearchBox, PLAIN_BUTTON, renderOption } from './option-item';
import type { PickListProps } from './pick-list-props';

const NO_VALUE = '';

function matches(query: string, option: Option): boolean {
  return option.text.toLowerCase().includes(query.trim().toLowerCase());
}

/** The long form of {@link PickList}: a button that opens a list with a search box. */
export default function SearchablePickList(props: PickListProps): React.JSX.Element {
  const t = useStore(messages);
  const { id, value, options, empty, onChange, onBlur, isDisabled, isInvalid } = props;
  const items = empty === null ? options : [{ value: NO_VALUE, text: empty }, ...options];
  const chosen = items.find((option) => option.value === value);
  return (
    <Select<Option>
      items={[...items]}
      itemsEqual="value"
      itemRenderer={renderOption}
      itemPredicate={matches}
      noResults={<MenuItem disabled text={t.noOption} roleStructure="listoption" />}
      onItemSelect={(option) => onChange(option.value)}
      disabled={isDisabled ?? false}
      fill
      resetOnClose
      inputProps={{ placeholder: t.filterOptions, 'aria-label': t.filterOptions }}
      menuProps={{ 'aria-labelledby': props.labelledBy }}
      popoverProps={{
        targetTagName: 'button',
        matchTargetWidth: true,
        minimal: true,
        inheritDarkTheme: false,
        onOpening: connectSearchBox,
      }}
      popoverTargetProps={{
        ...PLAIN_BUTTON,
        id,
        className: 'pick-list',
        'aria-labelledby': `${props.labelledBy} ${id}`,
        'aria-invalid': isInvalid,
        'aria-describedby': props.describedBy,
        onBlur,
      }}
    >
      <span className="pick-list-text" data-empty={value === NO_VALUE}>
        {chosen?.text ?? (value || t.choose)}
      </span>
      <CaretDownIcon />
    </Select>
  );
}
