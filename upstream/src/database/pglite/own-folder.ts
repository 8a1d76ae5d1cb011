import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates the folder of the data, or takes the one that exists, for the account of the service alone: the embedded database writes its
 * files with permissions for everybody.
 */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    await chmod(path, 0o700);
  } catch (fault) {
    // A folder of another account, such as a mounted volume, is that account's to protect.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPERM')) throw fault;
  }
}
