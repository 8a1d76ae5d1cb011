import { GraphQLDate, GraphQLDateTime, GraphQLEmailAddress } from 'graphql-scalars';
import { Float, ID, Int } from 'type-graphql';
import { photoAddress, photoForSave } from '../../files/photo-address.js';
import type { CodeTable } from '../../graphql/schema/codes.js';
import { type LatLng, LatLngInput } from '../../graphql/schema/lat-lng.js';
import { decodePhone, encodeDate, encodeFlag, encodePhone } from '../../rest/encode.js';
import { isAbsent, type PayloadSchemas, type Read } from '../../rest/payload-schemas.js';
import { rowId } from '../../rest/rows/row-id.js';
import {
  type GraphQLTypeValue,
  type InputField,
  type InputFieldOptions,
  type InputKind,
  inputField,
  type Saving,
} from './input-field.js';

/** The conversions by which the values of a type are read and sent. */
export interface Kind<Value, Sent = Value> {
  /** The GraphQL output type. */
  readonly type: GraphQLTypeValue;
  readonly input: InputKind<Sent>;
  /** The conversion of a filter value, if it is not sent like a saved one. */
  readonly filter?: InputKind<Sent>;
  /** For the log, such as `an id`. */
  readonly expected: string;
  /** A text that means no value. */
  readonly none?: string;
  read(schemas: PayloadSchemas): Read<Value>;
}

const asItIs = (value: unknown) => value;

const plain = <Value>(
  type: GraphQLTypeValue,
  expected: string,
  read: (schemas: PayloadSchemas) => Read<Value>,
  none?: string,
): Kind<Value> => ({
  type,
  input: { type, send: asItIs },
  expected,
  read,
  ...(none !== undefined && { none }),
});

export const textKind = plain(String, 'text', ({ reads }) => reads.text);
export const textOrEmptyKind: Kind<string> = {
  ...textKind,
  read:
    ({ reads }) =>
    (value) =>
      isAbsent(value) ? '' : reads.text(value),
};
/** A dash means no number. */
export const numberKind = plain(Float, 'a number', ({ reads }) => reads.number, '-');
export const integerKind = plain(Int, 'an integer', ({ reads }) => reads.integer);
export const countOrZeroKind = plain(
  Int,
  'an integer',
  ({ reads }) =>
    (value) =>
      isAbsent(value) ? 0 : reads.integer(value),
);
/** A number of the data API, rounded in the schema. */
export const roundedKind = plain(Int, 'a number', ({ reads }) => reads.rounded, '-');
/** ISO 8601 in UTC with milliseconds. */
export const dateTimeKind = plain(GraphQLDateTime, 'a date-time', ({ reads }) => reads.instant);

export const emailKind: Kind<string> = {
  ...textKind,
  input: { type: GraphQLEmailAddress, send: asItIs },
};

/** Shown after +62; the data API stores it with a leading 0. */
export const phoneKind: Kind<string> = {
  ...textKind,
  input: { type: String, send: encodePhone },
  read:
    ({ reads }) =>
    (value) => {
      const phone = reads.text(value);
      return phone === undefined ? undefined : decodePhone(phone);
    },
};

export const idKind: Kind<string> = {
  type: ID,
  input: { type: ID, send: (id, { field }) => rowId(id, field) },
  filter: { type: ID, send: asItIs },
  expected: 'an id',
  read: ({ reads }) => reads.id,
};

export const idsKind: InputKind<string[]> = {
  type: [ID],
  maxItems: 100_000,
  send: (ids, { field }) => ids.map((id) => rowId(id, field)),
};

/** '1' or '0'; null and missing are false. */
export const flagKind: Kind<boolean> = {
  type: Boolean,
  input: { type: Boolean, send: encodeFlag },
  filter: { type: Boolean, send: (value) => encodeFlag(value) },
  expected: 'a flag',
  read: ({ reads }) => reads.flag,
};

/** `YYYY-MM-DD`. */
export const dateKind: Kind<string, Date> = {
  type: GraphQLDate,
  input: { type: GraphQLDate, send: encodeDate },
  expected: 'YYYY-MM-DD',
  read: ({ reads }) => reads.date,
};

export const codeKind = <Member extends string>(table: CodeTable<Member>): Kind<Member> => ({
  type: table.type,
  input: { type: table.type, send: (member, { field }) => table.write(member, field) },
  expected: 'a code',
  read: () => (value) => table.read(value),
});

const sentPhoto = (photo: string, { loadAddress }: Saving) => photo && photoForSave(photo, loadAddress);

/** The address of a photo on this gateway. */
export const photoKind: Kind<string> = {
  type: String,
  input: { type: String, send: sentPhoto },
  expected: 'text',
  read:
    ({ reads }) =>
    (value) => {
      const photo = reads.text(value);
      return photo === undefined ? undefined : photoAddress(photo);
    },
};

export const photosKind: InputKind<string[]> = {
  type: [String],
  send: (photos, saving) => photos.map((photo) => sentPhoto(photo, saving)),
};

/** Sent as a latitude and a longitude. */
export const latLngKind: InputKind<LatLng> = {
  type: LatLngInput,
  isNested: true,
  send: ({ latitude, longitude }) => [latitude, longitude],
};

/** An argument, or a field of a filter, of a kind. */
export const argument = <Value, Sent>(
  { filter, input }: Kind<Value, Sent>,
  name: string,
  options: InputFieldOptions<Sent>,
): InputField => inputField(filter ?? input, name, options);
