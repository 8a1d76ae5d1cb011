import {
  CalendarIcon,
  ConfirmIcon,
  DisableIcon,
  ErrorIcon,
  KeyIcon,
  OfflineIcon,
  TickIcon,
  TimeIcon,
  WrenchIcon,
} from '@blueprintjs/icons';
import { type Choices, UNKNOWN_CHOICE } from '../crud/choices';
import type { RentStatus, VehicleAttention, VehicleStatus } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { vehicle as texts } from '../i18n/id/resources';

/* Texts and codes of vehicles that several screens share. */

/** The names of a vehicle's fields and statuses. */
export const messages = i18n('vehicle', texts);

export type VehicleText = keyof typeof texts;

/** Fleet-operations 2: Available green, Rented blue, Booked warning. */
export const rentStatuses: Choices<RentStatus, VehicleText> = {
  AVAILABLE: { text: 'available', icon: <TickIcon />, tone: 'success' },
  RENTED: { text: 'rented', icon: <KeyIcon />, tone: 'primary' },
  BOOKED: { text: 'booked', icon: <CalendarIcon />, tone: 'warning' },
  UNKNOWN: UNKNOWN_CHOICE,
};

export const vehicleStatuses: Choices<VehicleStatus, VehicleText> = {
  ACTIVE: { text: 'active', icon: <ConfirmIcon />, tone: 'success' },
  NON_ACTIVE: { text: 'nonActive', icon: <DisableIcon />, tone: 'neutral' },
  MAINTENANCE: { text: 'maintenance', icon: <WrenchIcon />, tone: 'warning' },
  BROKEN: { text: 'broken', icon: <ErrorIcon />, tone: 'danger' },
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Why vehicles need attention. */
export const vehicleAttentions: Choices<VehicleAttention, VehicleText> = {
  SILENT: { text: 'silent', icon: <TimeIcon />, tone: 'neutral' },
  LOW_BATTERY: { text: 'lowBattery', icon: <OfflineIcon />, tone: 'danger' },
  OUT_OF_SERVICE: { text: 'outOfService', icon: <WrenchIcon />, tone: 'warning' },
  UNKNOWN: UNKNOWN_CHOICE,
};
