import {
  BuildIcon,
  CalendarIcon,
  DisableIcon,
  KnownVehicleIcon,
  TickCircleIcon,
  TickIcon,
  WarningSignIcon,
} from '@blueprintjs/icons';
import type { RentStatus, VehicleStatus } from '../../gql/dashboard/graphql';

export interface Status {
  /** Name of the count in the response, and of its text. */
  key: 'active' | 'nonActive' | 'maintenance' | 'broken' | 'available' | 'rented' | 'booked';
  /** The code that the list filters by. */
  code: VehicleStatus | RentStatus;
  tone: 'success' | 'neutral' | 'warning' | 'danger' | 'primary';
  icon: React.JSX.Element;
}

/** Order, colour and icon of the vehicle status counts. */
export const VEHICLE_STATUSES = [
  { key: 'active', code: 'ACTIVE', tone: 'success', icon: <TickCircleIcon /> },
  { key: 'nonActive', code: 'NON_ACTIVE', tone: 'neutral', icon: <DisableIcon /> },
  { key: 'maintenance', code: 'MAINTENANCE', tone: 'warning', icon: <BuildIcon /> },
  { key: 'broken', code: 'BROKEN', tone: 'danger', icon: <WarningSignIcon /> },
] as const satisfies readonly Status[];

/** Rent-status colours of the specification: Available green, Rented blue, Booked warning colour. */
export const RENT_STATUSES = [
  { key: 'available', code: 'AVAILABLE', tone: 'success', icon: <TickIcon /> },
  { key: 'rented', code: 'RENTED', tone: 'primary', icon: <KnownVehicleIcon /> },
  { key: 'booked', code: 'BOOKED', tone: 'warning', icon: <CalendarIcon /> },
] as const satisfies readonly Status[];
