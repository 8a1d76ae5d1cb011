import { z } from 'zod';

// Types of variables: the texts they accept and the values they become.

export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max);
export const port = integer(0, 65_535);
export const milliseconds = integer(1);
export const text = (minLength = 1) =>
  z.string().min(minLength, minLength > 1 ? `must have at least ${minLength} characters` : undefined);
export const baseUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
export const texts = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
export const origins = texts.pipe(
  z.array(baseUrl).transform((urls) => urls.map((url) => new URL(url).origin)),
);
/** `name=value,…`, as in OpenTelemetry's variables. */
export const headers = texts
  .refine((pairs) => pairs.every((pair) => /^[\w-]+=/.test(pair)), {
    error: 'must be name=value, separated by commas',
  })
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
    ),
  );
export const onOrOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');
export const sessionKeys = texts
  .transform((keys) => keys.map((key) => Buffer.from(key, 'base64url')))
  .refine((keys) => keys.length > 0 && keys.every((key) => key.length === 32), {
    error: 'must be base64url keys of 32 bytes, separated by commas',
  });
export const timeZone = z.string().refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { error: 'must be an IANA time zone such as Asia/Jakarta' },
);
/** URL pattern of map tiles, with Leaflet's placeholders (web/src/map). */
export const tileUrl = baseUrl.pipe(
  z
    .string()
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), {
      error: 'must hold {z}, {x} and {y}',
    })
    // It is part of the Content-Security-Policy, where a semicolon starts another directive and an asterisk allows any host.
    .refine((url) => /^[\w.:[\]-]+$/.test(new URL(url).host.replaceAll('{s}', 's')), {
      error: 'must name its host in letters, digits, dots and hyphens, with {s} at most',
    }),
);
/** The same for tiles that the gateway fetches from one server. */
export const proxiedTileUrl = tileUrl.refine((url) => !url.includes('{s}'), {
  error: 'must name one server, without {s}',
});
/** Part of a header's value. */
export const headerText = z
  .string()
  .regex(/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/, { error: 'must hold printable ASCII characters only' });
