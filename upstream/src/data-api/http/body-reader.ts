import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { DAY_DIGITS } from './day.js';
import { type Excess, excessIn } from './excess.js';
import { type Title, titled, titleIn } from './field-titles.js';
import { type CallRefused, type FieldError, malformed, RulesBroken } from './refusals.js';
import { sameInAll, type Text } from './text.js';

/** Required text: something other than blanks. `title` is what messages call the field. */
export const text = (title: Title, maxLength = 200) =>
  Type.String({ ...titled(title), maxLength, pattern: '\\S' });
/** Text that may be missing, null or empty. */
export const optionalText = (title: Title, maxLength = 200) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()], titled(title)));
export const integer = (title: Title, minimum = 0, maximum = 2_147_483_647) =>
  Type.Integer({ ...titled(title), minimum, maximum });
export const number = (title: Title, minimum = 0, maximum = 1e12) =>
  Type.Number({ ...titled(title), minimum, maximum });
export const optionalNumber = (title: Title, minimum: number, maximum: number) =>
  Type.Optional(Type.Union([Type.Number({ minimum, maximum }), Type.Null()], titled(title)));
/** A row's id; legacy clients send it as text, which is read too. */
export const reference = (title: Title) =>
  Type.Integer({ ...titled(title), minimum: 1, maximum: 2_147_483_647 });
export const optionalReference = (title: Title) =>
  Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), Type.Null()], titled(title)),
  );
/** A list that may be missing, null or empty. */
export const optionalList = <Item extends TSchema>(item: Item, title: Title, maxItems: number) =>
  Type.Optional(Type.Union([Type.Array(item, { maxItems }), Type.Null()], titled(title)));
export const EMAIL = Type.String({
  title: 'E-mail',
  maxLength: 200,
  pattern: '^\\s*[^\\s@<>]+@[^\\s@<>.]+(\\.[^\\s@<>.]+)+\\s*$',
});
/** As it was sent, a leading 0 included. */
export const PHONE = Type.String({ title: 'Phone', maxLength: 16, pattern: '^[+0]?[1-9]\\d{0,14}$' });
/** `'1'` or `'0'`. */
export const flag = (title: Title) => Type.Enum(['1', '0'], titled(title));
/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (title: Title) =>
  Type.String({ ...titled(title), maxLength: 10, pattern: DAY_DIGITS, format: 'date' });

/** A day that may be missing or null. */
export const optionalDay = (title: Title) =>
  Type.Optional(
    Type.Union(
      [Type.String({ maxLength: 10, pattern: DAY_DIGITS, format: 'date' }), Type.Null()],
      titled(title),
    ),
  );

const isRequired = ({ id, en }: Text): Text => ({ id: `${id} harus diisi`, en: `${en} is required` });

const isNotValid = ({ id, en }: Text): Text => ({ id: `${id} tidak valid`, en: `${en} is not valid` });

/** The message of each kind of mistake. The kinds that are missing here are malformed calls: HTTP 400. */
const CORRECTABLE: Readonly<Record<string, (title: Text, limit: unknown) => Text>> = {
  minLength: isRequired,
  maxLength: ({ id, en }, limit) => ({
    id: `${id} paling banyak ${limit} karakter`,
    en: `${en} may have at most ${limit} characters`,
  }),
  minimum: ({ id, en }, limit) => ({ id: `${id} minimal ${limit}`, en: `${en} must be at least ${limit}` }),
  maximum: ({ id, en }, limit) => ({ id: `${id} maksimal ${limit}`, en: `${en} must be at most ${limit}` }),
  maxItems: ({ id, en }, limit) => ({
    id: `${id} paling banyak ${limit}`,
    en: `${en} may have at most ${limit} entries`,
  }),
  pattern: isNotValid,
  // A day that the calendar does not have.
  format: isNotValid,
};

/** Reads a body; its schema is what the OpenAPI document shows of it. */
export type BodyReader<S extends TObject> = ((body: unknown) => Static<S>) & { schema: S };

/**
 * Makes the reader of a JSON body. Numbers sent as text (and the other way round) are converted to the type in the schema;
 * fields that the schema does not know are left alone.
 *
 * @returns the reader; it throws CallRefused (400) for a wrong type, naming the field, and RulesBroken for what a
 *   person can correct: a field that is empty, too long, out of range or not of its form
 */
