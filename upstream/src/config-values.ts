import { resolve } from 'node:path';
import { type VapidKeys, vapidKeysOf } from './data-api/push/vapid-key.js';

/** A variable that cannot be used; the message is one sentence that names it. */
export class WrongConfiguration extends Error {}

/**
 * The type of a variable: turns its text into its value.
 * @throws WrongConfiguration
 */
export type ValueType<T> = (text: string, name: string) => T;

const wrong = (name: string, rule: string) => new WrongConfiguration(`${name} must ${rule}.`);

/** A text that is taken as it is, if it keeps the rule. */
const textThat =
  (rule: string, keepsIt: (given: string) => boolean): ValueType<string> =>
  (given, name) => {
    if (keepsIt(given)) return given;
    throw wrong(name, rule);
  };

export const text: ValueType<string> = (given) => given;
export const secret = textThat('have at least 32 characters', ({ length }) => length >= 32);
export const httpUrl = textThat(
  'be an http or https address',
  (given) => URL.canParse(given) && /^https?:/.test(given),
);
export const origin: ValueType<string> = (given, name) => new URL(httpUrl(given, name)).origin;
export const postgresUrl = textThat('start with postgres:// or postgresql://', (given) =>
  /^postgres(ql)?:\/\//.test(given),
);
export const smtpUrl = textThat(
  'be an address such as smtp://user:password@host:587',
  (given) => URL.canParse(given) && /^smtps?:/.test(given),
);
export const mailbox = textThat('be an e-mail address, with or without a name', (given) =>
  /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(given),
);

export const wholeNumber =
  (least: number, most: number): ValueType<number> =>
  (given, name) => {
    const value = /^\d{1,7}$/.test(given) ? Number(given) : -1;
    if (value >= least && value <= most) return value;
    throw wrong(name, `be a whole number from ${least} to ${most}, not ${given}`);
  };

export const flag: ValueType<boolean> = (given, name) => {
  if (given === '1' || given === '0') return given === '1';
  throw wrong(name, `be 1 or 0, not ${given}`);
};

/** An address would create folders of its name. */
export const folder: ValueType<string> = (given, name) => {
  if (/^[a-z][a-z\d+]*:\/\//i.test(given)) throw wrong(name, 'be a folder, not an address');
  return resolve(given);
};

export const timeZone: ValueType<string> = (given, name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw wrong(name, `be a name such as Asia/Jakarta, not ${given}`);
  }
};

export const aesKey: ValueType<Buffer> = (given, name) => {
  const key = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64url');
  if (key.length === 32) return key;
  throw wrong(name, 'be 32 bytes, written in base64url or hex; several are separated by commas');
};

export const vapidKeys: ValueType<VapidKeys> = (given, name) => {
  const keys = vapidKeysOf(given);
  if (keys !== undefined) return keys;
  throw wrong(name, 'be a private key of P-256: 32 bytes in base64url');
};

export const header: ValueType<readonly [name: string, value: string]> = (given, name) => {
  const [, key, value] = /^([\w-]+)=(.*)$/.exec(given) ?? [];
  if (key !== undefined && value !== undefined) return [key, value];
  throw wrong(name, 'be name=value, separated by commas');
};

/** Several values, separated by commas. */
export const listOf =
  <T>(type: ValueType<T>): ValueType<readonly T[]> =>
  (given, name) =>
    given
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => type(part, name));
