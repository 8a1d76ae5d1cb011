import { z } from 'zod';

/** What reads a value; undefined where it is not what it should be. */
export type Read<Value> = (value: unknown) => Value | undefined;

const reads = new WeakMap<z.core.$ZodType, Read<unknown>>();

/** Notes the function that a schema reads by, for the parsers of what holds it. */
export function readBy<Schema extends z.ZodType>(schema: Schema, read: Read<z.output<Schema>>): Schema {
  reads.set(schema, read);
  return schema;
}

/**
 * A parser generated from a schema, kept with it: one function for each object, which calls the readers of its fields. It takes a
 * third of zod's time, which goes step by step for each of a page's thousands of values. It answers undefined where something is
 * not what it should be, and sometimes where all is well: the schema itself has the last word.
 */
export function parserOf<Value>(schema: z.ZodType<Value>): Read<Value>;
export function parserOf(schema: z.core.$ZodType): Read<unknown>;
export function parserOf(schema: z.core.$ZodType): Read<unknown> {
  const known = reads.get(schema);
  if (known) return known;
  const made = parserFor(schema);
  reads.set(schema, made);
  return made;
}

function parserFor(schema: z.core.$ZodType): Read<unknown> {
  if (schema._zod.def.checks?.length) return bySchema(schema);
  if (schema instanceof z.ZodObject && !schema.def.catchall) return objectParser(schema);
  if (schema instanceof z.ZodArray) return listParser(parserOf(schema.element));
  // One that takes more than the value has something to say of it.
  if (schema instanceof z.ZodTransform && schema.def.transform.length < 2) return transformed(schema);
  if (schema instanceof z.ZodPipe) return inTurn(parserOf(schema.in), parserOf(schema.out));
  return bySchema(schema);
}

const bySchema =
  (schema: z.core.$ZodType): Read<unknown> =>
  (value) =>
    z.safeParse(schema, value).data;

const inTurn =
  (first: Read<unknown>, second: Read<unknown>): Read<unknown> =>
  (value) => {
    const between = first(value);
    return between === undefined ? undefined : second(between);
  };

const transformed =
  ({ def: { transform } }: z.ZodTransform): Read<unknown> =>
  (value) =>
    transform(value, { value, issues: [] });

const listParser =
  (item: Read<unknown>): Read<unknown> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = new Array<unknown>(value.length);
    for (let index = 0; index < value.length; index += 1) {
      const read = item(value[index]);
      if (read === undefined) return undefined;
      items[index] = read;
    }
    return items;
  };

/** Objects are written as literals: filled field by field they would be dictionaries, slow to make and slow to read. */
function objectParser({ shape }: z.ZodObject): Read<unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name: JSON.stringify(name),
    ...fieldOf(schema),
  }));
  const lines = fields.map(
    ({ name, isOptional, isNullable }, index) => `
      const told${index} = value[${name}];
      const read${index} = ${isNullable ? `told${index} === null ? null : ` : ''}reader${index}(told${index});
      if (read${index} === undefined${isOptional ? ` && told${index} !== undefined` : ''}) return undefined;`,
  );
  const literal = fields.map(({ name }, index) => `${name}: read${index}`).join(', ');
  const make = new Function(
    ...fields.map((_field, index) => `reader${index}`),
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      ${lines.join('')}
      return { ${literal} };
    }`,
  );
  return make(...fields.map(({ read }) => read));
}

interface Field {
  readonly read: Read<unknown>;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

/** A field that may be null or missing is read as the one below it, where it is there. */
function fieldOf(schema: z.core.$ZodType): Field {
  if (!reads.has(schema) && !schema._zod.def.checks?.length) {
    if (schema instanceof z.ZodOptional) return { ...fieldOf(schema.unwrap()), isOptional: true };
    if (schema instanceof z.ZodNullable) return { ...fieldOf(schema.unwrap()), isNullable: true };
  }
  return { read: parserOf(schema), isOptional: false, isNullable: false };
}
