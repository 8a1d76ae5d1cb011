import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { Context } from '../../graphql/schema/context.js';
import { viewCall } from '../../rest/calls.js';
import { id, number, text } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { type Vehicle, vehicle } from './vehicle.js';

const nearestStation = defineRecord({
  name: 'NearestStation',
  description: 'The charging station of its supplier that is nearest to a vehicle.',
  fields: {
    id: id('id', { description: 'Identifies the charging station.' }),
    name: text('name', { description: 'Its name.' }),
    distance: number('distance', { description: 'Distance as the crow flies, in km.' }),
  },
});

/** A column that the data API has on request ([+]). */
const vehiclesWithStation = viewCall(
  'vehicle/view',
  (schemas) => z.object({ id: schemas.text, nearestStation: z.nullish(nearestStation.row(schemas)) }),
  { query: { columns: 'nearestStation' } },
);

@Resolver(() => vehicle.type)
export class NearestStationResolver {
  @FieldResolver(() => nearestStation.type, {
    nullable: true,
    description:
      'The charging station of its supplier that is nearest to where the vehicle last reported; null when there is none, and when the data API does not support this.',
  })
  async nearestStation(
    @Root() { id: vehicleId }: Vehicle,
    @Ctx() { rest }: Context,
  ): Promise<ItemOf<typeof nearestStation> | null> {
    try {
      return (await rest.byId(vehiclesWithStation, vehicleId))?.nearestStation ?? null;
    } catch (error) {
      // A data API that does not know the column refuses the parameter.
      if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT') return null;
      throw error;
    }
  }
}
