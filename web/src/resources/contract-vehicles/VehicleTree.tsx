import './contract-vehicles.css';
import { useQuery } from '@apollo/client/react';
import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { isDay } from '../../crud/day';
import type { CustomControlProps, FieldValue } from '../../crud/field';
import { formatNumber } from '../../crud/format';
import { graphql } from '../../gql';
import { CheckTree } from '../../ui/tree/CheckTree';
import { messages } from './messages';
import { only, vehicleNodes, vehiclesOf } from './vehicle-nodes';

const CONTRACT_VEHICLES = graphql(`
  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {
    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {
      id name vehicles { id name }
    }
  }
`);

function dayOf(value: FieldValue): string | null {
  return typeof value === 'string' && isDay(value) ? value : null;
}

/**
 * The vehicles of a contract, by supplier: its own and those that no other contract holds in its period (administration
 * 2.13), the record's own first. Counts the selection against the maximum. A read-only record shows only its own.
 */
export default function VehicleTree(props: CustomControlProps): React.JSX.Element {
  const { id, describedBy, isInvalid, value, onChange, recordId, isReadOnly, useField } = props;
  const t = useStore(messages);
  const [text, setText] = useState('');
  const tenant = useField('tenantId');
  const startDate = dayOf(useField('startDate'));
  const endDate = dayOf(useField('endDate'));
  const maximum = Number(useField('totalVehicles'));
  const tenantId = typeof tenant === 'string' && tenant !== '' ? tenant : null;
  const { data, previousData, error, refetch } = useQuery(CONTRACT_VEHICLES, {
    variables: { contractId: recordId, tenantId, startDate, endDate },
    skip: tenantId === null,
    // Another contract may contain a vehicle since.
    fetchPolicy: 'network-only',
  });
  const groups = tenantId === null ? undefined : (data ?? previousData)?.contractVehicles;
  const chosen = useMemo(() => new Set(Array.isArray(value) ? value : []), [value]);
  // In stored order: a vehicle must not move while it is being chosen.
  const [stored] = useState(chosen);
  const nodes = useMemo(
    () => vehicleNodes(isReadOnly ? only(groups ?? [], stored) : (groups ?? []), text, stored),
    [groups, text, stored, isReadOnly],
  );
  const there = useMemo(
    () => new Set((groups ?? []).flatMap(({ vehicles }) => vehicles.map((vehicle) => vehicle.id))),
    [groups],
  );

  const count = formatNumber(chosen.size);
  // A user with read access may not see all of its vehicles.
  const gone =
    groups === undefined || isReadOnly ? 0 : [...chosen].filter((vehicle) => !there.has(vehicle)).length;
  return (
    <div className="contract-vehicles">
      <div className="contract-vehicles-bar bar">
        <InputGroup
          id={id}
          className="contract-vehicles-search"
          leftIcon={<SearchIcon />}
          type="search"
          value={text}
          placeholder={t.search}
          autoComplete="off"
          disabled={groups === undefined}
          aria-invalid={isInvalid}
          aria-describedby={`${describedBy} ${id}-count`}
          onValueChange={setText}
          onKeyDown={(event) => {
            // Enter searches vehicles here; it must not save the contract.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
        <output id={`${id}-count`} data-over={maximum > 0 && chosen.size > maximum}>
          {maximum > 0 ? t.chosenOf({ count, max: formatNumber(maximum) }) : t.chosen({ count })}
        </output>
      </div>
      <div className="contract-vehicles-tree panel">{list()}</div>
      {gone > 0 && (
        <p className="contract-vehicles-gone" role="alert">
          {t.gone({ count: formatNumber(gone) })}
          <Button
            variant="minimal"
            size="small"
            onClick={() => onChange([...chosen].filter((vehicle) => there.has(vehicle)))}
          >
            {t.dropGone}
          </Button>
        </p>
      )}
    </div>
  );

  function list(): React.JSX.Element {
    if (tenantId === null) return <p className="form-hint">{t.waits}</p>;
    if (groups === undefined && error !== undefined) {
      return (
        <p className="form-hint" role="alert">
          {t.failed}
          <Button variant="minimal" size="small" onClick={() => void refetch().catch(() => undefined)}>
            {t.retry}
          </Button>
        </p>
      );
    }
    if (groups === undefined) return <p className="form-hint">{t.loading}</p>;
    if (nodes.length === 0) return <p className="form-hint">{there.size === 0 ? t.none : t.noMatch}</p>;
    return (
      <>
        <span id={`${id}-tree-label`} className="visually-hidden">
          {t.tree}
        </span>
        <CheckTree
          id={`${id}-tree`}
          nodes={nodes}
          labelledBy={`${id}-tree-label`}
          describedBy={`${id}-count`}
          checked={chosen}
          isDisabled={isReadOnly}
          onChange={(checked) => onChange(vehiclesOf(checked))}
        />
      </>
    );
  }
}
