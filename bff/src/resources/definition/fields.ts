import { z } from 'zod';
import { isAbsent, type Wire } from '../../rest/wire.js';
import type { CodeTable } from '../../schema/codes.js';
import { LatLng, latLngOf } from '../../schema/lat-lng.js';
import {
  type Field,
  type FieldOptions,
  type InputOptions,
  listOf,
  Malformed,
  type RestRow,
  type SentOf,
  type ValueOf,
} from './field.js';
import { type GraphQLTypeValue, type InputField, type InputKind, inputField } from './input-field.js';
import {
  codeKind,
  dateKind,
  dateTimeKind,
  emailKind,
  flagKind,
  idKind,
  idsKind,
  integerKind,
  type Kind,
  latLngKind,
  numberKind,
  phoneKind,
  photoKind,
  photosKind,
  roundedKind,
  textKind,
  textOrEmptyKind,
} from './kinds.js';

/** How a field is saved and filtered by, as its options say. */
function inputsOf<Sent>(
  names: readonly string[],
  { description, filter, input }: FieldOptions<Sent>,
  kind: { readonly input: InputKind<Sent>; readonly filter?: InputKind<Sent> },
): { readonly filter: InputField | undefined; readonly input: InputField | undefined } {
  const filterOptions = typeof filter === 'string' ? { name: names, description: filter } : filter;
  const given: InputOptions<Sent> =
    typeof input === 'string' ? { description: input } : typeof input === 'object' ? input : {};
  return {
    filter:
      filterOptions &&
      inputField<Sent>(kind.filter ?? kind.input, filterOptions.name, {
        description: filterOptions.description,
        nullable: true,
      }),
    input:
      input === undefined
        ? undefined
        : inputField<Sent>(kind.input, given.name ?? names, { description, ...given }),
  };
}

/** Builders of fields of a kind: the row's name, and what the schema says of it. */
const scalar =
  <Value, Sent>(kind: Kind<Value, Sent>) =>
  <const Options extends FieldOptions<Sent>>(
    name: string,
    options: Options,
  ): Field<ValueOf<Options, Value>, SentOf<Options, Sent>> => {
    const { description, nullable = false, search, sort } = options;
    const none = options.none ?? kind.none;
    return {
      type: kind.type,
      nullable,
      description,
      names: [name],
      search,
      sort,
      ...inputsOf([name], options, kind),
      read: (wire) => {
        const read = kind.read(wire);
        return (row) => {
          const raw = row[name];
          if (nullable && (isAbsent(raw) || raw === none)) return null;
          const value = read(raw);
          if (value === undefined) throw new Malformed([name], kind.expected);
          return value;
        };
      },
    };
  };

export const text = scalar(textKind);
/** '' where there is none. */
export const textOrEmpty = scalar(textOrEmptyKind);
export const emailOrEmpty = scalar({ ...emailKind, read: textOrEmptyKind.read });
export const email = scalar(emailKind);
export const phone = scalar(phoneKind);
export const number = scalar(numberKind);
export const integer = scalar(integerKind);
export const rounded = scalar(roundedKind);
export const flag = scalar(flagKind);
export const date = scalar(dateKind);
export const dateTime = scalar(dateTimeKind);
export const photo = scalar(photoKind);
/** The id of the row itself, or of another that it refers to. */
export const id = scalar(idKind);
/** A code of the data API, a member of an enum here. */
export const code = <Member extends string>(table: CodeTable<Member>) => scalar(codeKind(table));

const noNumber = numberKind.none;

/** A place, by the names of its latitude and its longitude; null where one of them is missing. */
export function latLng<const Options extends FieldOptions<LatLng>>(
  names: readonly [latitude: string, longitude: string],
  options: Options,
): Field<ValueOf<Options, LatLng>, SentOf<Options, LatLng>> {
  const { description, nullable = false } = options;
  return {
    type: LatLng,
    nullable,
    description,
    names,
    ...inputsOf(names, options, { input: latLngKind }),
    read: (wire) => {
      const degrees = (row: RestRow, name: string): number | null => {
        const raw = row[name];
        if (nullable && (isAbsent(raw) || raw === noNumber)) return null;
        const value = wire.reads.number(raw);
        if (value === undefined) throw new Malformed([name], 'a number');
        return value;
      };
      return (row) => latLngOf(degrees(row, names[0]), degrees(row, names[1]));
    },
  };
}

/** A value that has a reader of its own. */
export function custom<Value, Sent, const Options extends FieldOptions<Sent>>(
  kind: { readonly type: GraphQLTypeValue; readonly input: InputKind<Sent> },
  name: string,
  schemaOf: (wire: Wire) => z.ZodType<Value>,
  options: Options,
): Field<Value, SentOf<Options, Sent>> {
  const { description, nullable = false, search, sort } = options;
  return {
    type: kind.type,
    nullable,
    description,
    names: [name],
    search,
    sort,
    ...inputsOf([name], options, kind),
    read: (wire) => {
      const schema = schemaOf(wire);
      return (row) => {
        const { data, error } = schema.safeParse(row[name]);
        if (error) throw new Malformed([name, ...(error.issues[0]?.path ?? [])], 'another shape');
        return data;
      };
    },
  };
}

/** The addresses of photos on this gateway; none where the list is missing. */
export const photos = <const Options extends FieldOptions<string[]>>(
  name: string,
  options: Options,
): Field<string[], SentOf<Options, string[]>> => {
  const { description, nullable = false } = options;
  return {
    type: photosKind.type,
    nullable,
    description,
    names: [name],
    ...inputsOf([name], options, { input: photosKind }),
    read: (wire) => {
      const read = photoKind.read(wire);
      return (row) =>
        listOf(row[name], name).map((value, index) => {
          const address = read(value);
          if (address === undefined) throw new Malformed([name, index], photoKind.expected);
          return address;
        });
    },
  };
};

/** The ids of a list of other records. */
export const ids = <const Options extends FieldOptions<string[]>>(
  name: string,
  schemaOf: (wire: Wire) => z.ZodType<string[]>,
  options: Options,
) => custom({ type: idsKind.type, input: idsKind }, name, schemaOf, options);

/** A field that is read for the gateway's own use, and no field of the GraphQL type. */
export const hidden = <Value, Sent>(field: Field<Value, Sent>): Field<Value, Sent> => ({
  ...field,
  hidden: true,
});
