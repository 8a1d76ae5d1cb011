import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import { formatInstant, formatNumber } from '../../crud/format';
import type { DashboardQuery } from '../../gql/graphql';
import { messages } from './messages';

/** Vehicle history: those heard of last, each leading to its trips. */
export function HistoryCard({
  latest,
}: {
  latest: DashboardQuery['dashboard']['latest'];
}): React.JSX.Element {
  const t = useStore(messages);
  return (
    <section className="dashboard-card" aria-labelledby="vehicle-history">
      <h2 id="vehicle-history">{t.vehicleHistory}</h2>
      {latest.length === 0 ? (
        <p className="dashboard-empty">{t.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too
        <ul className="vehicle-history" tabIndex={0} aria-labelledby="vehicle-history">
          {latest.map(({ vehicleId, licensePlate, modelName, speed, measuredAt }) => (
            <li key={vehicleId}>
              <Link to={`/vehicle/manage/${vehicleId}?view=trips`}>
                <strong>{licensePlate}</strong>
                <span>{speed == null ? '–' : `${formatNumber(Math.round(speed))} km/h`}</span>
                <small>{modelName ?? '–'}</small>
                <small>{measuredAt == null ? '–' : formatInstant(measuredAt)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
