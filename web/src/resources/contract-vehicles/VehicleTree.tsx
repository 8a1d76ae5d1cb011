import './contract-vehicles.css';
import { useQuery } from '@apollo/client/react';
import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon, ShareIcon, ThIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { vehicleStatuses, messages as vehicleTexts } from '../../codes/vehicle-codes';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import type { CustomControlProps, FieldValue } from '../../crud/resource/field';
import { formatNumber } from '../../crud/resource/format';
import { useMenus } from '../../crud/resource/use-menus';
import { graphql } from '../../gql';
import type { VehicleStatus } from '../../gql/graphql';
import { hasPath } from '../../navigation/menus';
import { isDay } from '../../ui/dates/day';
import { lazyDialog } from '../../ui/part/part';
import { ScreenLink } from '../../ui/screen-navigation';
import { CheckTree } from '../../ui/tree/CheckTree';
import type { TreeNode } from '../../ui/tree/tree-rows';
import { GoneVehicles } from './GoneVehicles';
import { messages } from './messages';
import { noteConditions, outOfService } from './out-of-service';
import { only, vehicleNodes, vehiclesOf } from './vehicle-nodes';

const VehiclePicker = lazyDialog(() => import('./picker/VehiclePicker'));

const CONTRACT_VEHICLES = graphql(`
  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {
    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {
      id name vehicles { id name vehicleStatus }
    }
  }
`);

function dayOf(value: FieldValue): string | null {
  return typeof value === 'string' && isDay(value) ? value : null;
}

/** Opens the page of one of the contract's vehicles. The tree's keys keep to its rows. */
function VehicleLink({ node: { id, text } }: { node: TreeNode }): React.JSX.Element {
  const t = useStore(messages);
  return (
    <ScreenLink
      to={`/vehicle/manage/${id}`}
      tabIndex={-1}
      aria-label={t.openVehicle({ plate: text })}
      title={t.openVehicle({ plate: text })}
    >
      <ShareIcon size={14} />
    </ScreenLink>
  );
}

/** Marks a vehicle that cannot be driven now. */
function Condition({ status }: { status: VehicleStatus | null | undefined }): React.JSX.Element | null {
  const t = useStore(vehicleTexts);
  const shown = outOfService(status);
  if (shown === null) return null;
  return (
    <>
      {/* Keeps its word apart from the plate. */}{' '}
      <StatusLabel choice={vehicleStatuses[shown]} text={t[vehicleStatuses[shown].text]} />
    </>
  );
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
  const mayOpenVehicles = hasPath(useMenus(), 'vehicle/manage');
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
    () => new Map((groups ?? []).flatMap(({ vehicles }) => vehicles.map((vehicle) => [vehicle.id, vehicle]))),
    [groups],
  );
  useEffect(() => noteConditions(groups ?? []), [groups]);
  const words = useStore(vehicleTexts);
  const [isPicking, setPicking] = useState(false);

  const count = formatNumber(chosen.size);
  // A user with read access may not see all of its vehicles.
  const gone = groups === undefined || isReadOnly ? [] : [...chosen].filter((vehicle) => !there.has(vehicle));
  return (
    <div className="stack">
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
        {!isReadOnly && mayOpenVehicles && (
          <Button icon={<ThIcon />} disabled={groups === undefined} onClick={() => setPicking(true)}>
            {t.openPicker}
          </Button>
        )}
        <output id={`${id}-count`} data-over={maximum > 0 && chosen.size > maximum}>
          {maximum > 0 ? t.chosenOf({ count, max: formatNumber(maximum) }) : t.chosen({ count })}
        </output>
      </div>
      <div className="contract-vehicles-tree panel">{list()}</div>
      {gone.length > 0 && (
        <GoneVehicles
          vehicles={gone}
          onDrop={() => onChange([...chosen].filter((vehicle) => there.has(vehicle)))}
        />
      )}
      {isPicking && (
        <VehiclePicker
          groups={groups ?? []}
          available={there}
          chosen={chosen}
          maximum={maximum}
          onChange={onChange}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );

  function conditionOf(vehicle: string): string | undefined {
    const status = outOfService(there.get(vehicle)?.vehicleStatus);
    return status === null ? undefined : words[vehicleStatuses[status].text];
  }

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
          noteOf={conditionOf}
          after={({ node }) => (
            <>
              <Condition status={there.get(node.id)?.vehicleStatus} />
              {mayOpenVehicles && stored.has(node.id) && <VehicleLink node={node} />}
            </>
          )}
        />
      </>
    );
  }
}
