import { idleHeader } from './idle';

/** Where traces are collected the gateway says so in the page. */
const isTraced = (): boolean => document.querySelector('meta[name="traced"]') !== null;

/** As many random hexadecimal digits; getRandomValues, unlike randomUUID, works without https too. */
const digits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What goes with every request to the gateway: idle time, and the trace that begins here (W3C Trace Context). */
export function requestHeaders(): Record<string, string> {
  return isTraced() ? { ...idleHeader(), traceparent: `00-${digits(32)}-${digits(16)}-01` } : idleHeader();
}
