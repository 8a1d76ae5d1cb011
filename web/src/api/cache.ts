import { InMemoryCache } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

/*
 * Results that Apollo keeps to give an unchanged object again, rather than to build it: four lists of a hundred rows. With its own limits,
 * 50,000 and 10,000, a page that is open all day grows.
 */
cacheSizes['inMemoryCache.executeSelectionSet'] = 2000;
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 200;

/**
 * Things are kept by id; a list page by its own arguments (page, size, sort, filter), which is Apollo's default.
 * `Option` is a pick list's value and text: the same value may stand in lists of different things, so it has no identity.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Option: { keyFields: false },
      MenuItem: { keyFields: false },
      // Which vehicles stand below a supplier depends on the contract they are requested for.
      VehicleGroup: { keyFields: false },
      // What stands below a menu depends on the user it was requested for.
      MenuNode: { keyFields: false },
      // Without an id: lists request other parts of a reading than the vehicle's page.
      Telemetry: { merge: true },
      Query: {
        fields: {
          vehicle: {
            // Null is a value, too: there is none within reach any more.
            read: (existing, { args, toReference }) =>
              existing === undefined ? toReference({ __typename: 'Vehicle', id: args?.id }) : existing,
          },
          dashboard: { merge: false },
          menuTree: { merge: false },
          contractVehicles: { merge: false },
        },
      },
    },
  });
}
