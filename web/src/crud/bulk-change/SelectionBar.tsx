import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretUpIcon, CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { ExportedList } from '../../ui/export/downloads';
import { messages as downloadMessages } from '../../ui/export/messages';
import { Popover } from '../../ui/Popover';
import type { BulkAction } from '../resource/bulk-actions';
import { offeredValues } from '../resource/choices';
import { formatNumber } from '../resource/format';
import type { Resource } from '../resource/resource';
import { messages } from './messages';

const ExportMenu = lazy(() => import('../export/ExportMenu'));

/** The rows that an export may name. */
const MOST_EXPORTED = 1000;

interface Props {
  resource: Resource;
  actions: readonly BulkAction[];
  count: number;
  /** The number of rows that the search finds; 0 when they are selected already. */
  totalItems: number;
  list: ExportedList | undefined;
  /** The selected rows; null: all that the search finds. */
  ids: readonly string[] | null;
  onAll: () => void;
  onAction: (field: string, value: string) => void;
  onClear: () => void;
}

/** Shows the number of selected rows, and the actions on them. */
export function SelectionBar(props: Props): React.JSX.Element {
  const { resource, actions, count, totalItems, list, ids, onAll, onAction, onClear } = props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const downloads = useStore(downloadMessages);
  return (
    <section className="selection-bar panel" aria-label={t.actions}>
      <output aria-live="polite" title={t.help}>
        {t.selected({ count: formatNumber(count) })}
      </output>
      {totalItems > count && (
        <Button size="small" variant="minimal" intent="primary" onClick={onAll}>
          {t.all({ count: formatNumber(totalItems) })}
        </Button>
      )}
      <span className="selection-actions">
        {actions.map(({ field, text, values }) =>
          'choices' in values ? (
            <Popover
              key={field}
              placement="top"
              content={
                <Menu>
                  {offeredValues(values.choices).map((value) => {
                    const choice = values.choices[value];
                    return (
                      <MenuItem
                        key={value}
                        icon={choice?.icon}
                        text={texts[choice?.text ?? ''] ?? value}
                        onClick={() => onAction(field, value)}
                      />
                    );
                  })}
                </Menu>
              }
            >
              <Button size="small" disabled={count === 0} endIcon={<CaretUpIcon />}>
                {texts[text]}
              </Button>
            </Popover>
          ) : (
            <Button key={field} size="small" disabled={count === 0} onClick={() => onAction(field, '')}>
              {texts[text]}
            </Button>
          ),
        )}
        {list !== undefined && (ids === null || ids.length <= MOST_EXPORTED) && (
          <Popover
            placement="top"
            content={
              <Suspense fallback={null}>
                <ExportMenu list={ids === null ? list : { ...list, ids }} title={texts.record} />
              </Suspense>
            }
          >
            <Button size="small" icon={<DownloadIcon />} disabled={count === 0}>
              {downloads.export}
            </Button>
          </Popover>
        )}
      </span>
      <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label={t.clear} onClick={onClear} />
    </section>
  );
}
