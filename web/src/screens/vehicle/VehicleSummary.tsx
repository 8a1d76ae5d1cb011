import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages as vehicleMessages, vehicleStatuses } from '../../codes/vehicle-codes';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { formatNumber, formatPercent } from '../../crud/resource/format';
import { motionOf } from '../../map/live/live-vehicle';
import { isLowBattery } from '../../map/live/vehicle-limits';
import { messages as mapMessages } from '../../map/messages';
import { formatInstant } from '../../ui/dates/dates';
import { useAge } from '../tracker/use-age';
import { messages } from './messages';
import type { Reading } from './use-reading';
import type { VehicleOfDetail } from './VehicleData';

interface Props {
  vehicle: VehicleOfDetail;
  reading: Reading;
}

/** The facts that a dispatcher looks at first: state, speed, battery and the age of the last reading. */
export function VehicleSummary({ vehicle, reading }: Props): React.JSX.Element {
  const t = useStore(messages);
  const names = useStore(vehicleMessages);
  const motions = useStore(mapMessages);
  const age = useAge();
  const status = vehicleStatuses[vehicle.vehicleStatus];
  const { speed, battery, measuredAt } = reading;
  const motion = motionOf({ speed, time: measuredAt === null ? null : Date.parse(measuredAt) }, Date.now());
  return (
    <dl className="vehicle-summary" aria-label={t.summary} data-motion={motion}>
      <div className={Classes.CARD}>
        <dt>{t.state}</dt>
        <dd>
          {measuredAt === null ? '–' : motions[motion]}
          <StatusLabel choice={status} text={names[status.text]} />
        </dd>
      </div>
      <div className={Classes.CARD}>
        <dt>{t.speed}</dt>
        <dd>{speed === null ? '–' : `${formatNumber(Math.round(speed))} km/h`}</dd>
      </div>
      <div className={Classes.CARD}>
        <dt>{t.battery}</dt>
        <dd data-low={isLowBattery(battery)}>{battery === null ? '–' : formatPercent(battery)}</dd>
      </div>
      <div className={Classes.CARD}>
        <dt>{t.lastReading}</dt>
        <dd>
          {measuredAt === null ? (
            t.neverRead
          ) : (
            <time dateTime={measuredAt} title={formatInstant(measuredAt)}>
              {age(measuredAt)}
            </time>
          )}
        </dd>
      </div>
    </dl>
  );
}
