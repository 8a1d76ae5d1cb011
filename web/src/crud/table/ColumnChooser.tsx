import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { ArrowDown, ArrowUp, Pin, TwoColumns } from '../../ui/icons';
import { messages } from '../messages';
import type { Resource } from '../resource';
import { type ColumnLayout, moveColumn, toggleColumn, togglePin } from './column-layout';

interface Props {
  resource: Resource;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onReset: () => void;
}

/** Shows, hides, moves and pins columns without a mouse (ux, List screens 3). */
export function ColumnChooser(props: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <PopoverNext placement="bottom-end" content={<ColumnList {...props} />}>
      <Button icon={<TwoColumns />}>{t.columns}</Button>
    </PopoverNext>
  );
}

function ColumnList({ resource, layout, onLayout, onReset }: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const last = layout.order.length - 1;
  return (
    <div className="column-chooser">
      <ul>
        {layout.order.map((key, index) => {
          const header = resource.columns.find((column) => column.key === key)?.header ?? '';
          const column = texts[header] ?? key;
          const isPinned = layout.pinned.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={!layout.hidden.includes(key)}
                label={column}
                onChange={() => onLayout(toggleColumn(layout, key))}
              />
              <Button
                variant="minimal"
                size="small"
                icon={<Pin />}
                active={isPinned}
                aria-pressed={isPinned}
                aria-label={t.pinColumn({ column })}
                title={isPinned ? t.unpin : t.pin}
                onClick={() => onLayout(togglePin(layout, key))}
              />
              <Button
                variant="minimal"
                size="small"
                icon={<ArrowUp />}
                disabled={index === 0}
                aria-label={t.moveColumnUp({ column })}
                onClick={() => onLayout(moveColumn(layout, key, -1))}
              />
              <Button
                variant="minimal"
                size="small"
                icon={<ArrowDown />}
                disabled={index === last}
                aria-label={t.moveColumnDown({ column })}
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
