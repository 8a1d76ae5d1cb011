import type { ApolloClient } from '@apollo/client';
import { codeOf } from '../../api/errors';
import type { ExportState } from '../../gql/graphql';
import { PROGRESSED } from './operations';

/** Fleet-operations 9: a simulated bar ticks every 1.5 s; the file is requested every 2 s, up to 20 s. */
const TICK_MS = 1500;
const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 10;
/** The steps of the simulated bar: per tick, and past one half. */
const STEP = 0.1;
const SMALL_STEP = 0.03;
const MAX_PROGRESS = 0.97;

/** The end of a download, as the message that reports it. */
export type DownloadEnd = 'succeeded' | 'generateError' | 'cancelled' | 'fileMissing' | 'downloadFailed';

export interface Followed {
  /** @param progress from 0 to 1; null while unknown */
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
 * Follows an export until its end: by what the server publishes, or, where it publishes nothing, by requesting the file while a bar
 * is simulated.
 * @returns the way to stop
 */
export function followExport(client: ApolloClient, id: string, url: string, followed: Followed): () => void {
  let stopPolling: (() => void) | undefined;
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
    if (codeOf(error) === 'NOT_SUPPORTED') stopPolling ??= pollFile(url, followed);
    else followed.ended('downloadFailed');
  }
  return () => {
    subscription.unsubscribe();
    stopPolling?.();
  };
}

/** Polls for a file whose progress the server does not publish. */
function pollFile(url: string, followed: Followed): () => void {
  let progress = 0;
  let polls = 0;
  const bar = setInterval(() => {
    progress = Math.min(MAX_PROGRESS, progress + (progress < 0.5 ? STEP : SMALL_STEP));
    followed.progressed(progress, null, null);
  }, TICK_MS);
  const controller = new AbortController();
  const timer = setInterval(async () => {
    polls += 1;
    try {
      const { status } = await fetch(url, { method: 'HEAD', signal: controller.signal });
      if (status === 200) followed.ended('succeeded');
      else if (status !== 204 && status !== 404) followed.ended('downloadFailed');
      else if (status === 404 || polls >= MAX_POLLS) followed.ended('fileMissing');
    } catch {
      if (!controller.signal.aborted) followed.ended('downloadFailed');
    }
  }, POLL_INTERVAL_MS);
  return () => {
    clearInterval(bar);
    clearInterval(timer);
    controller.abort();
  };
}
