import { MenuItem } from '@blueprintjs/core';
import type { ItemRenderer } from '@blueprintjs/select';
import type { Option } from './resource';

/** One entry of a list that opens below its button. */
export const renderOption: ItemRenderer<Option> = (option, { handleClick, modifiers, ref }) =>
  modifiers.matchesPredicate ? (
    <MenuItem
      key={option.value}
      {...(ref && { ref })}
      active={modifiers.active}
      text={option.text}
      onClick={handleClick}
      roleStructure="listoption"
    />
  ) : null;
