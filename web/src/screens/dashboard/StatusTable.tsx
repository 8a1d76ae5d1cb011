import { useQuery } from '@apollo/client/react';
import { Button, Classes, HTMLTable } from '@blueprintjs/core';
import { CrossIcon, MapMarkerIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { codeOf, errorText } from '../../api/errors';
import { RecordLink } from '../../crud/controls/RecordLink';
import { Pager } from '../../crud/list/Pager';
import { formatNumber } from '../../crud/resource/format';
import type { DashboardQuery, VehicleStatusSortField } from '../../gql/dashboard/graphql';
import { isLowBattery } from '../../map/live/vehicle-limits';
import { Time } from '../../ui/dates/Time';
import { ScreenLink } from '../../ui/screen-navigation';
import type { Group } from './groups';
import { type LastStates, useLatest } from './last-states';
import { messages } from './messages';
import { STATUSES } from './operations';
import { useStaleAge } from './use-stale-age';

type Row = DashboardQuery['dashboard']['latest'][number];

interface Props {
  supplierId: string | null;
  /** The group to show; null for all. */
  group: Group | null;
  /** `speed`, or `-speed` for the greatest first, of {@link COLUMNS}; null for the newest reading first. */
  sort: string | null;
  page: number;
  size: number;
  /** Shown instead of the table if the data API does not page it. */
  latest: readonly Row[];
  states: LastStates;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
  /** Shows a vehicle on the map. */
  onShow: (vehicleId: string) => void;
}

/** The columns by their name in the URL. */
const COLUMNS = [
  { key: 'supplierName', text: 'supplier', field: 'SUPPLIER_NAME', isNumber: false },
  { key: 'licensePlate', text: 'licensePlate', field: 'LICENSE_PLATE', isNumber: false },
  { key: 'modelName', text: 'model', field: 'MODEL_NAME', isNumber: false },
  { key: 'speed', text: 'speed', field: 'SPEED', isNumber: true },
  { key: 'batteryPercentage', text: 'battery', field: 'BATTERY_PERCENTAGE', isNumber: true },
  { key: 'odometer', text: 'totalKm', field: 'ODOMETER', isNumber: true },
  { key: 'measuredAt', text: 'lastGps', field: 'MEASURED_AT', isNumber: false },
] as const satisfies readonly {
  key: keyof Row;
  text: string;
  field: VehicleStatusSortField;
  isNumber: boolean;
}[];

type Column = (typeof COLUMNS)[number];

function cell(row: Row, { key }: Column): ReactNode {
  const value = row[key];
  if (value == null) return '–';
  if (key === 'measuredAt') return <Time at={String(value)} />;
  return typeof value === 'number' ? formatNumber(Math.round(value)) : value;
}

const NO_ROWS: readonly Row[] = [];

/** The vehicle status table: paged and sorted by the server, live, each row leading to its vehicle. */
export function StatusTable(props: Props): React.JSX.Element {
  const { supplierId, group, sort, page, size, latest, states, onChange, onShow } = props;
  const t = useStore(messages);
  const staleAge = useStaleAge();
  const isDescending = sort?.startsWith('-') ?? false;
  const sorted = COLUMNS.find(({ key }) => key === sort?.replace(/^-/, ''));
  const { data, previousData, error, loading, refetch } = useQuery(STATUSES, {
    variables: {
      supplierId,
      group: group?.code ?? null,
      sort: sorted === undefined ? null : { field: sorted.field, direction: isDescending ? 'DESC' : 'ASC' },
      page,
      size,
    },
    notifyOnNetworkStatusChange: true,
  });
  const card = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // Scrolls to the table on navigation, and again once its rows are laid out; then the hash is removed from the address,
  // so that later renders do not scroll back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new way or new rows
  useEffect(() => {
    if (hash !== '#status') return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
    if (!loading) onChange({});
  }, [hash, key, loading]);
  const isUnpaged = codeOf(error) === 'NOT_SUPPORTED';
  const shown = (data ?? previousData)?.vehicleStatuses;
  const rows = useLatest(states, isUnpaged ? latest : (shown?.items ?? NO_ROWS));

  return (
    <div className={`dashboard-card ${Classes.CARD}`} id="status" tabIndex={-1} ref={card}>
      <h2 id="status-table">
        {t.statusTable} {shown !== undefined && <small>{formatNumber(shown.pageInfo.totalItems)}</small>}
      </h2>
      {group !== null && !isUnpaged && (
        <Button
          className="status-group"
          size="small"
          endIcon={<CrossIcon size={12} />}
          aria-label={t.showAll({ group: t[group.text] })}
          title={t.showAll({ group: t[group.text] })}
          onClick={() => onChange({ group: null, page: null })}
        >
          {t[group.text]}
        </Button>
      )}
      {error !== undefined && !isUnpaged && error !== null && (
        <p role="alert">
          {errorText(error)} <Button onClick={() => void refetch().catch(() => undefined)}>{t.retry}</Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too */}
      <section className="status-scroll" aria-labelledby="status-table" tabIndex={0} aria-busy={loading}>
        <HTMLTable compact className="status-table">
          <thead>
            <tr>
              {COLUMNS.map(({ key, text, isNumber }) => {
                const isSorted = key === sorted?.key;
                return (
                  <th
                    key={key}
                    scope="col"
                    data-number={isNumber}
                    aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
                  >
                    <button
                      type="button"
                      disabled={isUnpaged}
                      onClick={() =>
                        onChange({ sort: isSorted && !isDescending ? `-${key}` : key, page: null })
                      }
                    >
                      {t[text]}
                      {isSorted && (isDescending ? <SortDescIcon size={12} /> : <SortAscIcon size={12} />)}
                    </button>
                  </th>
                );
              })}
              <th scope="col">{t.actions}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ vehicleId, ...row }) => (
              <tr key={vehicleId ?? row.licensePlate} data-stale={staleAge(row.measuredAt) !== null}>
                {COLUMNS.map((column) => (
                  <td
                    key={column.key}
                    data-number={column.isNumber}
                    data-low={column.key === 'batteryPercentage' && isLowBattery(row.batteryPercentage)}
                  >
                    {column.key === 'licensePlate' && vehicleId != null ? (
                      <RecordLink to={`/vehicle/manage/${vehicleId}`}>{cell(row, column)}</RecordLink>
                    ) : (
                      cell(row, column)
                    )}
                    {column.key === 'measuredAt' && staleAge(row.measuredAt) !== null && (
                      <small> · {staleAge(row.measuredAt)}</small>
                    )}
                  </td>
                ))}
                <td className="status-actions">
                  {vehicleId != null && (
                    <>
                      <ScreenLink
                        to={`/vehicle/manage/${vehicleId}`}
                        aria-label={t.detailOf({ plate: row.licensePlate })}
                      >
                        {t.detail}
                      </ScreenLink>
                      <Button
                        variant="minimal"
                        size="small"
                        icon={<MapMarkerIcon />}
                        aria-label={t.showOnMap({ plate: row.licensePlate })}
                        title={t.showOnMap({ plate: row.licensePlate })}
                        onClick={() => onShow(vehicleId)}
                      />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </section>
      {rows.length === 0 && !loading && <p className="empty">{t.empty}</p>}
      {!isUnpaged && (
        <Pager
          page={page}
          size={size}
          totalPages={shown?.pageInfo.totalPages ?? 0}
          onPage={(to) => onChange({ page: String(to) })}
          onSize={(to) => onChange({ size: String(to), page: null })}
        />
      )}
    </div>
  );
}
