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

export interface RecordOptions<F extends Fields> {
  /** Of the GraphQL type. */
  readonly name: string;
  readonly description: string;
  readonly fields: F;
}

/** A GraphQL object type, and the reader of the REST rows that it is made from. */
export interface RecordType<Value> {
  readonly name: string;
  readonly type: ClassType<object>;
  /** For the declared REST calls. */
  readonly row: Reader<Value>;
  /** @throws Malformed */
  reader(schemas: PayloadSchemas): (value: unknown) => Value;
}

/** The object that a declared record is read to. */
export type ItemOf<Type> = Type extends RecordType<infer Value> ? Value : never;

/** Declares an object type and how it is read. */
export const defineRecord = <const F extends Fields>(options: RecordOptions<F>): RecordType<Item<F>> =>
  recordOf<Item<F>>(options);

/** The same for fields whose item has a type that the caller states. */
export function recordOf<Value>({ name, description, fields }: RecordOptions<Fields>): RecordType<Value> {
  const type = namedClass(name, class {});
  declareFields(type.prototype, fields);
  ObjectType(name, { description, simpleResolvers: true })(type);
  const reader = (schemas: PayloadSchemas) => rowReader<Value>(fields, schemas);
  return { name, type, reader, row: (schemas) => schemaOf(reader(schemas)) };
}

/** The class of a GraphQL type, named for messages. */
export function namedClass<Class extends object>(name: string, type: Class): Class {
  return Object.defineProperty(type, 'name', { value: name });
}

/** Declares the fields of an object type on its class. */
export function declareFields(prototype: object, fields: Fields): void {
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
    // The type is made of those of the fields, which their readers keep to.
    return item as Value;
  };
}

/** A schema for what reads by a function that throws `Malformed`. */
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

/** Adds the way to a malformed value that a part of a row holds. */
function within<Value>(name: PropertyKey, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) throw new Malformed([name, ...error.path], error.expected);
    throw error;
  }
}

type NestedOptions = Pick<FieldOptions, 'description'>;

/** A record within the row. */
export const nested = <Value, Otherwise extends Value | null>(
  record: RecordType<Value>,
  name: string,
  /** What stands for it where there is none. */
  { description, whenNull }: NestedOptions & { readonly whenNull: Otherwise },
): Field<Value | Otherwise> => ({
  type: record.type,
  nullable: whenNull === null,
  description,
  names: [name],
  read: (schemas) => {
    const read = record.reader(schemas);
    return (row) => {
      const value = row[name];
      return value === null || value === undefined ? whenNull : within(name, () => read(value));
    };
  },
});

/** A list of records within the row; empty where there is none. */
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
    const read = record.reader(schemas);
    return (row) =>
      listOf(row[name], name).map((value, index) => within(name, () => within(index, () => read(value))));
  },
});
