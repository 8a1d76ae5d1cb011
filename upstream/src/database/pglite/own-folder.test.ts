import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from './own-folder.js';

test('a folder of data is for its account alone, whether it is new or existed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-own-'));
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  try {
    await chmod(folder, 0o777);
    await ownFolder(folder);
    await ownFolder(join(folder, 'new', 'data'));
    expect(await Promise.all([folder, join(folder, 'new', 'data')].map(modeOf))).toEqual([0o700, 0o700]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
