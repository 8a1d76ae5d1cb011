import { z } from 'zod';
import type { CodeTable } from '../schema/codes.js';
import { instantOf } from './zoned-time.js';

const absent = (value: unknown) => (value === null || value === undefined || value === '' ? null : value);

const id = z.union([
  z.int().transform(String),
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, 'expected an id'),
]);
const text = z.union([z.string(), z.number().transform(String)]);
const number = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i, 'expected a number')
    .transform(Number),
]);
const integer = number.pipe(z.int());
const flag = z.preprocess(
  absent,
  z.union([
    z.null().transform(() => false),
    z.boolean(),
    z
      .union([z.literal('1'), z.literal(1), z.literal('0'), z.literal(0)])
      .transform((value) => String(value) === '1'),
  ]),
);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'expected YYYY-MM-DD');

/** A dash stands for a number that there is none of (specification, fleet operations, section 2, "Vehicle detail"). */
const absentNumber = (value: unknown) => (value === '-' ? null : absent(value));

/** Null for what is null, missing or an empty string. */
const optional = <Value>(value: z.ZodType<Value>) => z.preprocess(absent, value.nullable());

/**
 * The readers for what comes over the wire, as lenient as contract.md section 1 allows: ids and numbers may be numeric
 * strings, flags are '1'/'0', lists may be null, date-times may lack their offset.
 * @param timeZone IANA name, for date-times without an offset (`UPSTREAM_TIME_ZONE`)
 */
export function wireReaders(timeZone: string) {
  const dateTime = z.string().transform((value, context) => {
    const instant = instantOf(value, timeZone);
    if (instant) return instant;
    context.addIssue({ code: 'custom', message: 'expected a date-time' });
    return z.NEVER;
  });
  const optionalText = optional(text);
  const optionalDateTime = optional(dateTime);
  const optionalInteger = optional(integer);
  return {
    /** An integer or a numeric string -> string. */
    id,
    optionalId: optional(id),
    text,
    optionalText,
    /** Text that may be null or missing upstream but not in our schema -> ''. */
    textOrEmpty: optionalText.transform((value) => value ?? ''),
    number,
    /** Null for a dash, too. */
    optionalNumber: z.preprocess(absentNumber, number.nullable()),
    integer,
    optionalInteger,
    /** '1' or '0' -> boolean; null and missing are false. */
    flag,
    /** -> `YYYY-MM-DD`, a time behind it cut off. */
    optionalDate: optional(date.transform((value) => value.slice(0, 10))),
    /** -> Date. */
    dateTime,
    optionalDateTime,
    /** A code -> the enum's member, UNKNOWN for what the table lacks. */
    code: <Member extends string>(table: CodeTable<Member>) =>
      z
        .unknown()
        .optional()
        .transform((value) => table.read(value)),
    /** Like `code`, null where there is none. */
    optionalCode: <Member extends string>(table: CodeTable<Member>) =>
      z.preprocess(
        absent,
        z.unknown().transform((value): Member | null => (value === null ? null : table.read(value))),
      ),
    /** A list; null and missing are the empty list. */
    list: <Item>(item: z.ZodType<Item>) => z.preprocess((value) => absent(value) ?? [], z.array(item)),
    /** `...wire.audit` in a row's object: createdBy, createdDate, updatedBy, updatedDate, version. */
    audit: {
      createdBy: optionalText,
      createdDate: optionalDateTime,
      updatedBy: optionalText,
      updatedDate: optionalDateTime,
      version: optionalInteger,
    },
  };
}

export type Wire = ReturnType<typeof wireReaders>;
