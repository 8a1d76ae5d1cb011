import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { formatNumber } from '../../../crud/resource/format';
import { messages as downloadMessages } from '../../../ui/export/messages';
import { Facts } from '../../../ui/Facts';
import { Popover } from '../../../ui/Popover';
import { lazyPart } from '../../../ui/part/part';
import { messages } from '../messages';
import { tripMessages } from './messages';
import type { Period } from './period';
import { inRupiah, inUnit, lasting } from './trip-values';
import type { Trips } from './use-trips';

const ExportMenu = lazyPart(() => import('../../../crud/export/ExportMenu'));

interface Props {
  vehicleId: string;
  plate: string;
  period: Period;
  trips: Trips;
}

/** The sums of all trips of the period, and their export to a file; what is not known is hidden. */
export function TripTotals({ vehicleId, plate, period, trips }: Props): React.JSX.Element | null {
  const { total, totals } = trips;
  const t = useStore(tripMessages);
  const units = useStore(messages);
  const downloads = useStore(downloadMessages);
  if (totals == null || total === null || total === 0) return null;
  const { from, to } = period;
  const filter = { vehicleId, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const { distance, duration, energyUsed, energyCost } = totals;
  return (
    <section className="trip-totals" aria-label={t.totals}>
      <Facts
        layout="columns"
        className="trip-cards"
        facts={[
          [t.tripCount, formatNumber(total)],
          [t.distance, inUnit(distance, 'km')],
          [t.duration, lasting(units, duration)],
          [t.energyUsed, inUnit(energyUsed, 'kWh')],
          [t.energyCost, inRupiah(energyCost)],
        ]}
      />
      <Popover
        placement="bottom-end"
        content={
          <ExportMenu list={{ type: 'VEHICLE_TRIPS', filter, sort: null }} title={t.exportOf({ plate })} />
        }
      >
        <Button icon={<DownloadIcon />}>{downloads.export}</Button>
      </Popover>
    </section>
  );
}
