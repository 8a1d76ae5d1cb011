import type { ApolloClient } from '@apollo/client';
import { codeOf } from '../../api/errors';
import type { ExportState } from '../../gql/graphql';
import { PROGRESSED } from './operations';

/** Fleet-operations 9: a simulated bar ticks every 1.5 s; a file is looked for every 2 s, up to 20 s. */
const TICK_MS = 1500;
const LOOK_MS = 2000;
const MOST_LOOKS = 10;
/** Of the simulated bar: per tick, and past one half. */
const STEP = 0.1;
const SMALL_STEP = 0.03;
const MOST = 0.97;

/** How a download ended, as the message that reports it. */
export type DownloadEnd = 'succeeded' | 'generateError' | 'cancelled' | 'fileMissing' | 'downloadFailed';

export interface Followed {
  /** @param progress from 0 to 1; null while nobody knows */
  progressed(progress: number | null, rows: number | null, totalRows: number | null): void;
  ended(how: DownloadEnd): void;
}

const ENDS: Partial<Record<ExportState, DownloadEnd>> = {
  READY: 'succeeded',
  FAILED: 'generateError',
  CANCELLED: 'cancelled',
  EXPIRED: 'fileMissing',
};

/**
 * Follows an export until its end: by what the server publishes, or, where it publishes nothing, by looking for the file while a bar
 * is simulated.
 * @returns the way to stop
 */
export function follow(client: ApolloClient, id: string, url: string, followed: Followed): () => void {
  let stopLooking: (() => void) | undefined;
  const subscription = client.subscribe({ query: PROGRESSED, variables: { id } }).subscribe({
    next: ({ data, error }) => {
      if (error !== undefined) return failed(error);
      const progress = data?.exportProgressed;
      if (!progress) return;
      const { state, rows, totalRows } = progress;
      followed.progressed(totalRows ? rows / totalRows : null, rows, totalRows ?? null);
      const end = ENDS[state];
      if (end !== undefined) followed.ended(end);
    },
    error: failed,
  });
  function failed(error: unknown): void {
    if (codeOf(error) === 'NOT_SUPPORTED') stopLooking ??= lookFor(url, followed);
    else followed.ended('downloadFailed');
  }
  return () => {
    subscription.unsubscribe();
    stopLooking?.();
  };
}

/** Looks for a file without reported progress. */
function lookFor(url: string, followed: Followed): () => void {
  let progress = 0;
  let looks = 0;
  const bar = setInterval(() => {
    progress = Math.min(MOST, progress + (progress < 0.5 ? STEP : SMALL_STEP));
    followed.progressed(progress, null, null);
  }, TICK_MS);
  const hangUp = new AbortController();
  const timer = setInterval(async () => {
    looks += 1;
    try {
      const { status } = await fetch(url, { method: 'HEAD', signal: hangUp.signal });
      if (status === 200) followed.ended('succeeded');
      else if (status !== 204 && status !== 404) followed.ended('downloadFailed');
      else if (status === 404 || looks >= MOST_LOOKS) followed.ended('fileMissing');
    } catch {
      if (!hangUp.signal.aborted) followed.ended('downloadFailed');
    }
  }, LOOK_MS);
  return () => {
    clearInterval(bar);
    clearInterval(timer);
    hangUp.abort();
  };
}
