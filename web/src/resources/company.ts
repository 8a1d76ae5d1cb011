import type { CellPlace } from '../crud/resource/cell';
import { ACTIVE } from '../crud/resource/choices';
import { isEmail } from '../crud/resource/field-rules';
import type { LatLng } from '../map/lat-lng';
import {
  ADDRESS_HEADINGS,
  COMPANY_NAME_HEADINGS,
  EMAIL_HEADINGS,
  END_HEADINGS,
  PHONE_HEADINGS,
  POSITION_HEADINGS,
  START_HEADINGS,
  STATUS_HEADINGS,
  VEHICLES_HEADINGS,
} from './heading-synonyms';

/* What the screens of tenants and suppliers share. */

interface Located {
  readonly center?: LatLng | null;
  /** Metres. */
  readonly radius?: number | null;
}

/** The place of a company on a map; null where its place is not known. */
function placeOf({ center, radius }: Located): CellPlace | null {
  return center ? { place: center, radius: radius ?? null } : null;
}

export const COMPANY_COLUMNS = {
  name: { width: 220 },
  companyTypeName: { width: 140 },
  totalVehicles: { width: 130, kind: 'number' },
  email: { width: 220 },
  phone: { width: 140 },
  address: { width: 280, place: placeOf },
} as const;

export const STATUS_COLUMNS = {
  isActive: { width: 130, choices: ACTIVE },
  startDate: { width: 120, kind: 'day' },
  endDate: { width: 120, kind: 'day' },
} as const;

export const COMPANY_CARD = { facts: ['phone', 'address'] } as const;

export const COMPANY_SEARCH = ['name', 'email', 'phone', 'address'] as const;

export const COMPANY_FILTERS = {
  status: { label: 'isActive', to: 'isActive', all: 'allStatuses', choices: ACTIVE },
} as const;

/** A new company starts today. */
export const COMPANY_FIELDS = {
  name: { kind: 'text', label: 'formName', required: true, synonyms: COMPANY_NAME_HEADINGS },
  email: {
    kind: 'text',
    required: true,
    rule: { isValid: isEmail, message: 'emailWrong' },
    synonyms: EMAIL_HEADINGS,
  },
  address: {
    kind: 'prose',
    label: 'formAddress',
    required: true,
    maxLength: 500,
    synonyms: ADDRESS_HEADINGS,
  },
  isActive: {
    kind: 'toggle',
    on: 'active',
    off: 'inactive',
    initial: true,
    synonyms: STATUS_HEADINGS,
  },
  phone: { kind: 'phone', label: 'formPhone', required: true, synonyms: PHONE_HEADINGS },
  totalVehicles: { kind: 'integer', required: true, maxLength: 6, synonyms: VEHICLES_HEADINGS },
  startDate: { kind: 'date', required: true, startsToday: true, synonyms: START_HEADINGS },
  endDate: { kind: 'date', required: true, notBefore: 'startDate', synonyms: END_HEADINGS },
  center: { kind: 'latLng', address: 'address', radius: 'radius', synonyms: POSITION_HEADINGS },
  radius: {
    kind: 'decimal',
    maxLength: 9,
    notNumber: 'numberWrong',
    synonyms: ['radius meter', 'radius metres'],
  },
} as const;
