import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../api/errors';
import { graphql } from '../../gql';
import { Notice } from '../../ui/Notice';
import { CountCard } from './CountCard';
import { DashboardSkeleton } from './DashboardSkeleton';
import { messages } from './messages';
import { SupplierSelect } from './SupplierSelect';
import { RENT_STATUSES, VEHICLE_STATUSES } from './statuses';
import './dashboard.css';
import { LargeWarningSign } from '../../ui/icons';

const DASHBOARD = graphql(`
  query Dashboard($supplierId: ID) {
    supplierOptions { value text }
    dashboard(supplierId: $supplierId) {
      vehicleStatus { active nonActive maintenance broken }
      rentStatus { available rented booked }
    }
  }
`);

/**
 * The dashboard (fleet operations, "Dashboard"): counts by vehicle status and by rental status, for one supplier company or
 * all. The chosen company is kept in the URL as `supplier`.
 */
export default function DashboardScreen(): React.JSX.Element {
  const t = useStore(messages);
  const [search, setSearch] = useSearchParams();
  const supplierId = search.get('supplier');
  const { data, previousData, error, loading, refetch } = useQuery(DASHBOARD, {
    variables: { supplierId },
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;

  if (shown === undefined) {
    return error && !loading ? (
      <Notice
        icon={<LargeWarningSign size={44} />}
        title={t.failed}
        description={errorText(error)}
        action={
          <Button intent="primary" icon={<Refresh />} onClick={() => void refetch().catch(() => undefined)}>
            {t.retry}
          </Button>
        }
      />
    ) : (
      <DashboardSkeleton />
    );
  }

  const { supplierOptions, dashboard } = shown;
  const ofSupplier: Record<string, string> = supplierId === null ? {} : { supplier: supplierId };
  return (
    <div className="dashboard" aria-busy={loading}>
      <SupplierSelect
        options={supplierOptions}
        value={supplierId}
        onChange={(chosen) => setSearch(chosen === null ? {} : { supplier: chosen }, { replace: true })}
      />
      <div className="dashboard-cards">
        <CountCard
          title={t.vehicleStatus}
          counts={VEHICLE_STATUSES.map(({ key, code, ...look }) => ({
            ...look,
            label: t[key],
            count: dashboard.vehicleStatus[key],
            query: { vehicleStatus: code, ...ofSupplier },
          }))}
        />
        <CountCard
          title={t.rentStatus}
          counts={RENT_STATUSES.map(({ key, code, ...look }) => ({
            ...look,
            label: t[key],
            count: dashboard.rentStatus[key],
            query: { rentStatus: code, ...ofSupplier },
          }))}
        />
      </div>
    </div>
  );
}
