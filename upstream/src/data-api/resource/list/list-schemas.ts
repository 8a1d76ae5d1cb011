import { type TProperties, type TSchema, Type } from 'typebox';
import { DAY_DIGITS } from '../../http/day.js';
import type { Column, ColumnKind, Columns } from '../columns.js';
import type { Filter, Filters, Link, OptionList } from '../resource.js';
import type { ListDeclaration } from './list-query.js';

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

/** The parameters that every pick list of a resource takes besides its filters. */
export const optionParameters = ({ group }: Pick<OptionList, 'group'>): TProperties => ({
  ids: IDS,
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'The most entries.' })),
  text: Type.Optional(Type.String({ description: 'Entries whose text contains this, whatever its case.' })),
  ...(group !== undefined && {
    group: Type.Optional(Type.String({ description: 'Entries of this group.' })),
  }),
});

/** The page of a list. */
export const pageParameters: TProperties = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
};

/** The parameters of a view call, as its list declares them. */
export function listParameters(list: ListDeclaration): TProperties {
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

/** What `included` of a reply holds; undefined where the resource has no relations. */
export function includedSchema(links: readonly Link[]): TSchema | undefined {
  if (links.length === 0) return undefined;
  const description =
    'Only with `include`: what it named, each row once; of a list that you may not view: nothing.';
  const lists = links.map(({ to }) => [to.name, Type.Optional(Type.Array(listedRowSchema(to.columns)))]);
  return Type.Object(Object.fromEntries(lists), { description });
}

/** The parameters that narrow a list down. */
export function filterParameters(filters: Filters, required: readonly string[] = []): TProperties {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]): [string, TSchema] => [
      name,
      required.includes(name) ? ofFilter(filter) : Type.Optional(ofFilter(filter)),
    ]),
  );
}

function ofFilter({ kind, codes }: Filter): TSchema {
  if (kind === 'flag') return Type.Enum(['1', '0']);
  if (kind === 'date') return Type.String({ pattern: DAY_DIGITS, format: 'date' });
  if (kind === 'word' && codes === undefined) return Type.String();
  return codes === undefined ? Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) : Type.Enum([...codes]);
}
