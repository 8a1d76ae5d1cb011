import { Classes, ProgressBar } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatNumber } from '../../crud/resource/format';
import { isLowBattery } from '../../map/live/vehicle-limits';
import { Facts } from '../../ui/Facts';
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
  return isLowBattery(charge) ? 'danger' : 'warning';
}

/** The battery: status, estimated km, max capacity. */
export function BatterySection({ charge, range, capacity, model }: Props): React.JSX.Element {
  const t = useStore(messages);
  const percent = charge ?? SAMPLES.charge;
  const isSample = [charge, range, capacity].includes(null);
  const shown = (value: number | null, sample: number, unit: string): React.JSX.Element => (
    <>
      {formatNumber(value ?? sample)}
      {unit}
      {value === null && (
        <span className="vehicle-chip" data-tone="warning" title={t.sampleHint}>
          {t.sample}
        </span>
      )}
    </>
  );
  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-battery">
      <h3 id="vehicle-battery">{t.battery}</h3>
      <div className="battery-bar" data-tone={tone(percent)} aria-hidden="true">
        <ProgressBar value={percent / 100} animate={false} stripes={false} />
      </div>
      <Facts
        layout="rows"
        facts={[
          [t.batteryStatus, shown(charge, SAMPLES.charge, '%')],
          [t.estimatedKm, shown(range, SAMPLES.range, ' km')],
          [t.maxCapacity, shown(capacity, SAMPLES.capacity, ' mAh')],
          [t.batteryModel, model],
        ]}
      />
      {isSample && (
        <p className={`vehicle-hint ${Classes.TEXT_MUTED} ${Classes.TEXT_SMALL}`}>{t.sampleHint}</p>
      )}
    </section>
  );
}
