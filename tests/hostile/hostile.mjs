import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startArmada } from '../e2e/servers/armada.mjs';

/** The seed of the tests in `npm test`. */
const knownSeed = 62;
/** Calls of the data API with a body; the bodies are divided among them. */
const bodyCalls = 53;
/** Operations for each document whose work is counted, over six transports. */
const operationsPerDocument = 60;

/** Runs a test suite with more cases than in `npm test`. */
async function suite(workspace, args, env = {}) {
  const jest = fromRoot('node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, jest, '--silent=false', '--verbose=false', ...args], {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new PlainError('A hostile input was accepted: see above.');
}

/**
 * `npm run hostile [-- --runs=10000]`: sends values at their limits to every operation and call, whose work must grow no faster than they do,
 * hostile GraphQL operations to a gateway with the real data API, random documents whose
 * work must be linear in their length, and hostile REST bodies and messages of trackers to the data API on
 * PostgreSQL; half of them with the seed of `npm test`,
 * half with a new one.
 */
async function hostile() {
  const runs = Number(/^--runs=(\d+)$/.exec(process.argv[2] ?? '--runs=10000')?.[1]);
  if (!(runs >= 2)) throw new PlainError('--runs must be a number of at least 2, such as --runs=10000.');
  const seeds = [knownSeed, Date.now() % 2 ** 31];
  say(`Hostile operations and bodies by the seeds ${seeds.join(' and ')} …`);
  const armada = await startArmada();
  try {
    for (const seed of seeds) {
      await suite('bff', ['src/graphql/admission/linear-work'], {
        HOSTILE_DOCUMENTS: String(Math.ceil(runs / 2 / operationsPerDocument)),
        HOSTILE_SEED: String(seed),
      });
      await suite('bff', ['src/graphql/admission/hostile-operations'], {
        HOSTILE_UPSTREAM: armada.upstreamUrl,
        HOSTILE_RUNS: String(Math.ceil(runs / 2)),
        HOSTILE_SEED: String(seed),
      });
    }
  } finally {
    await armada.stop();
  }
  await suite('bff', ['src/graphql/admission/(values-at-limits|variable-limits)'], { HOSTILE_ALL: '1' });
  const postgres = await startPostgres();
  try {
    await suite('upstream', ['src/data-api/http/values-at-limits', 'src/data-api/telemetry/route/'], {
      TEST_DATABASE_URL: postgres.url,
      HOSTILE_ALL: '1',
    });
    for (const seed of seeds)
      await suite('upstream', ['src/data-api/http/bad-input', '-t', '(POST|GET /track)'], {
        TEST_DATABASE_URL: postgres.url,
        HOSTILE_RUNS: String(Math.ceil(runs / 2 / bodyCalls)),
        HOSTILE_SEED: String(seed),
      });
  } finally {
    await postgres.stop();
  }
  return 0;
}

await runCommand(hostile);
