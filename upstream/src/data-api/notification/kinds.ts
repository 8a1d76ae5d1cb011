import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import type { Text } from '../http/text.js';

/** The places where a person is notified: in the bell at once, by a mail that lists what was not read, by Web Push in browsers that want it. */
export const CHANNELS = ['bell', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A kind of notifications, as people choose them. */
export interface Kind {
  name: Text;
  /** Code of the menu that its receivers have; undefined: everybody. */
  menu?: string;
  /** The company types of its receivers. */
  companyTypes: readonly number[];
  /** The channels of those who, like their company, have chosen nothing. */
  defaults: readonly Channel[];
  /** The channels that can be chosen. */
  offered: readonly Channel[];
  /** The channels that nobody can switch off. */
  forced: readonly Channel[];
}

const { platform, supplier, tenant } = COMPANY_TYPE;

const kind = (name: Text, menu: string, companyTypes: readonly number[] = [supplier, tenant]): Kind => ({
  name,
  menu,
  companyTypes,
  defaults: ['bell', 'push'],
  offered: CHANNELS,
  forced: [],
});

/** By their ids, in the order in which they are shown. */
export const KINDS = {
  complaintRaised: kind({ id: 'Komplain baru', en: 'New complaint' }, 'COMPLAINT_LIST'),
  complaintCommented: kind({ id: 'Komentar komplain', en: 'Comment on a complaint' }, 'COMPLAINT_LIST'),
  complaintMoved: kind(
    { id: 'Status atau perkiraan selesai komplain', en: 'Status or estimate of a complaint' },
    'COMPLAINT_LIST',
  ),
  complaintAssigned: kind(
    { id: 'Komplain ditugaskan kepada Anda', en: 'Complaint assigned to you' },
    'COMPLAINT_LIST',
    [supplier],
  ),
  complaintOverdue: kind({ id: 'Komplain terlambat', en: 'Complaint overdue' }, 'COMPLAINT_LIST'),
  contractEnds: kind({ id: 'Kontrak akan berakhir', en: 'Contract about to end' }, 'COMPANY_CONTRACT'),
  vehicleStatus: kind({ id: 'Status kendaraan', en: 'Vehicle status' }, 'VEHICLE'),
  area: kind(
    { id: 'Kendaraan keluar atau masuk area tenant', en: 'Vehicle left or entered its tenant’s area' },
    'VEHICLE',
  ),
  trackerEvent: kind({ id: 'Kejadian pelacak', en: 'Tracker event' }, 'VEHICLE', [supplier]),
  exportReady: {
    name: { id: 'Export siap', en: 'Export ready' },
    companyTypes: [platform, supplier, tenant],
    defaults: ['bell'],
    // One's own: it is there already read, and so in no mail.
    offered: ['bell'],
    forced: [],
  },
  accountSecurity: {
    name: { id: 'Keamanan akun', en: 'Account security' },
    companyTypes: [platform, supplier, tenant],
    defaults: CHANNELS,
    offered: CHANNELS,
    // Its mail is a letter at once, not the digest.
    forced: ['bell', 'mail'],
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NotificationKind = keyof typeof KINDS;

const isKind = (id: string): id is NotificationKind => Object.hasOwn(KINDS, id);

/** The kind with this id; undefined when there is none. */
export const kindOf = (id: string): Kind | undefined => (isKind(id) ? KINDS[id] : undefined);

const all: readonly [string, Kind][] = Object.entries(KINDS);

/** The kinds that the staff of a company type receive, by their ids. */
export const kindsOfCompany = (companyType: number) =>
  all.filter(([, { companyTypes }]) => companyTypes.includes(companyType));

/** The kinds that a person can receive. */
export const kindsOfPerson = ({ companyType, menus }: Pick<Caller, 'companyType' | 'menus'>) =>
  kindsOfCompany(companyType).filter(([, { menu }]) => menu === undefined || menus.has(menu));
