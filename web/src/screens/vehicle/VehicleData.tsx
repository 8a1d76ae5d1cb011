import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { rentStatuses, messages as vehicleMessages, vehicleStatuses } from '../../codes/vehicle-codes';
import { StatusLabel } from '../../crud/StatusLabel';
import type { VehicleDetailQuery } from '../../gql/vehicle/graphql';
import { type Fact, Facts } from '../../ui/Facts';
import { messages } from './messages';

export type VehicleOfDetail = NonNullable<VehicleDetailQuery['vehicle']>;

/** The vehicle's data; a field without a value shows a dash. */
export function VehicleData({ vehicle }: { vehicle: VehicleOfDetail }): React.JSX.Element {
  const t = useStore(messages);
  const names = useStore(vehicleMessages);
  const rent = rentStatuses[vehicle.rentStatus];
  const condition = vehicleStatuses[vehicle.vehicleStatus];
  const facts: readonly Fact[] = [
    [names.supplierName, vehicle.supplierName],
    [names.model, vehicle.modelName],
    [names.licensePlate, vehicle.licensePlate],
    [names.color, vehicle.color],
    [names.year, vehicle.year],
    [names.rentStatus, <StatusLabel key="rent" choice={rent} text={names[rent.text]} />],
    [names.vehicleStatus, <StatusLabel key="status" choice={condition} text={names[condition.text]} />],
    [names.imei, vehicle.imei],
    [names.trackerId, vehicle.trackerId],
    [names.serialNumber, vehicle.serialNumber],
    [
      names.isInWarehouse,
      vehicle.isInWarehouse == null ? null : vehicle.isInWarehouse ? names.inWarehouse : names.notInWarehouse,
    ],
    [names.tenantName, vehicle.tenantName],
  ];
  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-data">
      <h3 id="vehicle-data">{t.data}</h3>
      <Facts layout="rows" facts={facts} empty="–" />
    </section>
  );
}
