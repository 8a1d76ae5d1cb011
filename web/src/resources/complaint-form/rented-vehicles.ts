import type { LookUp } from '../../crud/resource';
import { graphql } from '../../gql';

const FOUND = graphql(`
  query RentedVehicles($text: String) {
    vehicleOptions(rentStatus: RENTED, text: $text, first: 20) { value text }
  }
`);

const PLATE = graphql(`
  query VehiclePlate($id: ID!) {
    vehicleOptions(ids: [$id]) { value text }
  }
`);

/** The vehicles that a complaint can be about: those rented (contract, section 5), found by their plates. */
export const rentedVehicles: LookUp = {
  search: async (client, text) => {
    const { data } = await client.query({ query: FOUND, variables: { text: text || null } });
    return data?.vehicleOptions ?? [];
  },
  textOf: async (client, id) => {
    const { data } = await client.query({ query: PLATE, variables: { id } });
    return data?.vehicleOptions[0]?.text ?? null;
  },
};
