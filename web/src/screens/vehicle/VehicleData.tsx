import { useStore } from '@nanostores/react';
import { rentStatuses, messages as vehicleMessages, vehicleStatuses } from '../../codes/vehicle-codes';
import { StatusLabel } from '../../crud/StatusLabel';
import type { VehicleDetailQuery } from '../../gql/graphql';
import { messages } from './messages';

export type VehicleOfDetail = NonNullable<VehicleDetailQuery['vehicle']>;

/** The vehicle's data; a field without a value shows a dash. */
export function VehicleData({ vehicle }: { vehicle: VehicleOfDetail }): React.JSX.Element {
  const t = useStore(messages);
  const names = useStore(vehicleMessages);
  const rent = rentStatuses[vehicle.rentStatus];
  const condition = vehicleStatuses[vehicle.vehicleStatus];
  const facts: readonly (readonly [name: string, value: React.ReactNode])[] = [
    [names.supplierName, vehicle.supplierName],
    [names.model, vehicle.modelName],
    [names.licensePlate, vehicle.licensePlate],
    [names.color, vehicle.color],
    [names.year, vehicle.year],
    [names.rentStatus, <StatusLabel key="rent" choice={rent} text={names[rent.text]} />],
    [names.vehicleStatus, <StatusLabel key="status" choice={condition} text={names[condition.text]} />],
    [names.imei, vehicle.imei],
    [names.serialNumber, vehicle.serialNumber],
    [names.tenantName, vehicle.tenantName],
  ];
  return (
    <section className="vehicle-card" aria-labelledby="vehicle-data">
      <h3 id="vehicle-data">{t.data}</h3>
      <dl className="vehicle-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null || value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
