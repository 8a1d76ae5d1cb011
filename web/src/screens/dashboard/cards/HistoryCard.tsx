import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../crud/resource/format';
import type { DashboardQuery } from '../../../gql/dashboard/graphql';
import { Time } from '../../../ui/dates/Time';
import { type LastStates, useLatest } from '../last-states';
import { messages } from '../messages';
import { useStaleAge } from '../use-stale-age';

type Row = DashboardQuery['dashboard']['latest'][number];

interface Props {
  latest: readonly Row[];
  states: LastStates;
}

function LastReport({ licensePlate, modelName, speed, measuredAt }: Row): React.JSX.Element {
  const age = useStaleAge()(measuredAt);
  return (
    <>
      <strong>{licensePlate}</strong>
      <span>{speed == null ? '–' : `${formatNumber(Math.round(speed))} km/h`}</span>
      <small>{modelName ?? '–'}</small>
      <small>
        {measuredAt == null ? '–' : <Time at={measuredAt} />}
        {age !== null && ` · ${age}`}
      </small>
    </>
  );
}

/** Vehicle history: the latest reports, each with a link to the vehicle's trips if the data API sends the vehicle's id. */
export function HistoryCard({ latest, states }: Props): React.JSX.Element {
  const t = useStore(messages);
  const rows = useLatest(states, latest);
  const staleAge = useStaleAge();
  return (
    <section className={`dashboard-card ${Classes.CARD}`} aria-labelledby="vehicle-history">
      <h2 id="vehicle-history">{t.vehicleHistory}</h2>
      {latest.length === 0 ? (
        <p className="empty">{t.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too
        <ul className="vehicle-history" tabIndex={0} aria-labelledby="vehicle-history">
          {rows.map((row) => (
            <li key={row.vehicleId ?? row.licensePlate} data-stale={staleAge(row.measuredAt) !== null}>
              {row.vehicleId == null ? (
                <LastReport {...row} />
              ) : (
                <Link className="block-link" to={`/vehicle/manage/${row.vehicleId}?view=trips`}>
                  <LastReport {...row} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
