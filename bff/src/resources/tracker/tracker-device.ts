import { countOrZero, dateTime, id, text } from '../definition/fields.js';
import { inputField } from '../definition/input-field.js';
import { flagKind } from '../definition/kinds.js';
import { defineListInputs, definePage } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';
import { defineSearch, defineSortEnum } from '../definition/search-and-sort.js';

const fields = {
  id: id('id', { description: 'Identifies the device here; not what it calls itself.' }),
  identifier: text('deviceId', {
    description:
      'Identifier that it sends: the tracker identifier or the IMEI of a vehicle, or an unknown one.',
    search: 'The identifier that the device sends.',
    sort: 'Identifier that the device sends.',
  }),
  supplierId: id('companySupplierId', {
    nullable: true,
    description: 'The supplier with whose token it reports.',
    filter: 'Only devices of this supplier.',
  }),
  supplierName: text('companySupplierName', { nullable: true, description: 'Name of the supplier company.' }),
  vehicleId: id('vehicleId', {
    nullable: true,
    description: 'The vehicle it belongs to; null if it is unknown.',
  }),
  licensePlate: text('licensePlate', {
    nullable: true,
    description: 'Licence plate of that vehicle.',
    search: 'The licence plate of its vehicle.',
  }),
  firstSeenAt: dateTime('firstSeen', { nullable: true, description: 'When it reported for the first time.' }),
  lastSeenAt: dateTime('lastSeen', {
    nullable: true,
    description: 'When it last reported.',
    sort: 'When the device last reported.',
  }),
  lastError: text('lastError', {
    nullable: true,
    description: 'Why its last refused reading was refused; null if none was.',
  }),
  lastErrorAt: dateTime('lastErrorDate', { nullable: true, description: 'When that reading was refused.' }),
  readingsLastMinute: countOrZero('readingsLastMinute', {
    description: 'Number of readings in the last minute.',
  }),
};

export const trackerDevice = defineRecord({
  name: 'TrackerDevice',
  description: 'A tracker that has reported with a token of a supplier.',
  fields,
});

export type TrackerDevice = ItemOf<typeof trackerDevice>;

export const TrackerDevicePage = definePage('TrackerDevicePage', trackerDevice.type, {
  description: 'One page of trackers.',
  items: 'The trackers of this page.',
});

export const trackerDeviceList = defineListInputs({
  name: 'TrackerDevice',
  plural: 'tracker devices',
  fields,
  filters: {
    isKnown: inputField(flagKind.input, 'known', {
      nullable: true,
      description: 'Only trackers of vehicles, or only unknown ones.',
    }),
  },
  search: defineSearch('TrackerDevice', 'tracker devices', fields),
  sortEnum: defineSortEnum('TrackerDevice', 'A field that tracker devices can be ordered by.', fields),
});
