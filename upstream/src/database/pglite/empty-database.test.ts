import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedImage } from '../../testing/database/in-memory.js';
import { openEngine } from './pglite-thread.js';

test.each([
  { moment: 'before the version was written', files: [] },
  { moment: 'after the version was written', files: ['PG_VERSION', 'incomplete-copy'] },
])(
  'a start that was killed while the empty database was copied, $moment, does not disturb the next one',
  async ({ files }) => {
    const folder = await mkdtemp(join(tmpdir(), 'armada-copy-'));
    const left = join(folder, 'base', 'left');
    await mkdir(join(folder, 'base'));
    for (const file of [left, ...files.map((name) => join(folder, name))]) await writeFile(file, 'half');
    const thread = await openEngine(folder, {}, await migratedImage());
    const { rows } = await thread.run('select count(*) as n from company', []);
    await thread.close();
    // Opened as it is from now on.
    const again = await openEngine(folder, {}, await migratedImage());
    await again.close();
    expect(rows).toEqual([{ n: 0 }]);
    expect(existsSync(left)).toBe(false);
    await rm(folder, { recursive: true });
  },
);
