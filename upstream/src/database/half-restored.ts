import { existsSync } from 'node:fs';

/** A restore was interrupted: the data is neither the old nor the restored one. */
export class RestoreInterrupted extends Error {}

/** The path of the file that exists beside a database, or a data folder, while a restore replaces it. */
export const markOf = (directory: string): string => `${directory}.restoring`;

/** @throws RestoreInterrupted */
export function refuseHalfRestored(directory: string): void {
  if (!existsSync(markOf(directory))) return;
  throw new RestoreInterrupted(
    `A restore of ${directory} was interrupted half-way: run npm run restore again, with --overwrite.`,
  );
}
