import { Button, Checkbox, Classes } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, PinIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { IconButton } from '../../controls/IconButton';
import { nextSort, type SortState } from '../../resource/list-state';
import { messages } from '../../resource/messages';
import type { Resource } from '../../resource/resource';
import { moveColumn, toggleColumn, togglePin } from '../column-layout';
import type { LayoutControls, SortControls } from '../use-column-layout';

export interface ColumnListProps extends LayoutControls, SortControls {
  resource: Resource;
}

/** The columns in their order, each with its controls. */
export default function ColumnList(props: ColumnListProps): React.JSX.Element {
  const { resource, layout, onLayout, onReset, sort, onSort } = props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const last = layout.order.length - 1;
  function sortedWords(sorted: SortState | null): string {
    if (sorted === null) return '';
    return `, ${sorted.isDescending ? t.sortedDescending : t.sortedAscending}`;
  }
  return (
    <div className="column-chooser">
      <ul className={`choices ${Classes.LIST_UNSTYLED}`}>
        {layout.order.map((key, index) => {
          const declared = resource.columns.find((column) => column.key === key);
          const column = texts[declared?.header ?? ''] ?? key;
          const sorted = sort?.column === key ? sort : null;
          const isPinned = layout.pinned.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={!layout.hidden.includes(key)}
                label={column}
                onChange={() => onLayout(toggleColumn(layout, key))}
              />
              <IconButton
                icon={sorted?.isDescending ? <SortDescIcon /> : <SortAscIcon />}
                disabled={declared?.isSortable !== true}
                active={sorted !== null}
                aria-pressed={sorted !== null}
                label={t.sortColumn({ column, state: sortedWords(sorted) })}
                onClick={() => onSort(nextSort(sort, key))}
              />
              <IconButton
                icon={<PinIcon />}
                active={isPinned}
                aria-pressed={isPinned}
                label={t.pinColumn({ column })}
                title={isPinned ? t.unpin : t.pin}
                onClick={() => onLayout(togglePin(layout, key))}
              />
              <IconButton
                icon={<ArrowUpIcon />}
                disabled={index === 0}
                label={t.moveColumnUp({ column })}
                onClick={() => onLayout(moveColumn(layout, key, -1))}
              />
              <IconButton
                icon={<ArrowDownIcon />}
                disabled={index === last}
                label={t.moveColumnDown({ column })}
                onClick={() => onLayout(moveColumn(layout, key, 1))}
              />
            </li>
          );
        })}
      </ul>
      <Button fill variant="minimal" onClick={onReset}>
        {t.resetColumns}
      </Button>
    </div>
  );
}
