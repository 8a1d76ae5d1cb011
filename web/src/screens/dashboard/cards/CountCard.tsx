import { Classes } from '@blueprintjs/core';
import { KnownVehicleIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { numberFormat } from '../../../i18n/numbers';
import { messages } from '../messages';
import type { Status } from '../statuses';

interface Count extends Pick<Status, 'key' | 'tone' | 'icon'> {
  count: number;
  /** The filter of the vehicle list for one count, added to the card's filters. */
  query: Readonly<Record<string, string>>;
}

interface Props {
  title: string;
  /** The filters of the vehicle list for all counted vehicles. */
  query: Readonly<Record<string, string>>;
  counts: readonly Count[];
}

/** Indonesian number format: dot for thousands. */
const formatCount = numberFormat();
const formatShare = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

/** A card of counts: a bar of shares; each count and the sum link to their vehicles. */
export function CountCard({ title, query: all, counts }: Props): React.JSX.Element {
  const t = useStore(messages);
  const heading = useId();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={`dashboard-card ${Classes.CARD}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <Link to={`/vehicle/manage?${createSearchParams({ page: '1', ...all })}`}>
          {formatCount(total)} {t.vehicles}
        </Link>
      </header>
      {total === 0 ? (
        <p className="empty">
          <KnownVehicleIcon size={28} />
          <br />
          {t.empty}
        </p>
      ) : (
        <>
          <div className="count-bar" aria-hidden="true">
            {counts.map(({ key, count, tone }) => (
              <span key={key} data-tone={tone} style={{ flexGrow: count }} />
            ))}
          </div>
          <ul className="dashboard-rows">
            {counts.map(({ key, count, tone, icon, query }) => (
              <li key={key}>
                <Link
                  className="count-link block-link"
                  to={`/vehicle/manage?${createSearchParams({ ...query, ...all })}`}
                  data-tone={tone}
                >
                  <span className="count-icon">{icon}</span>
                  <span>{t[key]}</span>
                  <strong>{formatCount(count)}</strong>
                  <small>{formatShare(count / total)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
