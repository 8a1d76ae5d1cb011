import { useStore } from '@nanostores/react';
import { formatInstant, formatNumber } from '../../crud/format';
import { type Fact, Facts } from '../../ui/Facts';
import { messages } from './messages';
import type { TripOfList } from './use-trips';

const RUPIAH = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** Start and end with their dates, and cards; what is empty or a dash is hidden. */
export function TripFacts({ trip }: { trip: TripOfList }): React.JSX.Element {
  const t = useStore(messages);
  const { averageSpeed, topSpeed, energyUsed, energyCost, duration, distance } = trip;
  const inUnit = (value: number | null | undefined, unit: string): string | null =>
    value == null ? null : `${formatNumber(value)} ${unit}`;
  const cards: readonly Fact[] = [
    [t.averageSpeed, inUnit(averageSpeed, 'km/h')],
    [t.topSpeed, inUnit(topSpeed, 'km/h')],
    [t.kwhUsed, inUnit(energyUsed, 'kWh')],
    [t.kwhCost, energyCost == null ? null : RUPIAH.format(energyCost)],
    [t.duration, duration == null ? null : lasting(duration)],
    [t.distance, inUnit(distance, 'km')],
  ];
  const end = (address: string | null | undefined, date: string | null | undefined): React.JSX.Element => (
    <>
      {address}
      <small>{date == null ? t.going : formatInstant(date)}</small>
    </>
  );

  function lasting(minutes: number): string {
    if (minutes < 60) return t.minutes({ count: String(minutes) });
    return t.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  }

  return (
    <>
      <Facts
        layout="columns"
        className="trip-ends"
        facts={[
          [t.start, end(trip.startAddress, trip.startedAt)],
          [t.end, end(trip.endAddress, trip.endedAt)],
        ]}
      />
      <Facts layout="columns" className="trip-cards" facts={cards} />
    </>
  );
}
