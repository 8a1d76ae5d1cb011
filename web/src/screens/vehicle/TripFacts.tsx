import { useStore } from '@nanostores/react';
import { formatInstant, formatNumber } from '../../crud/format';
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
  const cards: readonly (readonly [name: string, value: string | null])[] = [
    [t.averageSpeed, inUnit(averageSpeed, 'km/h')],
    [t.topSpeed, inUnit(topSpeed, 'km/h')],
    [t.kwhUsed, inUnit(energyUsed, 'kWh')],
    [t.kwhCost, energyCost == null ? null : RUPIAH.format(energyCost)],
    [t.duration, duration == null ? null : lasting(duration)],
    [t.distance, inUnit(distance, 'km')],
  ];
  const ends = [
    [t.start, trip.startAddress, trip.startedAt],
    [t.end, trip.endAddress, trip.endedAt],
  ] as const;

  function lasting(minutes: number): string {
    if (minutes < 60) return t.minutes({ count: String(minutes) });
    return t.hours({ hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  }

  return (
    <>
      <dl className="trip-ends">
        {ends.map(([name, address, date]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {address}
              <small>{date == null ? t.going : formatInstant(date)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="trip-cards">
        {cards.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
