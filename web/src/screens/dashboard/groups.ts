import type { VehicleStatusGroup } from '../../gql/dashboard/graphql';

/** Groups of vehicles by their name in the URL: the filters of the status table. */
export const GROUPS = [
  { key: 'battery-high', code: 'BATTERY_HIGH', text: 'listBatteryHigh' },
  { key: 'battery-medium', code: 'BATTERY_MEDIUM', text: 'listBatteryMedium' },
  { key: 'battery-low', code: 'BATTERY_LOW', text: 'listBatteryLow' },
  { key: 'moved-lately', code: 'MOVED_LATELY', text: 'listMovedLately' },
  { key: 'moved-today', code: 'MOVED_TODAY', text: 'listMovedToday' },
] as const satisfies readonly { key: string; code: VehicleStatusGroup; text: string }[];

export type Group = (typeof GROUPS)[number];

/** The address that shows the status table with one group (null: all), in an order. */
export type ListOf = (group: Group['key'] | null, sort?: string | null) => string;
