import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWhenStale } from '../build/build.mjs';
import { installWhenStale } from '../build/install.mjs';
import { fromRoot } from '../repository.mjs';

/**
 * Runs a command of the upstream with the arguments of this process, on the data of `npm start` unless DATA_DIR is set.
 * @param {string} name of a file in upstream/dist @returns {Promise<number>} its exit code
 */
export async function upstreamCommand(name) {
  const program = fromRoot('upstream', 'dist', `${name}.js`);
  // A build deletes the program of a server that runs; what exists is what runs.
  if (!existsSync(program)) {
    await installWhenStale();
    await buildWhenStale(['upstream']);
  }
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', program, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: resolve(process.env.DATA_DIR || fromRoot('data')) },
    },
  );
  return status ?? 1;
}
