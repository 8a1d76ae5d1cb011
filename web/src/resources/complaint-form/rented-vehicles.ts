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

/** The look-up of vehicles for complaints by plate: only rented ones. */
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
