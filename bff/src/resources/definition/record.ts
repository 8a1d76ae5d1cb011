import { type ClassType, Field as GraphQLField, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { transform } from 'zod/mini';
import type { Reader } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import {
  type Field,
  type FieldOptions,
  type Fields,
  type Item,
  listOf,
  Malformed,
  type RestRow,
} from './field.js';
import { namedClass } from './names.js';

interface RecordOptions<F extends Fields> {
  /** The name of the GraphQL type. */
  readonly name: string;
  readonly description: string;
  readonly fields: F;
}

/** A GraphQL object type, and the reader of its REST rows. */
export interface RecordType<Value> {
  readonly name: string;
  readonly type: ClassType<object>;
  /** For the declared REST calls. */
  readonly row: Reader<Value>;
  /** @throws Malformed */
  reader(schemas: PayloadSchemas): (value: unknown) => Value;
}

/** The object that a declared record is read into. */
export type ItemOf<Type> = Type extends RecordType<infer Value> ? Value : never;

/** Declares an object type and how its rows are read. */
export const defineRecord = <const F extends Fields>(options: RecordOptions<F>): RecordType<Item<F>> =>
  recordOf<Item<F>>(options);

/** The item of a tree: a record and the records of the same type below it. */
export type Tree<F extends Fields> = Item<F> & { children: Tree<F>[] };

/** Declares an object type with a list of its own type, `children`, and how a tree of rows is read. */
export function defineTree<const F extends Fields>({
  children,
  ...options
}: RecordOptions<F> & { readonly children: NestedOptions & { readonly name: string } }): RecordType<Tree<F>> {
  const fields: Record<string, Field> = { ...options.fields };
  const node = recordOf<Tree<F>>({ ...options, fields });
  fields.children = nestedList(node, children.name, children);
  declareFields(node.type.prototype, { children: fields.children });
  return node;
}

/** The same with an item type that the caller states. */
export function recordOf<Value>({ name, description, fields }: RecordOptions<Fields>): RecordType<Value> {
  const type = namedClass(name, class {});
  declareFields(type.prototype, fields);
  ObjectType(name, { description, simpleResolvers: true })(type);
  const reader = (schemas: PayloadSchemas) => rowReader<Value>(fields, schemas);
  return { name, type, reader, row: (schemas) => schemaOf(reader(schemas)) };
}

/** Declares the fields of an object type on its class. */
function declareFields(prototype: object, fields: Fields): void {
  for (const [name, { type, nullable, description, hidden }] of Object.entries(fields))
    if (!hidden) GraphQLField(() => type, { nullable, description })(prototype, name);
}

const isRow = (value: unknown): value is RestRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowReader<Value>(fields: Fields, schemas: PayloadSchemas): (value: unknown) => Value {
  const readers = Object.entries(fields).map(([name, field]) => ({ name, read: field.read(schemas) }));
  // Objects that start with all their properties share one hidden class.
  const empty = Object.fromEntries(readers.map(({ name }) => [name, null]));
  return (value) => {
    if (!isRow(value)) throw new Malformed([], 'an object');
    const item: Record<string, unknown> = { ...empty };
    for (const { name, read } of readers) item[name] = read(value);
    // Each reader returns a value of its field's type, which TypeScript cannot follow through the loop.
    return item as Value;
  };
}

/** A zod schema of a function that throws `Malformed`. */
const schemaOf = <Value>(read: (value: unknown) => Value): z.core.$ZodType<Value> =>
  transform((value: unknown, { issues }) => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      issues.push({
        code: 'custom',
        path: [...error.path],
        message: `expected ${error.expected}`,
        input: value,
      });
      return z.NEVER;
    }
  });

/** Adds a part of a row to the path of a malformed value in it. */
function within<Value>(name: PropertyKey, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) throw new Malformed([name, ...error.path], error.expected);
    throw error;
  }
}

type NestedOptions = Pick<FieldOptions, 'description'>;

/** A record within the row; `whenNull` replaces one that is null or missing. Without `whenNull`, the record is required. */
export function nested<Value, Otherwise extends Value | null>(
  record: RecordType<Value>,
  name: string,
  options: NestedOptions & { readonly whenNull: Otherwise },
): Field<Value | Otherwise>;
export function nested<Value>(record: RecordType<Value>, name: string, options: NestedOptions): Field<Value>;
export function nested<Value>(
  record: RecordType<Value>,
  name: string,
  { description, whenNull }: NestedOptions & { readonly whenNull?: Value | null },
): Field<Value | null> {
  return {
    type: record.type,
    nullable: whenNull === null,
    description,
    names: [name],
    read: (schemas) => {
      const read = record.reader(schemas);
      return (row) => {
        const value = row[name];
        const isMissing = value === null || value === undefined;
        return isMissing && whenNull !== undefined ? whenNull : within(name, () => read(value));
      };
    },
  };
}

/** A list of records within the row; empty when the row has none. */
export const nestedList = <Value>(
  record: RecordType<Value>,
  name: string,
  { description }: NestedOptions,
): Field<Value[]> => ({
  type: [record.type],
  nullable: false,
  description,
  names: [name],
  read: (schemas) => {
    // Made when the first value is read, because the reader of a tree contains itself.
    let reader: ((value: unknown) => Value) | undefined;
    const read = (value: unknown) => {
      reader ??= record.reader(schemas);
      return reader(value);
    };
    return (row) =>
      listOf(row[name], name).map((value, index) => within(name, () => within(index, () => read(value))));
  },
});
