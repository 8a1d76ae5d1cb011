import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { rentStatuses, messages as vehicleMessages, vehicleStatuses } from '../../codes/vehicle-codes';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { type ColumnKind, cellOf } from '../../crud/resource/cell';
import { type Choices, choiceOf } from '../../crud/resource/choices';
import type { VehicleDetailQuery } from '../../gql/vehicle/graphql';
import { Facts } from '../../ui/Facts';
import { messages } from './messages';

export type VehicleOfDetail = NonNullable<VehicleDetailQuery['vehicle']>;
type Names = ReturnType<typeof vehicleMessages.get>;

/** Message keys of a yes and a no. */
type Words = readonly [yes: keyof Names, no: keyof Names];

/** The facts by the names of the fields, in their order, with what each value is. */
const FACTS: { readonly [Name in keyof VehicleOfDetail]?: ColumnKind | Choices | Words } = {
  supplierName: 'text',
  modelName: 'text',
  licensePlate: 'text',
  color: 'text',
  year: 'digits',
  rentStatus: rentStatuses,
  vehicleStatus: vehicleStatuses,
  imei: 'text',
  trackerId: 'text',
  serialNumber: 'text',
  isInWarehouse: ['inWarehouse', 'notInWarehouse'],
  tenantName: 'text',
};

/** The vehicle's data; a field without a value shows a dash. */
export function VehicleData({ vehicle }: { vehicle: VehicleOfDetail }): React.JSX.Element {
  const t = useStore(messages);
  const names: Readonly<Record<string, unknown>> = useStore(vehicleMessages);
  const fields: Readonly<Record<string, unknown>> = vehicle;
  const nameOf = (key: string) => String(names[key === 'modelName' ? 'model' : key]);

  function shownAs(value: unknown, kind: ColumnKind | Choices | Words): ReactNode {
    if (value === null || value === undefined) return null;
    if (typeof kind === 'string') return cellOf(value, kind, undefined).text;
    if (isWords(kind)) return nameOf(kind[value === true ? 0 : 1]);
    const choice = choiceOf(kind, value);
    return choice && <StatusLabel choice={choice} text={nameOf(choice.text)} />;
  }

  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-data">
      <h3 id="vehicle-data">{t.data}</h3>
      <Facts
        layout="rows"
        facts={Object.entries(FACTS).map(([name, kind]) => [nameOf(name), shownAs(fields[name], kind)])}
        empty="–"
      />
    </section>
  );
}

const isWords = (kind: Choices | Words): kind is Words => Array.isArray(kind);
