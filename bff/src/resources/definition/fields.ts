import type { z } from 'zod';
import type { CodeTable } from '../../graphql/schema/codes.js';
import { LatLng, latLngOf } from '../../graphql/schema/lat-lng.js';
import { isAbsent, type PayloadSchemas } from '../../rest/payload-schemas.js';
import {
  type Field,
  type FieldOptions,
  type InputOptions,
  listOf,
  Malformed,
  type RestRow,
  type ValueOf,
} from './field.js';
import { type GraphQLTypeValue, type InputKind, inputField } from './input-field.js';
import {
  codeKind,
  countOrZeroKind,
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

/** A field without its reader: its type, and how it is searched, ordered, filtered and saved. */
function described<Sent>(
  kind: {
    readonly type: GraphQLTypeValue;
    readonly input: InputKind<Sent>;
    readonly filter?: InputKind<Sent>;
  },
  names: readonly string[],
  { description, nullable = false, search, sort, filter, input, bulk }: FieldOptions<Sent>,
): Omit<Field, 'read' | 'value'> {
  const filtered = typeof filter === 'string' ? { name: names, description: filter } : filter;
  const saved: InputOptions<Sent> =
    typeof input === 'string' ? { description: input } : typeof input === 'object' ? input : {};
  return {
    type: kind.type,
    nullable,
    description,
    names,
    search,
    sort,
    filter:
      filtered &&
      inputField<Sent>(kind.filter ?? kind.input, filtered.name, {
        description: filtered.description,
        nullable: true,
      }),
    input:
      input === undefined
        ? undefined
        : inputField<Sent>(kind.input, saved.name ?? names, { description, ...saved }),
    bulk:
      bulk === undefined
        ? undefined
        : inputField<Sent>(kind.input, saved.name ?? names, {
            description: bulk === true ? description : bulk,
            nullable: true,
          }),
  };
}

/** Makes the function that declares fields of a kind, from the name in the REST row and the options. */
const scalar =
  <Value, Sent>(kind: Kind<Value, Sent>) =>
  <const Options extends FieldOptions<Sent>>(
    name: string,
    options: Options,
  ): Field<ValueOf<Options, Value>> => {
    const { nullable = false, none = kind.none } = options;
    return {
      ...described(kind, [name], options),
      read: (schemas) => {
        const read = kind.read(schemas);
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
/** '' for a missing text. */
export const textOrEmpty = scalar(textOrEmptyKind);
export const emailOrEmpty = scalar({ ...emailKind, read: textOrEmptyKind.read });
export const email = scalar(emailKind);
export const phone = scalar(phoneKind);
export const number = scalar(numberKind);
export const integer = scalar(integerKind);
/** 0 for a missing number. */
export const countOrZero = scalar(countOrZeroKind);
export const rounded = scalar(roundedKind);
export const flag = scalar(flagKind);
export const date = scalar(dateKind);
export const dateTime = scalar(dateTimeKind);
export const photo = scalar(photoKind);
/** The id of the row itself, or of another row that it refers to. */
export const id = scalar(idKind);
/** A code of the data API, read as a member of an enum. */
export const code = <Member extends string, const Options extends FieldOptions<Member>>(
  name: string,
  table: CodeTable<Member>,
  options: Options,
) => scalar(codeKind(table))(name, options);

/** A coordinate, by the names of its latitude and longitude; null when one of them is missing. */
export function latLng<const Options extends FieldOptions<LatLng>>(
  names: readonly [latitude: string, longitude: string],
  options: Options,
): Field<ValueOf<Options, LatLng>> {
  const { nullable = false } = options;
  return {
    ...described({ type: LatLng, input: latLngKind }, names, options),
    read: (schemas) => {
      const degrees = (row: RestRow, name: string): number | null => {
        const raw = row[name];
        if (nullable && (isAbsent(raw) || raw === numberKind.none)) return null;
        const value = schemas.reads.number(raw);
        if (value === undefined) throw new Malformed([name], 'a number');
        return value;
      };
      return (row) => latLngOf(degrees(row, names[0]), degrees(row, names[1]));
    },
  };
}

/** A value with a reader of its own. */
export function custom<Value, Sent, const Options extends FieldOptions<Sent>>(
  kind: { readonly type: GraphQLTypeValue; readonly input: InputKind<Sent> },
  name: string,
  schemaOf: (schemas: PayloadSchemas) => z.ZodType<Value>,
  options: Options,
): Field<Value> {
  return {
    ...described(kind, [name], options),
    read: (schemas) => {
      const schema = schemaOf(schemas);
      return (row) => {
        const { data, error } = schema.safeParse(row[name]);
        if (error) throw new Malformed([name, ...(error.issues[0]?.path ?? [])], 'another shape');
        return data;
      };
    },
  };
}

/** The addresses of photos on this gateway; an empty list when the row has none. */
export const photos = <const Options extends FieldOptions<string[]>>(
  name: string,
  options: Options,
): Field<string[]> => ({
  ...described({ type: photosKind.type, input: photosKind }, [name], options),
  read: (schemas) => {
    const read = photoKind.read(schemas);
    return (row) =>
      listOf(row[name], name).map((value, index) => {
        const address = read(value);
        if (address === undefined) throw new Malformed([name, index], photoKind.expected);
        return address;
      });
  },
});

/** The ids of a list of other records. */
export const ids = <const Options extends FieldOptions<string[]>>(
  name: string,
  schemaOf: (schemas: PayloadSchemas) => z.ZodType<string[]>,
  options: Options,
) => custom({ type: idsKind.type, input: idsKind }, name, schemaOf, options);

/** A field that is read for the gateway's own use and is not a field of the GraphQL type. */
export const hidden = <Value>(field: Field<Value>): Field<Value> => ({
  ...field,
  hidden: true,
});
