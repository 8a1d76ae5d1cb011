import { graphql } from '../../gql/first-steps';

/** The number of records of each step: one request, which includes the lists that the person may view. */
export const FIRST_STEPS = graphql(`
  query FirstSteps(
    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,
    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!
  ) {
    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }
    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }
    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }
    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }
    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }
    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }
    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }
    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }
  }
`);
