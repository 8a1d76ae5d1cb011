import type { ApolloClient } from '@apollo/client';
import type { ExportFormat, ExportLanguage, ExportType } from '../../gql/graphql';
import { $locale } from '../../i18n/i18n';
import { followExport } from './follow-export';
import { CANCEL, REQUEST } from './operations';
import { $downloads, $isPanelOpen, type DownloadItem, type DownloadMessage, followed } from './panel';

/** The content of a file: a list with its filter and order. */
export interface ExportedList {
  readonly type: ExportType;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: Readonly<Record<string, unknown>> | null;
  /** The ids of the only rows of the filter that are exported. */
  readonly ids?: readonly string[];
}

let lastKey = 0;

function add(item: Omit<DownloadItem, 'key' | 'rows' | 'totalRows' | 'complete' | 'success'>): number {
  lastKey += 1;
  const start = { key: lastKey, rows: null, totalRows: null, complete: false, success: false };
  $downloads.set([{ ...start, ...item }, ...$downloads.get()]);
  return lastKey;
}

function change(key: number, part: Partial<DownloadItem>): void {
  $downloads.set($downloads.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
}

function finish(key: number, message: DownloadMessage, success = false): void {
  followed.get(key)?.();
  followed.delete(key);
  change(key, { message, success, complete: true, ...(success && { progress: 1 }) });
}

/** Requests the file of a list and shows the panel; the browser saves the file once it is ready. */
export async function startDownload(
  client: ApolloClient,
  { type, filter, sort, ids }: ExportedList,
  format: ExportFormat,
  title: string,
): Promise<void> {
  const key = add({ id: null, name: title, message: { key: 'requested' }, path: null, progress: 0 });
  $isPanelOpen.set(true);
  try {
    const language: ExportLanguage = $locale.get() === 'en' ? 'EN' : 'ID';
    const input = { type, format, filter, sort, language, ...(ids && { ids: [...ids] }) };
    const { data } = await client.mutate({ mutation: REQUEST, variables: { input } });
    const payload = data?.requestExport;
    if (!payload?.export) {
      const text = payload?.message ?? '';
      return finish(key, text === '' ? { key: 'generateError' } : { text });
    }
    const { id, name, url } = payload.export;
    change(key, { id, name, path: url, message: { key: 'preparing' } });
    followItem(client, key, id, url);
  } catch {
    finish(key, { key: 'requestFailed' });
  }
}

/** Follows an export that was requested before, in another tab or before a reload. */
export function resumeDownload(client: ApolloClient, past: { id: string; name: string; url: string }): void {
  if ($downloads.get().some(({ id }) => id === past.id)) return;
  const { id, name, url } = past;
  const key = add({ id, name, message: { key: 'preparing' }, path: url, progress: null });
  followItem(client, key, id, url);
}

function followItem(client: ApolloClient, key: number, id: string, url: string): void {
  const stop = followExport(client, id, url, {
    progressed: (progress, rows, totalRows) => change(key, { progress, rows, totalRows }),
    ended: (message) => {
      if (message === 'succeeded') saveFile(url);
      finish(key, { key: message }, message === 'succeeded');
    },
  });
  followed.set(key, stop);
}

/** Cancels an export; the outcome is shown in the panel. */
export async function cancelDownload(client: ApolloClient, { key, id }: DownloadItem): Promise<void> {
  if (id === null) return;
  try {
    const { data } = await client.mutate({ mutation: CANCEL, variables: { id } });
    if (data?.cancelExport.success) finish(key, { key: 'cancelled' });
  } catch {
    finish(key, { key: 'downloadFailed' });
  }
}

/** Lets the browser download the file, which is then never in the memory of the page. */
function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
