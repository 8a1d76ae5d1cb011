import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedImage } from '../../testing/database/in-memory.js';
import { openEngine } from './pglite-thread.js';

test('a start that was killed while the empty database was copied does not disturb the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-copy-'));
  const left = join(folder, 'base', 'left');
  await mkdir(join(folder, 'base'));
  await writeFile(left, 'half');
  const thread = await openEngine(folder, {}, await migratedImage());
  const { rows } = await thread.run('select count(*) as n from company', []);
  await thread.close();
  expect(rows).toEqual([{ n: 0 }]);
  expect(existsSync(left)).toBe(false);
  await rm(folder, { recursive: true });
});
