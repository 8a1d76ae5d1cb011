import { z } from 'zod';
import { transform } from 'zod/mini';
import { instantOf } from './zoned-time.js';

/** Null, undefined and the empty string mean no value. */
export const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

const absent = (value: unknown) => (isAbsent(value) ? null : value);

/** Reads a value of the REST payload; undefined when it is malformed. */
export type Read<Value> = (value: unknown) => Value | undefined;

/**
 * A schema with a single transformation: for the thousands of values of a list, each additional step of zod would cost more than reading.
 * @param expected for the error, such as `an id`
 */
const reader = <Value>(expected: string, read: Read<Value>): z.ZodType<Value> =>
  z.transform((value, { issues }) => {
    const known = read(value);
    if (known !== undefined) return known;
    issues.push({ code: 'custom', message: `expected ${expected}`, input: value });
    return z.NEVER;
  });

/** Null for null, undefined and the empty string. */
const optional = <Value>(expected: string, read: Read<Value>): z.ZodType<Value | null> =>
  reader(expected, (value) => (absent(value) === null ? null : read(value)));

const whole = /^-?\d+$/;
const numeric = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const day = /^\d{4}-\d{2}-\d{2}/;

const id: Read<string> = (value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return whole.test(trimmed) ? trimmed : undefined;
};

const text: Read<string> = (value) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

const number: Read<number> = (value) => {
  const read = typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

/** In the range of GraphQL's Int. */
const integer: Read<number> = (value) => {
  const known = number(value);
  return known !== undefined && known === (known | 0) ? known : undefined;
};

const rounded: Read<number> = (value) => {
  const known = number(value);
  return known === undefined ? undefined : integer(Math.round(known));
};

const flag: Read<boolean> = (value) => {
  if (absent(value) === null) return false;
  if (typeof value === 'boolean') return value;
  if (value === '1' || value === 1) return true;
  return value === '0' || value === 0 ? false : undefined;
};

/** `YYYY-MM-DD`, without a time after it. */
const date: Read<string> = (value) =>
  typeof value === 'string' && day.test(value) ? value.slice(0, 10) : undefined;

/**
 * The schemas of the values of a REST payload, as lenient as contract.md section 1 allows: ids and numbers may be numeric strings,
 * flags are '1'/'0', lists may be null, date-times may lack their offset.
 * @param timeZone IANA name, for date-times without an offset (`UPSTREAM_TIME_ZONE`)
 */
export function payloadSchemas(timeZone: string) {
  const instant: Read<string> = (value) =>
    typeof value === 'string' ? (instantOf(value, timeZone) ?? undefined) : undefined;
  const reads = { id, text, number, integer, rounded, flag, date, instant };
  return {
    /** The same as plain functions, for whole rows (resources/definition). */
    reads,
    /** An integer or a numeric string -> string. */
    id: reader('an id', id),
    optionalId: optional('an id', id),
    text: reader('text', text),
    optionalText: optional('text', text),
    /** Text that may be null or missing upstream but not in our schema -> ''. */
    textOrEmpty: reader('text', (value) => (absent(value) === null ? '' : text(value))),
    number: reader('a number', number),
    /** Null also for a dash. */
    optionalNumber: optional('a number', (value) => (value === '-' ? null : number(value))),
    integer: reader('an integer', integer),
    optionalInteger: optional('an integer', integer),
    /** '1' or '0' -> boolean; null and missing are false. */
    flag: reader('a flag', flag),
    /** -> ISO 8601 in UTC with milliseconds. */
    optionalDateTime: optional('a date-time', instant),
    /** A list; null and missing are the empty list. */
    list: <Item>(item: z.core.$ZodType<Item>) =>
      z.pipe(
        transform((value: unknown) => absent(value) ?? []),
        z.array(item),
      ),
  };
}

export type PayloadSchemas = ReturnType<typeof payloadSchemas>;
