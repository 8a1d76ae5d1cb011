import './dashboard.css';
import './cards/cards.css';
import { useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { PAGE_SIZES } from '../../crud/resource/list-state';
import { FIRST_OPTIONS } from '../../crud/resource/operations';
import { type MovedVehicle, useMovedVehicles } from '../../map/live/vehicle-positions';
import { Failure } from '../../ui/Failure';
import { lazyPart } from '../../ui/part/part';
import { changedSearch, useScreenSearch } from '../../ui/screen-navigation';
import { AttentionStrip } from './attention/AttentionStrip';
import { BatteryCard } from './cards/BatteryCard';
import { CountCard } from './cards/CountCard';
import { HistoryCard } from './cards/HistoryCard';
import { LiveMapCard } from './cards/LiveMapCard';
import { StatisticsCard } from './cards/StatisticsCard';
import { GROUPS, type ListOf } from './groups';
import { useStates } from './last-states';
import { messages } from './messages';
import { DASHBOARD } from './operations';
import { StatusTable } from './StatusTable';
import { SupplierSelect } from './SupplierSelect';
import { RENT_STATUSES, VEHICLE_STATUSES } from './statuses';
import { useChangedNumbers } from './use-changed-numbers';

/** The dashboard's placeholder while it loads for the first time, in the places of its parts. */
function DashboardSkeleton(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="dashboard" role="status" aria-label={t.loading}>
      <div className={Classes.SKELETON} style={{ width: 320, maxWidth: '100%', height: 30 }} />
      <div className={Classes.SKELETON} style={{ height: 86 }} />
      <div className="dashboard-places">
        <div className={`dashboard-map ${Classes.SKELETON}`} />
        <div className={Classes.SKELETON} />
      </div>
    </div>
  );
}

const EmptyFleet = lazyPart(() => import('../first-steps/EmptyFleet'));

/** Milliseconds until the dashboard is requested again; its numbers are pushed meanwhile. */
const REFRESH = 60_000;
const DEFAULT_SIZE = 20;

/**
 * The dashboard (fleet operations, "Dashboard"): counts by vehicle status and by rental status, for one supplier company or
 * all; what needs attention, the live map and the vehicles last seen, today's speed and distance, batteries, and the status table. The chosen company is kept in the URL
 * as `supplier`, the vehicle that stands out on the map as `vehicle`, the table as `group`, `sort`, `page` and `size`.
 */
export default function DashboardScreen(): React.JSX.Element {
  const t = useStore(messages);
  const [search, setSearch] = useScreenSearch();
  const supplierId = search.get('supplier');
  const { data, previousData, error, loading, refetch } = useQuery(DASHBOARD, {
    variables: { supplierId, first: FIRST_OPTIONS },
    // Thousands of positions that no other operation reads: normalizing them in the cache would block the page.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    pollInterval: REFRESH,
  });
  // A store, so that a batch renders its listeners only.
  const [$moved] = useState(() => atom<readonly MovedVehicle[]>([]));
  useMovedVehicles(supplierId, (moved) => $moved.set(moved));
  const states = useStates($moved);
  const shown = data ?? previousData;
  // While another supplier's dashboard loads, the previous one shows.
  const shownSupplier = useRef(supplierId);
  if (data !== undefined) shownSupplier.current = supplierId;
  const positions = shown?.dashboard.positions;
  useEffect(() => {
    if (positions !== undefined) states.update(positions);
  }, [states, positions]);
  const changed = useChangedNumbers(supplierId, data);

  if (shown === undefined) {
    return error && !loading ? (
      <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
    ) : (
      <DashboardSkeleton />
    );
  }

  const dashboard = { ...shown.dashboard, ...changed };
  const ofSupplier: Record<string, string> = supplierId === null ? {} : { supplier: supplierId };
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(changedSearch(search, changes), { replace: true });
  const listOf: ListOf = (group, sort = null) =>
    `/dashboard?${changedSearch(search, { group, sort, page: null })}#status`;
  const page = Number(search.get('page'));
  const size = Number(search.get('size'));
  return (
    <div className="dashboard" aria-busy={loading}>
      <SupplierSelect
        options={shown.supplierOptions}
        value={supplierId}
        onChange={(supplier) => change({ supplier, page: null, vehicle: null })}
      />
      {supplierId === null && VEHICLE_STATUSES.every(({ key }) => dashboard.vehicleStatus[key] === 0) && (
        <EmptyFleet />
      )}
      <AttentionStrip attention={dashboard.attention ?? null} query={ofSupplier} />
      <div className="dashboard-places">
        <LiveMapCard
          positions={dashboard.positions}
          supplierId={shownSupplier.current}
          $moved={$moved}
          chosen={search.get('vehicle')}
          onChoose={(vehicle) => change({ vehicle })}
          list={listOf(null)}
        />
        <HistoryCard latest={dashboard.latest} states={states} />
      </div>
      <div className="dashboard-cards">
        <CountCard
          title={t.vehicleStatus}
          query={ofSupplier}
          counts={VEHICLE_STATUSES.map((status) => ({
            ...status,
            count: dashboard.vehicleStatus[status.key],
            query: { vehicleStatus: status.code },
          }))}
        />
        <CountCard
          title={t.rentStatus}
          query={ofSupplier}
          counts={RENT_STATUSES.map((status) => ({
            ...status,
            count: dashboard.rentStatus[status.key],
            query: { rentStatus: status.code },
          }))}
        />
        <StatisticsCard
          averageSpeed={dashboard.averageSpeed ?? null}
          distance={dashboard.distanceToday ?? null}
          hours={dashboard.hours}
          listOf={listOf}
        />
        <BatteryCard health={dashboard.batteryHealth ?? null} listOf={listOf} />
      </div>
      <StatusTable
        supplierId={supplierId}
        group={GROUPS.find(({ key }) => key === search.get('group')) ?? null}
        sort={search.get('sort')}
        page={Number.isInteger(page) && page > 0 ? page : 1}
        size={PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_SIZE}
        latest={dashboard.latest}
        states={states}
        onChange={change}
        onShow={(vehicle) => {
          change({ vehicle });
          document.getElementById('live-map')?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
