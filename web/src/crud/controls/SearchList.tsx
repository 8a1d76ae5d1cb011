import './crud.css';
import { Classes, MenuItem } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { Select, type SelectProps } from '@blueprintjs/select';
import { useStore } from '@nanostores/react';
import type { Option } from '../resource/field';
import { messages } from '../resource/messages';
import type { PickListProps } from './pick-list-props';

interface Props
  extends Pick<
    PickListProps,
    'id' | 'value' | 'labelledBy' | 'describedBy' | 'isDisabled' | 'isInvalid' | 'onBlur'
  > {
  /** The text of the value. */
  text: string;
  options: readonly Option[];
  /** The text in place of the entries when there are none. */
  noResults: string;
  onChoose: (option: Option) => void;
  /** True if an entry is listed for what stands in the search box. */
  matches: (query: string, option: Option) => boolean;
  /** For a list whose entries depend on what stands in the search box. */
  search?: Pick<SelectProps<Option>, 'query' | 'onQueryChange'>;
  /** In the empty search box. */
  placeholder?: string;
  onOpened?: (isOpen: boolean) => void;
}

/** A button that opens a list with a search box. */
export function SearchList(props: Props): React.JSX.Element {
  const { id, labelledBy, value, isDisabled = false, onOpened } = props;
  const t = useStore(messages);
  return (
    <Select<Option>
      items={[...props.options]}
      itemsEqual="value"
      itemRenderer={(option, { handleClick, id: itemId, modifiers, ref }) =>
        modifiers.matchesPredicate ? (
          <MenuItem
            key={option.value}
            {...(itemId !== undefined && { id: itemId })}
            {...(ref && { ref })}
            active={modifiers.active}
            selected={option.value === value}
            text={option.text}
            multiline
            onClick={handleClick}
            roleStructure="listoption"
          />
        ) : null
      }
      itemPredicate={props.matches}
      noResults={<MenuItem disabled text={props.noResults} roleStructure="listoption" />}
      onItemSelect={props.onChoose}
      disabled={isDisabled}
      fill
      resetOnClose
      {...props.search}
      inputProps={{ placeholder: props.placeholder ?? t.filterOptions, 'aria-label': t.filterOptions }}
      menuProps={{ className: 'pick-menu', 'aria-labelledby': labelledBy }}
      popoverProps={{
        targetTagName: 'button',
        matchTargetWidth: true,
        minimal: true,
        inheritDarkTheme: false,
        onInteraction: (isOpen) => onOpened?.(isOpen),
        onOpening: (popover) => {
          prepareSearchBox(popover);
          onOpened?.(true);
        },
        onClosed: () => onOpened?.(false),
      }}
      popoverTargetProps={{
        ...PLAIN_BUTTON,
        id,
        className: `pick-list ${Classes.BUTTON} ${Classes.FILL}`,
        // The button itself would be named by its label alone.
        'aria-labelledby': `${labelledBy} ${id}-value`,
        'aria-invalid': props.isInvalid,
        'aria-describedby': props.describedBy,
        onBlur: props.onBlur,
      }}
    >
      <span
        id={`${id}-value`}
        className={`${Classes.BUTTON_TEXT} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}
        data-empty={value === ''}
      >
        {props.text}
      </span>
      <CaretDownIcon />
    </Select>
  );
}

/**
 * Connects the search box to its list for screen readers, which Blueprint does not, and focuses it: Blueprint waits for the end of the
 * transition, and what is typed until then would be lost.
 */
function prepareSearchBox(popover: HTMLElement): void {
  const list = popover.querySelector('[role="listbox"]');
  const box = popover.querySelector<HTMLElement>('[role="combobox"]');
  if (list !== null) box?.setAttribute('aria-controls', list.id);
  box?.focus({ preventScroll: true });
}

/** Without a type a button within a form submits it. */
const PLAIN_BUTTON = { type: 'button' } as const;
