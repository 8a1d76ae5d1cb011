import { KnownVehicle } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { messages } from './messages';

interface Count {
  label: string;
  count: number;
  tone: string;
  icon: React.JSX.Element;
  /** The filters of the vehicle list that show what was counted. */
  query: Record<string, string>;
}

/** Indonesian number format: dot for thousands. */
const NUMBER = new Intl.NumberFormat('id-ID');
const PERCENT = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 });

/** One widget of counts: a bar of shares, and each count a link to the vehicles behind it. */
export function CountCard({ title, counts }: { title: string; counts: readonly Count[] }): React.JSX.Element {
  const t = useStore(messages);
  const heading = useId();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="count-card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span className="count-total">
          {NUMBER.format(total)} {t.vehicles}
        </span>
      </header>
      {total === 0 ? (
        <p className="count-card-empty">
          <KnownVehicle size={28} />
          {t.empty}
        </p>
      ) : (
        <>
          <div className="count-bar" aria-hidden="true">
            {counts.map(({ label, count, tone }) => (
              <span key={label} className="count-part" data-tone={tone} style={{ flexGrow: count }} />
            ))}
          </div>
          <ul>
            {counts.map(({ label, count, tone, icon, query }) => (
              <li key={label}>
                <Link to={`/vehicle/manage?${createSearchParams(query)}`} data-tone={tone}>
                  <span className="count-icon">{icon}</span>
                  <span className="count-label">{label}</span>
                  <strong>{NUMBER.format(count)}</strong>
                  <span className="count-share">{PERCENT.format(count / total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
