import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from './backup/archive.js';
import { restoreBackup } from './backup/backup.js';
import { readConfig } from './config.js';
import { runCommand } from './start-fault.js';

/** Restores the installation of the environment from the file that is named. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new BackupRefused('Name one file: npm run restore -- <file> [--overwrite]');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { photos, missing } = await restoreBackup(readConfig(process.env), path, values);
  const lines = [`The database and ${photos} photos are as they were in ${path}.`];
  if (missing.length > 0) lines.push(`The bucket lacks ${missing.length} of them: ${missing.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

await runCommand(main);
