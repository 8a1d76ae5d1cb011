import { $locale } from '../../i18n/i18n';
import { idleHeader } from '../idle';

/** The gateway marks the page where traces are collected. */
const isTraced = (): boolean => document.querySelector('meta[name="traced"]') !== null;

/** Random hexadecimal digits; getRandomValues, unlike randomUUID, works without https too. */
const digits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The language of what people read in the response; a browser sends its own by itself, which need not be the one chosen. */
export const languageHeader = (): { 'accept-language': string } => ({ 'accept-language': $locale.get() });

/** The headers of every request to the gateway: language, idle time, and the trace that begins here (W3C Trace Context). */
export function requestHeaders(): Record<string, string> {
  const headers = { ...languageHeader(), ...idleHeader() };
  return isTraced() ? { ...headers, traceparent: `00-${digits(32)}-${digits(16)}-01` } : headers;
}
