import type { BulkChanges } from '../../crud/resource/bulk-changes';
import { graphql } from '../../gql/bulk-change';
import { ContractPicker } from './ContractPicker';

/* The changes of many records, by screen: loaded when a person may make one. */

graphql(`
  fragment StartedBulkChange on BulkChangePayload {
    success message
    counts { total changed unchanged refused }
    bulkChange { id state total changed unchanged refused isUndone }
  }
`);

export const vehicles: BulkChanges = {
  change: graphql(`
    mutation ChangeVehicles($input: ChangeVehiclesInput!, $dryRun: Boolean!) {
      changeVehicles(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
  others: [
    {
      name: 'contractId',
      label: 'addToContract',
      kind: 'custom',
      control: ContractPicker,
      required: true,
      initial: '',
    },
  ],
};

export const users: BulkChanges = {
  change: graphql(`
    mutation ChangeUsers($input: ChangeUsersInput!, $dryRun: Boolean!) {
      changeUsers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
};

export const userTypes: BulkChanges = {
  change: graphql(`
    mutation ChangeUserTypes($input: ChangeUserTypesInput!, $dryRun: Boolean!) {
      changeUserTypes(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
};

export const complaintCategories: BulkChanges = {
  change: graphql(`
    mutation ChangeComplaintCategories($input: ChangeComplaintCategoriesInput!, $dryRun: Boolean!) {
      changeComplaintCategories(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
};

export const suppliers: BulkChanges = {
  change: graphql(`
    mutation ChangeSuppliers($input: ChangeSuppliersInput!, $dryRun: Boolean!) {
      changeSuppliers(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
};

export const tenants: BulkChanges = {
  change: graphql(`
    mutation ChangeTenants($input: ChangeTenantsInput!, $dryRun: Boolean!) {
      changeTenants(input: $input, dryRun: $dryRun) { ...StartedBulkChange }
    }
  `),
};
