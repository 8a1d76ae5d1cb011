import { BackupRefused } from './backup/archive.js';
import { WrongConfiguration } from './config-values.js';
import { FolderInUse } from './database/folder-lock.js';
import { RestoreInterrupted } from './database/half-restored.js';

/** Errors whose messages are sentences. */
const plain = [WrongConfiguration, FolderInUse, RestoreInterrupted, BackupRefused];
const messageOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

/** Describes in one sentence why a start failed. */
export function sentence(fault: unknown): string {
  if (plain.some((kind) => fault instanceof kind)) return messageOf(fault);
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  const message = messageOf(fault);
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${process.env.PORT ?? 4100} is in use by another program; stop it or set PORT.`;
    case 'EACCES':
    case 'EROFS':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${process.env.DATA_DIR ?? 'data'} cannot be written to (${code}); set DATA_DIR to one that can.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL cannot be reached (${code}).`;
    case '28P01':
    case '28000':
    case '3D000':
      return `The database at DATABASE_URL refuses: ${message}.`;
    default:
      return `Armada's upstream could not start: ${message.split('\n')[0]}`;
  }
}

/** Runs a program: writes its text to the standard output, or why it failed, in one sentence, to the standard error output. */
export async function runCommand(main: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await main());
  } catch (fault) {
    process.stderr.write(`${sentence(fault)}\n`);
    process.exitCode = 1;
  }
}
