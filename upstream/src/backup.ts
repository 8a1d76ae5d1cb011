import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from './backup/archive.js';
import { makeBackup } from './backup/backup.js';
import { readConfig } from './config.js';
import { runCommand } from './start-fault.js';

/** Backs up the installation of the environment into the file that is named. */
async function main(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new BackupRefused('Name one file: npm run backup -- <file>');
  // npm changes the folder; a name that is not absolute is meant from where the person is.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { photos } = await makeBackup(readConfig(process.env), path);
  return `The database and ${photos} photos are in ${path}. The file contains all data of all companies: store it where only you can read it.\n`;
}

await runCommand(main);
