import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { rentStatuses, vehicleStatuses, messages as vehicleTexts } from '../../../codes/vehicle-codes';
import { PickList } from '../../../crud/controls/PickList';
import { isChoice, offeredValues } from '../../../crud/resource/choices';
import type { VehicleFilter } from '../../../gql/graphql';
import { messages } from '../messages';
import type { VehicleGroup } from '../vehicle-nodes';

/** The conditions of the table; an empty text is no condition. */
export interface PickerFilter {
  readonly text: string;
  readonly supplierId: string;
  readonly vehicleStatus: string;
  readonly rentStatus: string;
}

export const NO_FILTER: PickerFilter = { text: '', supplierId: '', vehicleStatus: '', rentStatus: '' };

export const isEmptyFilter = (filter: PickerFilter): boolean =>
  Object.values(filter).every((value) => value === '');

export function filterOf({ text, supplierId, vehicleStatus, rentStatus }: PickerFilter): VehicleFilter {
  return {
    search: text.trim() === '' ? null : { field: 'LICENSE_PLATE', text: text.trim() },
    supplierId: supplierId || null,
    vehicleStatus: isChoice(vehicleStatuses, vehicleStatus) ? vehicleStatus : null,
    rentStatus: isChoice(rentStatuses, rentStatus) ? rentStatus : null,
  };
}

interface Props {
  groups: readonly VehicleGroup[];
  filter: PickerFilter;
  onChange: (filter: PickerFilter) => void;
}

export function PickerFilters({ groups, filter, onChange }: Props): React.JSX.Element {
  const t = useStore(messages);
  const words = useStore(vehicleTexts);
  const id = useId();
  const set = (change: Partial<PickerFilter>): void => onChange({ ...filter, ...change });
  return (
    <div className="vehicle-picker-filters">
      <InputGroup
        autoFocus
        leftIcon={<SearchIcon />}
        type="search"
        autoComplete="off"
        value={filter.text}
        placeholder={t.pickerSearch}
        aria-label={t.pickerSearch}
        onValueChange={(text) => set({ text })}
      />
      <span id={`${id}-supplier`} className="visually-hidden">
        {t.supplier}
      </span>
      <PickList
        id={`${id}-suppliers`}
        labelledBy={`${id}-supplier`}
        value={filter.supplierId}
        options={groups.map((group) => ({ value: group.id, text: group.name }))}
        empty={t.allSuppliers}
        onChange={(supplierId) => set({ supplierId })}
      />
      <HTMLSelect
        aria-label={words.vehicleStatus}
        value={filter.vehicleStatus}
        onChange={(event) => set({ vehicleStatus: event.currentTarget.value })}
      >
        <option value="">{t.allStatuses}</option>
        {offeredValues(vehicleStatuses).map((value) => (
          <option key={value} value={value}>
            {isChoice(vehicleStatuses, value) && words[vehicleStatuses[value].text]}
          </option>
        ))}
      </HTMLSelect>
      <HTMLSelect
        aria-label={words.rentStatus}
        value={filter.rentStatus}
        onChange={(event) => set({ rentStatus: event.currentTarget.value })}
      >
        <option value="">{t.allRentStatuses}</option>
        {offeredValues(rentStatuses).map((value) => (
          <option key={value} value={value}>
            {isChoice(rentStatuses, value) && words[rentStatuses[value].text]}
          </option>
        ))}
      </HTMLSelect>
    </div>
  );
}
