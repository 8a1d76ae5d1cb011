import { atom } from 'nanostores';
import type { downloadsPanel as texts } from '../../i18n/id/downloads-panel';

/** Messages that take no parameter. */
export type PlainText = {
  [Key in keyof typeof texts]: (typeof texts)[Key] extends string ? Key : never;
}[keyof typeof texts];

/** Message of the specification, or the server's own words. */
export type DownloadMessage = { readonly key: PlainText } | { readonly text: string };

/** Fleet-operations 3: name, message, path, progress, complete, success. */
export interface DownloadItem {
  /** In this panel; the export's id is known only after the server has accepted it. */
  readonly key: number;
  readonly id: string | null;
  readonly name: string;
  readonly message: DownloadMessage;
  /** The path of the file. */
  readonly path: string | null;
  /** From 0 to 1; null while unknown. */
  readonly progress: number | null;
  readonly rows: number | null;
  readonly totalRows: number | null;
  readonly complete: boolean;
  readonly success: boolean;
}

/** The downloads of this visit, newest first. They continue when the screen changes. */
export const $downloads = atom<readonly DownloadItem[]>([]);
export const $isPanelOpen = atom(false);

/** Functions that stop following an export, by the item's key. */
export const followed = new Map<number, () => void>();

/** Opens or closes the panel; closing it removes completed downloads. */
export function showPanel(isOpen: boolean): void {
  $isPanelOpen.set(isOpen);
  if (!isOpen) $downloads.set($downloads.get().filter(({ complete }) => !complete));
}

/** Stops and removes all downloads: the next user must not see them. */
export function forgetDownloads(): void {
  for (const stop of followed.values()) stop();
  followed.clear();
  $downloads.set([]);
  $isPanelOpen.set(false);
}
