import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import type { ListOf } from '../groups';
import { messages } from '../messages';
import { Gauge, scaleFor } from './Gauge';

interface Props {
  /** km/h; null when nothing moved. */
  averageSpeed: number | null;
  /** km of today; null where unknown. */
  distance: number | null;
  listOf: ListOf;
}

/** The end of the speed scale in km/h. */
const TOP_SPEED = 120;

/** 'Statistik Kendaraan': two radial gauges with links to their vehicles. */
export function StatisticsCard({ averageSpeed, distance, listOf }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <section className={`dashboard-card ${Classes.CARD}`} aria-labelledby="statistics">
      <h2 id="statistics">{t.statistics}</h2>
      <div className="gauges">
        <Link className="block-link" to={listOf('moved-lately', '-speed')}>
          <Gauge
            label={t.averageSpeed}
            explanation={t.averageSpeedOf}
            value={averageSpeed}
            unit={t.kmPerHour}
            max={TOP_SPEED}
          />
        </Link>
        <Link className="block-link" to={listOf('moved-today')}>
          <Gauge
            label={t.distanceTraveled}
            explanation={t.distanceTraveledOf}
            value={distance}
            unit={t.km}
            max={scaleFor(distance)}
          />
        </Link>
      </div>
    </section>
  );
}
