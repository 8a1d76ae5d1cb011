import { useStore } from '@nanostores/react';
import { formatNumber } from '../../crud/format';
import { messages } from './messages';

interface Props {
  /** Percent; null where the data API sends none, like the others. */
  charge: number | null;
  /** km. */
  range: number | null;
  /** mAh. */
  capacity: number | null;
  model: string | null;
}

/** The specification's fixed values for what the data API does not send. */
const SAMPLES = { charge: 20, range: 15, capacity: 20_000 };

function tone(charge: number): 'success' | 'warning' | 'danger' {
  if (charge >= 80) return 'success';
  return charge >= 50 ? 'warning' : 'danger';
}

function Sample(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <span className="vehicle-sample" title={t.sampleHint}>
      {t.sample}
    </span>
  );
}

/** The battery: status, estimated km, max capacity. */
export function BatterySection({ charge, range, capacity, model }: Props): React.JSX.Element {
  const t = useStore(messages);
  const percent = charge ?? SAMPLES.charge;
  const isSample = [charge, range, capacity].includes(null);
  return (
    <section className="vehicle-card" aria-labelledby="vehicle-battery">
      <h3 id="vehicle-battery">{t.battery}</h3>
      <div className="battery-bar" data-tone={tone(percent)} aria-hidden="true">
        <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </div>
      <dl className="vehicle-facts">
        <div>
          <dt>{t.batteryStatus}</dt>
          <dd>
            {formatNumber(percent)}%{charge === null && <Sample />}
          </dd>
        </div>
        <div>
          <dt>{t.estimatedKm}</dt>
          <dd>
            {formatNumber(range ?? SAMPLES.range)} km{range === null && <Sample />}
          </dd>
        </div>
        <div>
          <dt>{t.maxCapacity}</dt>
          <dd>
            {formatNumber(capacity ?? SAMPLES.capacity)} mAh{capacity === null && <Sample />}
          </dd>
        </div>
        {model !== null && (
          <div>
            <dt>{t.batteryModel}</dt>
            <dd>{model}</dd>
          </div>
        )}
      </dl>
      {isSample && <p className="vehicle-hint">{t.sampleHint}</p>}
    </section>
  );
}
