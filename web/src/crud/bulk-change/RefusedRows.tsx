import { useStore } from '@nanostores/react';
import { formatNumber } from '../resource/format';
import { messages } from './messages';
import type { RefusedRow } from './use-bulk-change';

interface Props {
  /** The first ones. */
  rows: readonly RefusedRow[];
  /** The number of rows. */
  count: number;
}

/** The rows that were not changed, each with the reason. */
export function RefusedRows({ rows, count }: Props): React.JSX.Element | null {
  const t = useStore(messages);
  if (rows.length === 0) return null;
  return (
    <section className="bulk-refused" aria-label={t.refusedRows}>
      <h3>{t.refusedRows}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area is in reach of the keyboard */}
      <ul tabIndex={0}>
        {rows.map(({ id, label, reason }) => (
          <li key={id}>
            <strong>{label ?? t.outOfSight}</strong> {reason}
          </li>
        ))}
        {count > rows.length && <li>{t.moreRefused({ count: formatNumber(count - rows.length) })}</li>}
      </ul>
    </section>
  );
}
