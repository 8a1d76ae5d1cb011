import './vehicle-picker.css';
import { useQuery } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Pager } from '../../../crud/list/Pager';
import type { FieldValue } from '../../../crud/resource/field';
import { formatNumber } from '../../../crud/resource/format';
import { messages as crudMessages } from '../../../crud/resource/messages';
import { graphql } from '../../../gql';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Failure } from '../../../ui/Failure';
import { Notice } from '../../../ui/Notice';
import { useDebounced } from '../../../ui/use-debounced';
import { useDialogClass } from '../../../ui/viewport';
import { messages } from '../messages';
import type { VehicleGroup } from '../vehicle-nodes';
import { ChoiceTable } from './ChoiceTable';
import { ChosenVehicles } from './ChosenVehicles';
import { filterOf, isEmptyFilter, NO_FILTER, type PickerFilter, PickerFilters } from './PickerFilters';

/** A page of the picker: one request. */
const CHOICES = graphql(`
  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {
    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {
      items {
        id licensePlate modelName supplierName vehicleStatus rentStatus
        telemetry { batteryPercentage }
        nearestStation { name distance }
        contract { id contractNo endDate }
      }
      pageInfo { totalItems totalPages }
    }
  }
`);

/** Milliseconds after the last key until the list is searched. */
const TYPING_MS = 300;

interface Props {
  groups: readonly VehicleGroup[];
  /** The vehicles that the contract has or could have in its period, by id. */
  available: ReadonlyMap<string, { readonly name: string }>;
  chosen: ReadonlySet<string>;
  /** 0: none is set yet. */
  maximum: number;
  onChange: (chosen: FieldValue) => void;
  onClose: () => void;
}

/** Chooses the vehicles of a contract in a table that the server searches; what is chosen stays, whatever the table shows. */
export default function VehiclePicker(props: Props): React.JSX.Element {
  const { groups, available, chosen, maximum, onChange, onClose } = props;
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const [filter, setFilter] = useState<PickerFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
  const text = useDebounced(filter.text, TYPING_MS);
  const { data, previousData, loading, error, refetch } = useQuery(CHOICES, {
    variables: { filter: filterOf({ ...filter, text }), page, size },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.vehicles;

  function narrow(next: PickerFilter): void {
    setFilter(next);
    setPage(1);
  }

  function choose(vehicles: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const vehicle of vehicles) {
      if (isChosen) next.add(vehicle);
      else next.delete(vehicle);
    }
    onChange([...next]);
  }

  const count = formatNumber(chosen.size);
  return (
    <Dialog
      isOpen
      className={useDialogClass('vehicle-picker')}
      title={t.pickerTitle}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <DialogBody className="vehicle-picker-body">
        <PickerFilters groups={groups} filter={filter} onChange={narrow} />
        <div className="vehicle-picker-rows" aria-busy={loading}>
          {error !== undefined && shown === undefined ? (
            <Failure
              title={t.failed}
              error={error}
              retryText={t.retry}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : shown?.items.length === 0 && !loading ? (
            <Notice
              icon={<SearchIcon size={32} />}
              title={isEmptyFilter(filter) ? t.none : t.noMatch}
              {...(!isEmptyFilter(filter) && {
                action: <Button onClick={() => narrow(NO_FILTER)}>{t.clearFilters}</Button>,
              })}
            />
          ) : (
            <ChoiceTable
              rows={shown?.items ?? null}
              isAvailable={(id) => available.has(id)}
              chosen={chosen}
              onChoose={choose}
            />
          )}
        </div>
        <div className="vehicle-picker-foot bar">
          <output aria-live="polite">
            {loading ? crud.searching : crud.result({ count: formatNumber(shown?.pageInfo.totalItems ?? 0) })}
          </output>
          <Pager
            page={page}
            size={size}
            totalPages={shown?.pageInfo.totalPages ?? 0}
            onPage={setPage}
            onSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        </div>
        <ChosenVehicles
          vehicles={[...chosen].map((id) => ({ id, plate: available.get(id)?.name ?? `#${id}` }))}
          onRemove={(id) => choose([id], false)}
        />
      </DialogBody>
      <DialogFooter
        actions={
          <Button intent="primary" onClick={onClose}>
            {t.done}
          </Button>
        }
      >
        <output data-over={maximum > 0 && chosen.size > maximum}>
          {maximum > 0 ? t.chosenOf({ count, max: formatNumber(maximum) }) : t.chosen({ count })}
        </output>
      </DialogFooter>
    </Dialog>
  );
}
