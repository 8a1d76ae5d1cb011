import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/schema/context.js';
import { readCall } from '../../rest/calls.js';
import { rowId } from '../../rest/rows/row-id.js';
import { dateTime, text } from '../definition/fields.js';
import { defineRecord, type ItemOf, nestedList } from '../definition/record.js';
import { type Vehicle, vehicle } from '../vehicle/vehicle.js';

const trackerLink = defineRecord({
  name: 'TrackerLink',
  description:
    'An address that sets up Traccar Client for a vehicle. It contains a token, with which anyone can report positions.',
  fields: {
    tokenName: text('tokenName', { description: 'Name of the tracker token in it.' }),
    path: text('path', {
      description:
        'Its path and query; the reader puts the address of this gateway in front where there is no `url`.',
    }),
  },
});

const vehicleTracker = defineRecord({
  name: 'VehicleTracker',
  description: 'What connects a tracker with a vehicle, and when it last reported.',
  fields: {
    lastSeenAt: dateTime('lastSeen', {
      nullable: true,
      description:
        "When a device with the vehicle's tracker identifier or IMEI last reported; null if never.",
    }),
    lastError: text('lastError', {
      nullable: true,
      description: 'Why its last refused reading was refused; null if none was.',
    }),
    lastErrorAt: dateTime('lastErrorDate', {
      nullable: true,
      description: 'When that reading was refused.',
    }),
    links: nestedList(trackerLink, 'links', {
      description:
        'One for each tracker token of the supplier; empty when there is no token or the vehicle has no tracker identifier.',
    }),
  },
});

/** [+] */
const vehicleTrackerCall = readCall('vehicle/tracker', vehicleTracker.row, { optional: true });

@Resolver(() => vehicle.type)
export class VehicleTrackerResolver {
  @FieldResolver(() => vehicleTracker.type, {
    nullable: true,
    description:
      'Its tracker, for callers who may edit the vehicle; requires an upstream call for each vehicle.',
  })
  tracker(@Root() { id }: Vehicle, @Ctx() { rest }: Context): Promise<ItemOf<typeof vehicleTracker>> {
    return rest.read(vehicleTrackerCall, { vehicleId: rowId(id, 'id') });
  }
}

@Resolver(() => trackerLink.type)
export class TrackerLinkResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The whole address; null if the gateway does not know its own (PUBLIC_URL).',
  })
  url(@Root() { path }: ItemOf<typeof trackerLink>, @Ctx() { publicUrl }: Context): string | null {
    return publicUrl === null ? null : new URL(path, publicUrl).href;
  }
}
