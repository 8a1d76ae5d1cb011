import { type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { DAY_DIGITS } from '../../http/day.js';
import { dayParameter, flagParameter, idParameter, type Parameters } from '../../http/query-reader.js';
import type { Column, ColumnKind, Columns } from '../columns.js';
import type { Filter, Filters, Link, OptionList } from '../resource.js';

/** By what a list is sorted, searched and filtered. */
export interface ListDeclaration {
  columns: readonly string[];
  search: readonly string[];
  filters: Filters;
  /** The names that `include=` may have; none by default. */
  includable?: readonly string[];
  /** The names that `columns=` may have; none by default. */
  onRequest?: readonly string[];
}

/** The parameters of a view call. Those of searches and filters have the names of their fields. */
export interface ListParameters extends Parameters {
  page?: number;
  size?: number;
  sort?: string;
  ids?: string;
  include?: string;
  columns?: string;
}

/** The parameters of a pick list. Those of its filters have the names of their fields. */
export interface OptionParameters extends Parameters {
  ids?: string;
  size?: number;
  text?: string;
  group?: string;
}
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

const OF_KIND: Readonly<Record<ColumnKind, TSchema>> = {
  text: orNull(Type.String()),
  integer: orNull(Type.Integer()),
  number: orNull(Type.Number()),
  flag: orNull(Type.Enum(['1', '0'])),
  date: orNull(Type.String({ pattern: DAY_DIGITS })),
  time: orNull(Type.String({ description: 'ISO 8601 with an offset.' })),
  json: Type.Unknown(),
};

/** A single row. */
export const rowSchema = (columns: Columns): TSchema => schemaOf(columns, () => false);

/** A row of a list, which has a column on request only where the call names it. */
export const listedRowSchema = (columns: Columns): TSchema =>
  schemaOf(columns, ({ isOnRequest }) => isOnRequest === true);

function schemaOf(columns: Columns, isOptional: (column: Column) => boolean): TSchema {
  const shown = Object.entries(columns).filter(([, column]) => !column.isSearchOnly);
  return Type.Object({
    id: Type.Integer(),
    ...Object.fromEntries(
      shown.map(([name, column]) => {
        const schema = OF_KIND[column.kind];
        return [name, isOptional(column) ? Type.Optional(schema) : schema];
      }),
    ),
  });
}

export const pageSchema = (row: TSchema) =>
  Type.Object({ data: Type.Array(row), totalRow: Type.Integer({ minimum: 0 }) });

export const optionsSchema = Type.Array(
  Type.Object({
    value: Type.Integer(),
    text: Type.String(),
    group: Type.Optional(
      Type.String({
        description: 'What it belongs to, where entries of several owners may have the same text.',
      }),
    ),
  }),
);

export const savedSchema = Type.Object({ id: Type.Integer() });

const IDS = Type.Optional(
  Type.String({ pattern: '^(\\d{1,10}(,\\d{1,10})*)?$', description: 'At most 1000 ids, any order.' }),
);

/** The parameters of a pick list: its filters, and those that every pick list takes. */
export const optionParameters = ({
  filters = {},
  required,
  group,
}: Pick<OptionList, 'filters' | 'required' | 'group'>): TUnsafe<OptionParameters> =>
  Type.Unsafe<OptionParameters>(
    Type.Object({
      ...filterParameters(filters, required),
      ids: IDS,
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'The most entries.' })),
      text: Type.Optional(
        Type.String({ description: 'Entries whose text contains this, whatever its case.' }),
      ),
      ...(group !== undefined && {
        group: Type.Optional(Type.String({ description: 'Entries of this group.' })),
      }),
    }),
  );

/** The page of a list. */
export const pageParameters = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
};

/** The parameters of a view call, as its list declares them. */
export const listParameters = (list: ListDeclaration): TUnsafe<ListParameters> =>
  Type.Unsafe<ListParameters>(Type.Object(listProperties(list)));

/** The same, each by its name. */
export function listProperties(list: ListDeclaration): TProperties {
  const sortable = list.columns.flatMap((name) => [name, `-${name}`]);
  const search = list.search.map((name) => [
    name,
    Type.Optional(
      Type.String({
        description:
          'Rows that contain this text, whatever its case, and in a licence plate whatever its spaces and punctuation; one such field only.',
      }),
    ),
  ]);
  return {
    ...pageParameters,
    sort: Type.Optional(Type.Enum(sortable)),
    ids: IDS,
    ...includeParameter(list.includable ?? []),
    ...columnsParameter(list.onRequest ?? []),
    ...Object.fromEntries(search),
    ...filterParameters(list.filters),
  };
}

/** The parameter that includes the rows that a row refers to, if it has relations. */
export function includeParameter(includable: readonly string[]): TProperties {
  const include = namesOf(includable, 'Relations whose rows are returned in `included`.');
  return includable.length === 0 ? {} : { include };
}

/** The parameter that names columns on request, if the list has such. */
function columnsParameter(onRequest: readonly string[]): TProperties {
  const columns = namesOf(
    onRequest,
    'Columns that may be long and that a row has only where they are named.',
  );
  return onRequest.length === 0 ? {} : { columns };
}

function namesOf(names: readonly string[], description: string): TSchema {
  const name = `(${names.join('|')})`;
  return Type.Optional(Type.String({ pattern: `^${name}(,${name})*$`, description }));
}

/** The schema of `included` of a reply; undefined where the resource has no relations. */
export function includedSchema(links: readonly Link[]): TSchema | undefined {
  if (links.length === 0) return undefined;
  const description =
    'Only with `include`: what it named, each row once; of a list that you may not view: nothing.';
  const lists = links.map(({ to }) => [to.name, Type.Optional(Type.Array(listedRowSchema(to.columns)))]);
  return Type.Object(Object.fromEntries(lists), { description });
}

/** The parameters that narrow a list down. */
function filterParameters(filters: Filters, required: readonly string[] = []): TProperties {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]): [string, TSchema] => [
      name,
      required.includes(name) ? ofFilter(filter) : Type.Optional(ofFilter(filter)),
    ]),
  );
}

function ofFilter({ kind, codes }: Filter): TSchema {
  if (kind === 'flag') return flagParameter;
  if (kind === 'date') return dayParameter();
  if (kind === 'word' && codes === undefined) return Type.String();
  return codes === undefined ? idParameter : Type.Enum([...codes]);
}
