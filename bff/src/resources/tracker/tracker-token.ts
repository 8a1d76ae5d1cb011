import { dateTime, id, text, textOrEmpty } from '../definition/fields.js';
import { definePage } from '../definition/list.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

export const trackerToken = defineRecord({
  name: 'TrackerToken',
  description:
    'A token with which the trackers of a supplier report. It can write positions and nothing else.',
  fields: {
    id: id('id', { description: 'Identifies the tracker token; not the token itself.' }),
    name: textOrEmpty('name', { description: 'Its purpose.' }),
    supplierId: id('companySupplierId', {
      nullable: true,
      description: 'The supplier whose vehicles report with it.',
    }),
    supplierName: text('companySupplierName', {
      nullable: true,
      description: 'Name of the supplier company.',
    }),
    createdBy: text('createdBy', { nullable: true, description: 'Name of the person who created it.' }),
    createdAt: dateTime('createdDate', { nullable: true, description: 'When it was created.' }),
    lastUsedAt: dateTime('lastUsedDate', {
      nullable: true,
      description: 'When a tracker last reported with it; null if never.',
    }),
    revokedAt: dateTime('revokedDate', {
      nullable: true,
      description: 'When it was revoked; null if it is not.',
    }),
  },
});

export type TrackerToken = ItemOf<typeof trackerToken>;

export const TrackerTokenPage = definePage('TrackerTokenPage', trackerToken.type, {
  description: 'One page of tracker tokens.',
  items: 'The tracker tokens of this page.',
});
