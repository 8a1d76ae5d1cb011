import { Int } from 'type-graphql';
import { z } from 'zod';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { defineResource } from '../define-resource.js';
import { custom, ids, latLng, photos, text } from '../definition/fields.js';
import { integerKind } from '../definition/kinds.js';
import { supplier } from '../supplier/supplier.js';

const supplierIds = (schemas: PayloadSchemas) =>
  schemas.list(z.object({ id: schemas.id })).transform((rows) => rows.map(({ id }) => id));

export const chargingStation = defineResource({
  name: 'ChargingStation',
  path: 'charging_station',
  description: 'A place where electric vehicles charge.',
  fields: {
    name: text('name', { description: 'Name of the station.', search: true, sort: true, input: true }),
    facility: text('facility', {
      nullable: true,
      description: 'Facilities, such as a canteen or a place of prayer.',
      search: 'Facilities.',
      sort: 'Facilities.',
      input: true,
    }),
    address: text('address', {
      nullable: true,
      description: 'Its address.',
      search: true,
      sort: true,
      input: true,
    }),
    position: latLng(['latitude', 'longitude'], {
      nullable: true,
      description: 'Where it is; null when unknown.',
      input: 'Where it is.',
    }),
    photos: photos('photo', {
      description: 'URLs of its photos, in order.',
      input: 'All its photos in order, at least one: the URLs that `uploadPhoto` returned.',
    }),
    supplierIds: ids('listCompany', supplierIds, {
      description: "The suppliers whose vehicles charge there, those in the caller's scope.",
      input: {
        name: 'companyIds',
        description: 'All suppliers whose vehicles charge there, at least one.',
      },
    }),
    totalSuppliers: custom(
      { type: Int, input: integerKind.input },
      'listCompany',
      (schemas) => schemas.list(z.unknown()).transform((rows) => rows.length),
      { description: 'The number of those suppliers.' },
    ),
  },
  import: {
    description:
      'A row of a charging station import; the name and one of the suppliers identify the station. A new station has no photos.',
    without: ['photos'],
    names: {
      supplierIds: {
        as: 'supplierNames',
        name: 'companyNames',
        description: 'Names of all suppliers whose vehicles charge there. Staff of a supplier may omit it.',
        isList: true,
      },
    },
    existing: 'an existing station of one of its suppliers',
  },
  relations: {
    suppliers: {
      to: supplier,
      many: true,
      key: 'supplierIds',
      description: 'The suppliers whose vehicles charge there; null when they could not be read.',
    },
  },
});
