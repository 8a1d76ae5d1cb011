import type { ApolloClient } from '@apollo/client';
import { vehicleStatuses } from '../../codes/vehicle-codes';
import type { BulkActions, BulkPayload } from '../../crud/resource/bulk-actions';
import type { Option } from '../../crud/resource/field';
import { runMutation } from '../../crud/resource/operations';
import { graphql } from '../../gql/bulk-change';
import { formatDate } from '../../ui/dates/dates';
import { today } from '../../ui/dates/day';
import { warehouseChoices } from './warehouse-choices';

const CHANGE = graphql(`
  mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {
    changeVehicles(input: $input, dryRun: $dryRun) {
      success message
      counts { total changed unchanged refused }
      bulkChange { id state total changed unchanged refused isUndone }
    }
  }
`);

const CONTRACTS = graphql(`
  query OpenContracts($size: Int!) {
    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {
      items { id contractNo tenantName startDate endDate }
    }
  }
`);
/** The most contracts that are offered. */
const MOST_CONTRACTS = 500;

/** The contracts that are not over. */
async function openContracts(client: ApolloClient): Promise<readonly Option[]> {
  const { data } = await client.query({ query: CONTRACTS, variables: { size: MOST_CONTRACTS } });
  return (data?.contracts.items ?? [])
    .filter(({ endDate }) => (endDate ?? '') >= today())
    .map(({ id, contractNo, tenantName, startDate, endDate }) => ({
      value: id,
      text: `${contractNo} · ${tenantName ?? ''} (${formatDate(startDate ?? '-')} – ${formatDate(endDate ?? '-')})`,
    }));
}

/** The actions on several vehicles at once. */
const vehicleBulk: BulkActions = {
  actions: [
    { field: 'vehicleStatus', text: 'vehicleStatus', values: { choices: vehicleStatuses } },
    { field: 'isInWarehouse', text: 'isInWarehouse', values: { choices: warehouseChoices } },
    { field: 'contractId', text: 'addToContract', values: { load: openContracts } },
  ],
  start: (client, { rows, field, value }, dryRun, idempotencyKey) => {
    const change = { [field]: field === 'isInWarehouse' ? value === 'true' : value };
    return runMutation<BulkPayload>(CHANGE, client, { input: { ...rows, change }, dryRun }, idempotencyKey);
  },
};
export default vehicleBulk;
