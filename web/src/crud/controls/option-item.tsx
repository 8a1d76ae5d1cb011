import { MenuItem } from '@blueprintjs/core';
import type { ItemRenderer } from '@blueprintjs/select';
import type { Option } from '../resource';

/** One entry of a list that opens below its button. */
export const renderOption: ItemRenderer<Option> = (option, { handleClick, id, modifiers, ref }) =>
  modifiers.matchesPredicate ? (
    <MenuItem
      key={option.value}
      {...(id !== undefined && { id })}
      {...(ref && { ref })}
      active={modifiers.active}
      text={option.text}
      multiline
      onClick={handleClick}
      roleStructure="listoption"
    />
  ) : null;

/** Connects the search box to its list for screen readers, which Blueprint does not. */
export function connectSearchBox(popover: HTMLElement): void {
  const list = popover.querySelector('[role="listbox"]');
  if (list !== null) popover.querySelector('[role="combobox"]')?.setAttribute('aria-controls', list.id);
}

/** Of itself a button within a form submits it. */
export const PLAIN_BUTTON = { type: 'button' } as const;
