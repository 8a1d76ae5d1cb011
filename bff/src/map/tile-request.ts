import type { Dispatcher } from 'undici';
import { SourceFault } from './source-guard.js';

/** OpenStreetMap's tile usage policy: at least 7 days, whatever the headers allow. */
const minFreshMs = 7 * 24 * 60 * 60_000;
const maxFreshMs = 365 * 24 * 60 * 60_000;

const refusals = new Set([401, 403, 451]);
const absences = new Set([204, 404, 410]);
const imageType = /^image\/(png|jpeg|webp|gif|avif)\b/;

/** A tile with what is needed to revalidate it. */
export interface StoredTile {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

interface TileTarget {
  readonly origin: string;
  /** With the query. */
  readonly path: string;
  readonly userAgent: string;
  /** Milliseconds that the response may take. */
  readonly timeoutMs: number;
}

/**
 * Requests a tile, conditionally if an older copy is stored.
 * @returns the tile, `unchanged` with a new time if the stored one is current, or undefined if the server has no such tile
 * @throws SourceFault
 */
export async function requestTile(
  dispatcher: Dispatcher,
  { origin, path, userAgent, timeoutMs }: TileTarget,
  stored: StoredTile | undefined,
  closing: AbortSignal,
): Promise<{ tile: StoredTile; isUnchanged: boolean } | undefined> {
  try {
    const response = await dispatcher.request({
      origin,
      path,
      method: 'GET',
      headers: { 'user-agent': userAgent, accept: 'image/*', ...conditionsOf(stored) },
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    const headers = new Headers(
      Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const bytes = Buffer.from(await response.body.arrayBuffer());
    if (absences.has(response.statusCode)) return undefined;
    throwIfRefused(response.statusCode, headers);
    const freshUntil = Date.now() + freshMsOf(headers);
    if (response.statusCode === 304 && stored !== undefined)
      return { tile: { ...stored, freshUntil }, isUnchanged: true };
    const contentType = headers.get('content-type') ?? 'none';
    if (response.statusCode !== 200) throw new SourceFault('failing', `status ${response.statusCode}`);
    if (!imageType.test(contentType)) throw new SourceFault('failing', `content type ${contentType}`);
    if (bytes.length === 0) throw new SourceFault('failing', 'an empty picture');
    const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
    return { tile: { bytes, contentType, etag, lastModified, freshUntil }, isUnchanged: false };
  } catch (error) {
    if (error instanceof SourceFault) throw error;
    throw new SourceFault(
      'failing',
      error instanceof Error ? `${error.name}: ${error.message}` : 'no response',
    );
  }
}

function conditionsOf(stored: StoredTile | undefined): Record<string, string> {
  return {
    ...(stored?.etag ? { 'if-none-match': stored.etag } : {}),
    ...(stored?.lastModified ? { 'if-modified-since': stored.lastModified } : {}),
  };
}

function throwIfRefused(status: number, headers: Headers): void {
  if (refusals.has(status)) throw new SourceFault('blocked', `status ${status}`, retryAfterMsIn(headers));
  const retryAfterMs = retryAfterMsIn(headers);
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    throw new SourceFault('limited', `status ${status}`, retryAfterMs);
}

/** `Retry-After`, in seconds or as a date. */
function retryAfterMsIn(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(1000, ms);
}

/** The lifetime by `Cache-Control` or `Expires`, within the limits. */
function freshMsOf(headers: Headers): number {
  const seconds = /\b(?:s-maxage|max-age)=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  const expires = Date.parse(headers.get('expires') ?? '');
  const ms = seconds === undefined ? expires - Date.now() : Number(seconds) * 1000;
  return Math.min(maxFreshMs, Math.max(minFreshMs, Number.isNaN(ms) ? 0 : ms));
}
