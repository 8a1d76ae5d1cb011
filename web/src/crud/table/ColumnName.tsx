import { Classes } from '@blueprintjs/core';
import { EyeOffIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { nextSort } from '../list/list-state';
import { messages } from '../messages';
import type { TableColumn } from '../resource';
import type { SortControls } from './use-column-layout';

/** Id of the element that describes the keys of a header. */
export const HEADER_HELP_ID = 'resource-table-header-help';

interface Props extends SortControls {
  column: TableColumn;
  name: string;
  /** Hides the column, where it says the same in every row. */
  onHide: (() => void) | undefined;
}

/** The name of a column in its header, and a button that hides the column if it says the same in every row. */
export function ColumnName({ onHide, ...props }: Props): React.JSX.Element {
  const t = useStore(messages);
  if (onHide === undefined) return <SortButton {...props} />;
  return (
    <div className="header-parts">
      <SortButton {...props} />
      <button
        type="button"
        className="header-hide"
        aria-label={t.hideSame({ column: props.name })}
        title={t.hideSame({ column: props.name })}
        onClick={onHide}
      >
        <EyeOffIcon size={12} />
      </button>
    </div>
  );
}

/** A button that sorts, if the list can be sorted by the column. */
function SortButton({ column, name, sort, onSort }: Omit<Props, 'onHide'>): React.JSX.Element {
  const t = useStore(messages);
  const isRight = column.align === 'right';
  if (!column.isSortable) {
    return (
      <span className="header-name" data-right={isRight}>
        <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</span>
      </span>
    );
  }
  const sorted = sort?.column === column.key ? sort : null;
  return (
    <button
      type="button"
      className="header-name"
      data-column={column.key}
      data-right={isRight}
      aria-describedby={HEADER_HELP_ID}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</span>
      {sorted !== null &&
        (sorted.isDescending ? (
          <SortDescIcon title={t.sortedDescending} size={14} />
        ) : (
          <SortAscIcon title={t.sortedAscending} size={14} />
        ))}
    </button>
  );
}