export function bodyReader<S extends TObject>(schema: S): BodyReader<S> {
  for (const property of Object.values<{ title?: unknown }>(schema.properties))
    if (property.title !== undefined && titleIn(property) === undefined)
      throw new Error(`field-titles.ts has no ${property.title}.`);
  const compiled = Compile(schema);
  const findExcess = excessIn(schema.properties);
  const read = (body: unknown): Static<S> => {
    const sent = typeof body === 'object' ? { ...body } : {};
    const excess = findExcess(sent);
    if (excess !== undefined) throw tooLong(schema, excess);
    const value = Value.Convert(schema, withoutEmptyNumbers(schema, body ?? null));
    refuseChangedValues(sent, value);
    if (compiled.Check(value)) return value;
    throw refusal(schema, compiled.Errors(value), value);
  };
  return Object.assign(read, { schema });
}

/** A number field that was left empty is missing; it is not 0. */
function withoutEmptyNumbers(schema: TObject, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isEmptyNumber = ([name, content]: [string, unknown]) => {
    const property = schema.properties[name];
    return (
      typeof content === 'string' &&
      content.trim() === '' &&
      property !== undefined &&
      (Type.IsInteger(property) || Type.IsNumber(property))
    );
  };
  return Object.fromEntries(Object.entries(body).filter((entry) => !isEmptyNumber(entry)));
}

/** Reading must not change what was meant: 1.7 is not the row 1, and true is no number. */
function refuseChangedValues(sent: Readonly<Record<string, unknown>>, read: unknown): void {
  if (typeof read !== 'object' || read === null) return;
  for (const [field, value] of Object.entries(read)) {
    const original = sent[field];
    const isNumber = typeof original === 'number' || typeof original === 'string';
    if (typeof value === 'number' && !(isNumber && Number(original) === value)) {
      throw malformed(`${field} has the wrong type.`);
    }
  }
}

type Mistakes = ReturnType<ReturnType<typeof Compile>['Errors']>;

function refusal(schema: TObject, mistakes: Mistakes, value: unknown): CallRefused | RulesBroken {
  const errors = new Map<string, FieldError>();
  const wrong = new Set<string>();
  for (const mistake of mistakes) {
    const field = mistake.instancePath.split('/')[1] ?? '';
    if (mistake.keyword === 'required' && field === '') {
      for (const name of mistake.params.requiredProperties) errors.set(name, required(schema, name));
      continue;
    }
    const messageOf = CORRECTABLE[mistake.keyword];
    if (messageOf === undefined) wrong.add(field);
    else if (!errors.has(field)) {
      const limit = 'limit' in mistake.params ? mistake.params.limit : undefined;
      errors.set(
        field,
        isBlank(value, field)
          ? required(schema, field)
          : { field, code: 'INVALID', message: messageOf(titleOf(schema, field), limit) },
      );
    }
  }
  // A union reports every branch: one branch that could be corrected is what was meant.
  const malformedField = [...wrong].find((field) => !errors.has(field));
  if (malformedField !== undefined) {
    return malformed(
      malformedField === '' ? 'The body must be a JSON object.' : `${malformedField} has the wrong type.`,
    );
  }
  const [first, ...others] = errors.values();
  return first === undefined ? malformed('The body is malformed.') : new RulesBroken(first, ...others);
}

/** The refusal of what is longer than its schema allows. */
function tooLong(schema: TObject, { field, keyword, limit }: Excess): CallRefused | RulesBroken {
  const messageOf = CORRECTABLE[keyword];
  if (messageOf === undefined) return malformed(`${field} is too long.`);
  return new RulesBroken({ field, code: 'INVALID', message: messageOf(titleOf(schema, field), limit) });
}

function required(schema: TObject, field: string): FieldError {
  return { field, code: 'REQUIRED', message: isRequired(titleOf(schema, field)) };
}

const titleOf = (schema: TObject, field: string): Text =>
  titleIn(schema.properties[field]) ?? sameInAll(field);

function isBlank(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const content = Object.entries(value).find(([name]) => name === field)?.[1];
  return typeof content === 'string' && content.trim() === '';
}
