import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../../gql/dashboard/graphql';
import type { ListOf } from '../groups';
import { messages } from '../messages';
import { Figure } from './Figure';
import { HourlyChart } from './HourlyChart';

interface Props {
  /** km/h; null when nothing moved. */
  averageSpeed: number | null;
  /** km of today; null where unknown. */
  distance: number | null;
  /** The course of today; empty where unknown. */
  hours: DashboardQuery['dashboard']['hours'];
  listOf: ListOf;
}

/** 'Statistik Kendaraan': speed and distance with their course over today, and links to their vehicles. */
export function StatisticsCard({ averageSpeed, distance, hours, listOf }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <section className={`dashboard-card ${Classes.CARD}`} aria-labelledby="statistics">
      <h2 id="statistics">{t.statistics}</h2>
      <div className="figures">
        <div>
          <Link className="block-link" to={listOf('moved-lately', '-speed')}>
            <Figure
              label={t.averageSpeed}
              explanation={t.averageSpeedOf}
              value={averageSpeed}
              unit={t.kmPerHour}
            />
          </Link>
          {hours.length > 0 && (
            <HourlyChart
              label={t.averageSpeed}
              hours={hours.map((one) => ({ hour: one.hour, value: one.averageSpeed ?? null }))}
              unit={t.kmPerHour}
            />
          )}
        </div>
        <div>
          <Link className="block-link" to={listOf('moved-today')}>
            <Figure
              label={t.distanceTraveled}
              explanation={t.distanceTraveledOf}
              value={distance}
              unit={t.km}
            />
          </Link>
          {hours.length > 0 && (
            <HourlyChart
              label={t.distanceTraveled}
              hours={hours.map((one) => ({ hour: one.hour, value: one.distance }))}
              unit={t.km}
            />
          )}
        </div>
      </div>
    </section>
  );
}
