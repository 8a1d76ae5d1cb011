import { Checkbox, Classes, HTMLTable } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { vehicleStatuses, messages as vehicleTexts } from '../../../codes/vehicle-codes';
import { StatusLabel } from '../../../crud/controls/StatusLabel';
import { formatNumber, formatPercent } from '../../../crud/resource/format';
import type { ContractVehicleChoicesQuery } from '../../../gql/graphql';
import { formatDate } from '../../../ui/dates/dates';
import { messages } from '../messages';

type Row = ContractVehicleChoicesQuery['vehicles']['items'][number];

interface Props {
  /** Null while the first page loads. */
  rows: readonly Row[] | null;
  /** True if the contract may have a vehicle in its period. */
  isAvailable: (id: string) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (vehicles: readonly string[], isChosen: boolean) => void;
}

const SKELETON = Array.from({ length: 6 }, (_, index) => index);

/** A page of vehicles with a check box each. One that another contract holds can be taken off, but not chosen. */
export function ChoiceTable({ rows, isAvailable, chosen, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const words = useStore(vehicleTexts);
  const free = (rows ?? []).flatMap(({ id }) => (isAvailable(id) ? [id] : []));
  const taken = free.filter((id) => chosen.has(id)).length;
  return (
    <HTMLTable compact className="vehicle-picker-table">
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              className="flush"
              aria-label={t.choosePage}
              title={t.choosePage}
              disabled={free.length === 0}
              checked={free.length > 0 && taken === free.length}
              indeterminate={taken > 0 && taken < free.length}
              onChange={() => onChoose(free, taken < free.length)}
            />
          </th>
          {[t.plate, t.model, t.supplier, t.status, t.battery, t.station].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === null &&
          SKELETON.map((index) => (
            <tr key={index}>
              <td colSpan={7}>
                <span className={Classes.SKELETON}>&nbsp;</span>
              </td>
            </tr>
          ))}
        {rows?.map((row) => {
          const isChosen = chosen.has(row.id);
          const isFree = isAvailable(row.id);
          const battery = row.telemetry?.batteryPercentage;
          const status = vehicleStatuses[row.vehicleStatus];
          return (
            <tr
              key={row.id}
              data-chosen={isChosen}
              data-taken={!isFree}
              onClick={(event) => {
                // The check box reports its own clicks.
                if (event.target instanceof Element && event.target.closest('label') !== null) return;
                if (isFree || isChosen) onChoose([row.id], !isChosen);
              }}
            >
              <td>
                <Checkbox
                  className="flush"
                  aria-label={t.choose({ plate: row.licensePlate })}
                  aria-describedby={`choice-${row.id}`}
                  disabled={!isFree && !isChosen}
                  checked={isChosen}
                  onChange={() => onChoose([row.id], !isChosen)}
                />
              </td>
              <th scope="row">{row.licensePlate}</th>
              <td data-label={t.model}>{row.modelName ?? '–'}</td>
              <td data-label={t.supplier}>{row.supplierName ?? '–'}</td>
              <td id={`choice-${row.id}`} className="vehicle-picker-status">
                <StatusLabel choice={status} text={words[status.text]} />
                {!isFree && row.vehicleStatus !== 'NON_ACTIVE' && (
                  <span className="vehicle-picker-held">
                    <LockIcon size={12} /> {heldText(row)}
                  </span>
                )}
              </td>
              <td data-label={t.battery} data-number>
                {battery == null ? '–' : formatPercent(battery)}
              </td>
              <td data-label={t.station}>
                {row.nearestStation == null
                  ? '–'
                  : t.stationAt({
                      name: row.nearestStation.name,
                      distance: formatNumber(Math.round(row.nearestStation.distance * 10) / 10),
                    })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );

  function heldText({ contract }: Row): string {
    if (contract == null) return t.heldElsewhere;
    return t.heldBy({ contractNo: contract.contractNo, until: formatDate(contract.endDate ?? '–') });
  }
}
