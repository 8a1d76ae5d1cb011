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
import { type Choices, UNKNOWN_CHOICE } from '../crud/resource/choices';
import type { RentStatus, VehicleAttention, VehicleStatus } from '../gql/graphql';
import { i18n } from '../i18n/i18n';
import { vehicle as texts } from '../i18n/id/resources';

/* Texts and codes of vehicles that several screens share. */

/** The names of a vehicle's fields and statuses. */
export const messages = i18n('vehicle', texts);

export type VehicleText = keyof typeof texts;

/** Fleet-operations 2: Available green, Rented blue, Booked warning. */
export const rentStatuses: Choices<RentStatus, VehicleText> = {
  AVAILABLE: { text: 'available', icon: <TickIcon />, tone: 'success', synonyms: ['tersedia', 'free'] },
  RENTED: { text: 'rented', icon: <KeyIcon />, tone: 'primary', synonyms: ['disewa', 'terpakai'] },
  BOOKED: { text: 'booked', icon: <CalendarIcon />, tone: 'warning', synonyms: ['dipesan', 'reserved'] },
  UNKNOWN: UNKNOWN_CHOICE,
};

export const vehicleStatuses: Choices<VehicleStatus, VehicleText> = {
  ACTIVE: { text: 'active', icon: <ConfirmIcon />, tone: 'success', synonyms: ['aktif'] },
  NON_ACTIVE: {
    text: 'nonActive',
    icon: <DisableIcon />,
    tone: 'neutral',
    synonyms: ['tidak aktif', 'non aktif', 'not active', 'inactive'],
  },
  MAINTENANCE: {
    text: 'maintenance',
    icon: <WrenchIcon />,
    tone: 'warning',
    synonyms: ['dalam perbaikan', 'perbaikan', 'in maintenance', 'servis'],
  },
  BROKEN: { text: 'broken', icon: <ErrorIcon />, tone: 'danger', synonyms: ['rusak', 'broken down'] },
  UNKNOWN: UNKNOWN_CHOICE,
};

/** Why vehicles need attention. */
export const vehicleAttentions: Choices<VehicleAttention, VehicleText> = {
  SILENT: { text: 'silent', icon: <TimeIcon />, tone: 'neutral' },
  LOW_BATTERY: { text: 'lowBattery', icon: <OfflineIcon />, tone: 'danger' },
  OUT_OF_SERVICE: { text: 'outOfService', icon: <WrenchIcon />, tone: 'warning' },
  UNKNOWN: UNKNOWN_CHOICE,
};
