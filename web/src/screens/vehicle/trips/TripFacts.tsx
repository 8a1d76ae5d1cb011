import { useStore } from '@nanostores/react';
import { Time } from '../../../ui/dates/Time';
import { type Fact, Facts } from '../../../ui/Facts';
import { messages } from '../messages';
import { inRupiah, inUnit, lasting } from './trip-values';
import type { TripOfList } from './use-trips';

/** Start and end with their dates, and cards; what is empty or a dash is hidden. */
export function TripFacts({ trip }: { trip: TripOfList }): React.JSX.Element {
  const t = useStore(messages);
  const { averageSpeed, topSpeed, energyUsed, energyCost, duration, distance } = trip;
  const cards: readonly Fact[] = [
    [t.averageSpeed, inUnit(averageSpeed, 'km/h')],
    [t.topSpeed, inUnit(topSpeed, 'km/h')],
    [t.kwhUsed, inUnit(energyUsed, 'kWh')],
    [t.kwhCost, inRupiah(energyCost)],
    [t.duration, lasting(t, duration)],
    [t.distance, inUnit(distance, 'km')],
  ];
  const end = (address: string | null | undefined, date: string | null | undefined): React.JSX.Element => (
    <>
      {address}
      <small>{date == null ? t.going : <Time at={date} isPeriod />}</small>
    </>
  );

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
