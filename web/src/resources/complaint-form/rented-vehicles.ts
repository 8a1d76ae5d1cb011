import type { LookUp } from '../../crud/resource';
import { graphql } from '../../gql';

const FOUND = graphql(`
  query RentedVehicles($filter: VehicleFilter!) {
    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: 1, size: 20) { items { id licensePlate } }
  }
`);

const PLATE = graphql(`
  query VehiclePlate($id: ID!) {
    vehicle(id: $id) { id licensePlate }
  }
`);

/** The vehicles that a complaint can be about: those rented (contract, section 5), found by their plates. */
export const rentedVehicles: LookUp = {
  search: async (client, text) => {
    const search = text === '' ? null : ({ field: 'LICENSE_PLATE', text } as const);
    const { data } = await client.query({
      query: FOUND,
      variables: { filter: { rentStatus: 'RENTED', search } },
    });
    return (data?.vehicles.items ?? []).map(({ id, licensePlate }) => ({ value: id, text: licensePlate }));
  },
  textOf: async (client, id) => {
    const { data } = await client.query({ query: PLATE, variables: { id } });
    return data?.vehicle?.licensePlate ?? null;
  },
};
