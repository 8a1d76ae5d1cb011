import { access } from 'node:fs/promises';

/** A restore was killed half-way: what is there is neither the one nor the other. */
export class RestoreInterrupted extends Error {}

/** The file that stands beside a database, or a data folder, while a restore puts it in place. */
export const markOf = (directory: string): string => `${directory}.restoring`;

/** @throws RestoreInterrupted */
export async function refuseHalfRestored(directory: string): Promise<void> {
  try {
    await access(markOf(directory));
  } catch {
    return;
  }
  throw new RestoreInterrupted(
    `A restore of ${directory} was interrupted half-way: run npm run restore again, with --overwrite.`,
  );
}
