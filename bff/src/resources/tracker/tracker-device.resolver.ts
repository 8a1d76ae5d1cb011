import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import { ActionPayload } from '../../graphql/schema/action-payload.js';
import type { Context } from '../../graphql/schema/context.js';
import { payloadOf } from '../../graphql/schema/payload.js';
import { readCall, saveCall, viewCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { listResolver } from '../definition/operations.js';
import { relationsResolver } from '../definition/relations.js';
import { saveListed } from '../saved-row.js';
import { supplier } from '../supplier/supplier.js';
import { vehicle } from '../vehicle/vehicle.js';
import { type TrackerDevice, TrackerDevicePage, trackerDevice, trackerDeviceList } from './tracker-device.js';

@ObjectType({ simpleResolvers: true, description: "The trackers in the caller's scope, in numbers." })
class TrackerSummary {
  @Field(() => Int, { description: 'Readings that were taken in the last minute.' })
  readingsLastMinute!: number;

  @Field(() => Int, { description: 'Trackers that have reported.' })
  devices!: number;

  @Field(() => Int, { description: 'Those of them that belong to no vehicle.' })
  unknownDevices!: number;

  @Field(() => Int, { description: 'Tokens that are not revoked.' })
  tokens!: number;
}

/** [+] */
const deviceView = viewCall('tracker/device/view', trackerDevice.row, { optional: true });
const deviceClaim = saveCall('tracker/device/claim');
const trackerSummary = readCall(
  'tracker/summary',
  (schemas) =>
    z.object({
      readingsLastMinute: schemas.integer,
      devices: schemas.integer,
      unknownDevices: schemas.integer,
      tokens: schemas.integer,
    }),
  { optional: true },
);

@Resolver()
export class TrackerDeviceResolver {
  @SignedIn()
  @Query(() => TrackerSummary, { description: "The trackers in the caller's scope, in numbers." })
  trackerSummary(@Ctx() { rest }: Context): Promise<TrackerSummary> {
    return rest.read(trackerSummary);
  }

  @SignedIn()
  @Mutation(() => ActionPayload, {
    description:
      "Makes an unknown tracker a vehicle's: the vehicle gets its identifier. Refused with the code `HAS_TRACKER` when the vehicle has another one.",
  })
  async claimTrackerDevice(
    @Arg('id', () => ID, { description: 'The tracker device.' }) id: string,
    @Arg('vehicleId', () => ID, { description: 'The vehicle that the tracker is in.' }) vehicleId: string,
    @Arg('replace', () => Boolean, {
      defaultValue: false,
      description: 'Whether it replaces the tracker that the vehicle has.',
    })
    replace: boolean,
    @Ctx() { rest }: Context,
  ): Promise<ActionPayload> {
    const body = { id: rowId(id, 'id'), vehicleId: rowId(vehicleId, 'vehicleId'), replace };
    return payloadOf(await saveListed(rest, deviceView, deviceClaim, body));
  }
}

const list = listResolver<TrackerDevice>(
  { field: 'trackerDevice', noun: 'tracker device', view: deviceView, type: trackerDevice.type },
  { ...trackerDeviceList, field: 'trackerDevices', plural: 'tracker devices', page: TrackerDevicePage },
);

const relations = relationsResolver<TrackerDevice>(trackerDevice.type, {
  supplier: {
    to: supplier,
    key: 'supplierId',
    description: 'The supplier with whose token it reports; null out of scope.',
  },
  vehicle: {
    to: vehicle,
    key: 'vehicleId',
    description: 'The vehicle it belongs to; null if it is unknown or out of scope.',
  },
});

export const trackerDeviceResolvers = [TrackerDeviceResolver, list, relations];
