import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DAY_DIGITS } from './day.js';
import { malformed } from './refusals.js';

/** The parameters of an address, as {@link queryReader} reads them. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The parameters of a call that takes none. */
export const NONE = Type.Object({});
/** The id of a row as a parameter; 0 is no row's. */
export const idParameter = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** A flag as a parameter, `1` or `0`. */
export const flagParameter = Type.Enum(['1', '0']);

/** The keywords that the schema of a parameter may have. */
interface Property {
  type?: string;
  enum?: readonly (string | number)[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** A day as a parameter, `YYYY-MM-DD`. */
export const dayParameter = (description?: string) =>
  Type.String({ pattern: DAY_DIGITS, format: 'date', ...(description !== undefined && { description }) });

/**
 * Makes the reader of the parameters of an address: it trims them and converts them to the numbers of the schema. A parameter that
 * is empty counts as not given, unless its pattern permits empty text.
 *
 * @returns the reader; it throws CallRefused (400) naming the parameter that is unknown, missing, given twice or has a bad value
 */
export function queryReader<S extends TSchema>(schema: S): (query: unknown) => Static<S> {
  if (!Type.IsObject(schema)) throw new Error('The schema of parameters is not an object.');
  const compiled = Compile(schema);
  const properties = new Map<string, Property>(Object.entries(schema.properties));
  return (query) => {
    const given = new Map<string, string | number>();
    for (const [name, value] of Object.entries(Object(query))) {
      const property = properties.get(name);
      if (property === undefined) throw malformed(`Unknown parameter ${name}.`);
      if (typeof value !== 'string') throw malformed(`The parameter ${name} is given more than once.`);
      const text = value.trim();
      if (text !== '' || permitsEmpty(property)) given.set(name, numberIn(property, text) ?? text);
    }
    const read: unknown = Object.fromEntries(given);
    if (compiled.Check(read)) return read;
    const [mistake] = compiled.Errors(read);
    if (mistake?.keyword === 'required')
      throw malformed(`The parameter ${mistake.params.requiredProperties[0]} is missing.`);
    const name = mistake?.instancePath.split('/')[1] ?? '';
    const sent = String(given.get(name)).slice(0, 100);
    throw malformed(`${name} must be ${wanted(properties.get(name) ?? {})}, not ${sent}.`);
  };
}

/** The most values that a refusal names. */
const MOST_NAMED = 10;

const permitsEmpty = ({ pattern }: Property): boolean =>
  pattern !== undefined && new RegExp(pattern).test('');

/** The number that a text stands for where the schema has one. */
function numberIn({ type, enum: codes = [] }: Property, text: string): number | undefined {
  const isNumber = type === 'integer' || codes.includes(Number(text));
  return isNumber && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** The form of a parameter, for the developer of the client. */
function wanted({ type, enum: codes, pattern, minimum, maximum }: Property): string {
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (codes !== undefined)
    return codes.length > MOST_NAMED ? 'one of those in openapi.json' : `one of ${codes.join(', ')}`;
  return pattern === DAY_DIGITS ? 'a date, YYYY-MM-DD' : `of the form ${pattern}`;
}
