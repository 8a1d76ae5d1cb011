import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './repository.mjs';

/**
 * The code that gateway and services share is written in the gateway, and copied into the services: each is installed, built and run
 * without the other.
 */
const FROM = fromRoot('bff', 'src', 'shared');
const TO = fromRoot('upstream', 'src', 'shared');

/** The files of a folder, without its tests. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const contentOf = (folder) =>
  JSON.stringify(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

export function copySharedCode() {
  rmSync(TO, { recursive: true, force: true });
  for (const file of filesIn(FROM)) cpSync(join(FROM, file), join(TO, file));
}

/** Checks whether the copy is as the original. */
export const isCopied = () => contentOf(FROM) === contentOf(TO);

if (process.argv[1] === import.meta.filename) copySharedCode();
