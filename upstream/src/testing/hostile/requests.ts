import fc from 'fast-check';
import type { Json } from '../data-api-client.js';

/** Texts that break code which trusts its input: SQL, patterns, paths, invalid characters, numbers that look like others. */
const TEXTS = [
  '',
  ' ',
  '\t\n',
  "'",
  `"; '--`,
  "' or '1'='1",
  "1'); delete from vehicle; --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\uffff',
  '\u{1f6f5}\u{1f1ee}\u{1f1e9}',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  'e\u0301\u0302\u0303',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '007',
  '+1',
  '1,2',
  ',',
  '2147483648',
  '9'.repeat(400),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-01-31T00:00:00Z',
  'a@b',
  'x'.repeat(10_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const NUMBERS = [0, -0, -1, 1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];

const nested = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Something that a JSON field should not hold; `undefined` leaves it out. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(undefined, null, true, false, [], {}, [null], [[]]) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(5, 60, 200).map(nested) },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, fc.constantFrom(...NUMBERS)), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Bodies that are no JSON object of fields, as they are sent. */
const BODIES = [
  '',
  ' ',
  '{',
  '{"a":',
  '[1,]',
  "{'a':1}",
  'null',
  'true',
  '12',
  '"text"',
  '[]',
  '[{}]',
  '{}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\0',
  '\ufeff{}',
  '['.repeat(5000),
  `{"a":${'['.repeat(300)}${']'.repeat(300)}}`,
  `{"name":"${'x'.repeat(1_200_000)}"}`,
];

/** A body that is sent, and its content type. */
export interface HostileBody {
  type: string | undefined;
  text: string;
}

const JSON_TYPE = 'application/json';
const TYPES = [
  undefined,
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=x',
  ';',
];

/** Changes one to three of the payload's fields (those of the schema, or unknown ones). */
const hostilePayload = (payload: Json, fields: readonly string[]): fc.Arbitrary<Json> =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...fields, 'unknown', 'constructor', 'created_by', 'version'), hostileValue),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((changes) => ({ ...payload, ...Object.fromEntries(changes) }));

/**
 * Bodies for a call that would take `payload`: mostly that payload with some fields spoilt, so that what is wrong
 * reaches as far as it can; now and then no JSON object at all, or another content type.
 */
export function hostileBody(payload: Json, fields: readonly string[]): fc.Arbitrary<HostileBody> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: hostilePayload(payload, fields).map((body) => ({
        type: JSON_TYPE,
        text: JSON.stringify(body),
      })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...BODIES).map((text) => ({ type: JSON_TYPE, text })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...TYPES).map((type) => ({ type, text: JSON.stringify(payload) })),
    },
  );
}

/** A text as a part of an address; halves of surrogate pairs as their three bytes, which are no UTF-8. */
export const inAddress = (text: string): string =>
  [...text].map((one) => (/\p{Surrogate}/u.test(one) ? '%ed%a0%80' : encodeURIComponent(one))).join('');

const MALFORMED_QUERIES = [
  '%',
  '%ff=1',
  'page=%00',
  'page=%zz',
  '&&&=',
  'page[]=1',
  'page=1&page=2',
  'ids[0]=1',
];

/** Query strings for a call with these parameters. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(
    ...names,
    'page',
    'size',
    'sort',
    'ids',
    'unknown',
    '__proto__',
    'constructor',
  );
  const pairs = fc.array(fc.tuple(name, hostileText), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    {
      weight: 5,
      arbitrary: pairs.map((given) => given.map(([key, text]) => `${key}=${inAddress(text)}`).join('&')),
    },
    { weight: 1, arbitrary: fc.constantFrom(...MALFORMED_QUERIES) },
  );
}
