import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../crud/resource/format';
import type { ListOf } from '../groups';
import { messages } from '../messages';

interface Props {
  /** Vehicles in each bucket; null where the data API does not send it. */
  health: { readonly high: number; readonly medium: number; readonly low: number } | null;
  listOf: ListOf;
}

const BUCKETS = [
  { key: 'high', text: 'batteryHigh', tone: 'success', group: 'battery-high', sort: '-batteryPercentage' },
  {
    key: 'medium',
    text: 'batteryMedium',
    tone: 'primary',
    group: 'battery-medium',
    sort: '-batteryPercentage',
  },
  { key: 'low', text: 'batteryLow', tone: 'warning', group: 'battery-low', sort: 'batteryPercentage' },
] as const;

/** Battery health: number of vehicles per bucket. */
export function BatteryCard({ health, listOf }: Props): React.JSX.Element {
  const t = useStore(messages);
  const total = health === null ? 0 : health.high + health.medium + health.low;
  return (
    <section className={`dashboard-card ${Classes.CARD}`} aria-labelledby="battery-health">
      <h2 id="battery-health">{t.batteryHealth}</h2>
      {health === null || total === 0 ? (
        <p className="empty">{t.empty}</p>
      ) : (
        <ul className="battery-buckets dashboard-rows">
          {BUCKETS.map(({ key, text, tone, group, sort }) => (
            <li key={key}>
              <Link className="block-link" to={listOf(group, sort)} data-tone={tone}>
                <span>{t[text]}</span>
                <strong>{formatNumber(health[key])}</strong>
                <div className="battery-bar" aria-hidden="true">
                  <span style={{ width: `${(health[key] / total) * 100}%` }} />
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
