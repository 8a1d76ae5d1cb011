import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretUpIcon, CrossIcon, DisableIcon, DownloadIcon, TickCircleIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { ExportedList } from '../../ui/export/downloads';
import { messages as downloadMessages } from '../../ui/export/messages';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { offeredValues } from '../resource/choices';
import type { FieldValue, FormField } from '../resource/field';
import { formatNumber } from '../resource/format';
import type { Resource } from '../resource/resource';
import { messages } from './messages';

const ExportMenu = lazyPart(() => import('../export/ExportMenu'));

/** The rows that an export may name. */
const MOST_EXPORTED = 1000;

interface Props {
  resource: Resource;
  /** The fields that can be changed. */
  changes: readonly FormField[];
  count: number;
  /** The number of rows that the search finds; 0 when they are selected already. */
  totalItems: number;
  list: ExportedList | undefined;
  /** The selected rows; null: all that the search finds. */
  ids: readonly string[] | null;
  onAll: () => void;
  /** @param value null: it is to be chosen */
  onChange: (field: FormField, value: FieldValue | null) => void;
  onClear: () => void;
}

/** Shows the number of selected rows, and the actions on them. */
export function SelectionBar(props: Props): React.JSX.Element {
  const { resource, changes, count, totalItems, list, ids, onAll, onChange, onClear } = props;
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
        {changes.map((field) => {
          const values = fewValues(field);
          return values === null ? (
            <Button
              key={field.name}
              size="small"
              disabled={count === 0}
              onClick={() => onChange(field, null)}
            >
              {texts[field.label]}
            </Button>
          ) : (
            <Popover
              key={field.name}
              placement="top"
              content={
                <Menu>
                  {values.map(({ value, text, icon }) => (
                    <MenuItem
                      key={value}
                      icon={icon}
                      text={texts[text] ?? value}
                      onClick={() => onChange(field, value)}
                    />
                  ))}
                </Menu>
              }
            >
              <Button size="small" disabled={count === 0} endIcon={<CaretUpIcon />}>
                {texts[field.label]}
              </Button>
            </Popover>
          );
        })}
        {list !== undefined && (ids === null || ids.length <= MOST_EXPORTED) && (
          <Popover
            placement="top"
            content={<ExportMenu list={ids === null ? list : { ...list, ids }} title={texts.record} />}
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

/** The values of a field that a menu can offer, with their texts; null for others. */
function fewValues(field: FormField) {
  if (field.kind === 'toggle')
    return [
      { value: 'true', text: field.on, icon: <TickCircleIcon /> },
      { value: 'false', text: field.off, icon: <DisableIcon /> },
    ];
  if (field.kind !== 'choice') return null;
  return offeredValues(field.choices).map((value) => ({
    value,
    text: field.choices[value]?.text ?? value,
    icon: field.choices[value]?.icon,
  }));
}
