import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhenStale } from './build/install.mjs';
import { elapsed, PlainError, runCommand, say } from './console.mjs';
import { onShutdownSignal } from './servers/shutdown-signals.mjs';
import { startPostgres } from './services/postgres.mjs';
import { hasProgram, programs, requireProgram } from './services/programs.mjs';
import { startRedis } from './services/redis.mjs';
import { affectedSteps, changedFiles, suitesOf } from './steps/changed.mjs';
import { runStep } from './steps/run-step.mjs';
import { steps } from './steps/test-steps.mjs';

/** The function that brings each service: what the environment names is taken, the rest is started or looked up. */
const starters = {
  postgres: startPostgres,
  redis: startRedis,
  ...Object.fromEntries(
    ['browser', 'proxy', 'firefox', 'webkit', 'display'].map((kind) => [
      kind,
      async () => ({ url: requireProgram(kind), stop: async () => {} }),
    ]),
  ),
};

/** Steps that wait for servers, at the same time. */
const MOST_WAITING = 2;

/** Reads test files, `--without=postgres,redis,…`, `--only=<step>,<step>` and `--changed`. */
function readArguments() {
  const list = (name, given, known) => {
    const chosen = (given ?? '').split(',').filter(Boolean);
    const wrong = chosen.find((entry) => !known.includes(entry));
    if (wrong) throw new PlainError(`--${name} knows ${known.join(', ')}, and not ${wrong}.`);
    return chosen;
  };
  let values;
  let files;
  try {
    ({ values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: { without: { type: 'string' }, only: { type: 'string' }, changed: { type: 'boolean' } },
    }));
  } catch (error) {
    throw new PlainError(
      `${error.message.replace(/\. .*$/, '')}. Use the path of a test file, --only=<step>,<step>, --without=<service>,<service> or --changed.`,
    );
  }
  const without = list('without', values.without, Object.keys(starters));
  const only = list(
    'only',
    values.only,
    steps.map((step) => step.name),
  );
  return { without, only, files, changed: values.changed ?? false };
}

/** Starts the services that the steps need, and returns the environment that points the tests to them. */
async function startServices(wanted, running) {
  // No test burdens a public tile server.
  const env = { MAP: 'off' };
  await Promise.all(
    wanted.map(async (kind) => {
      const { variable } = programs[kind];
      if (process.env[variable]) return;
      const service = await starters[kind]();
      running.push(service);
      env[variable] = service.url;
    }),
  );
  return env;
}

/** Runs the steps as their needs allow, as many at once as there are processors. */
async function runSteps(chosen, options, running) {
  const names = new Set(chosen.map((step) => step.name));
  const waiting = new Set(chosen);
  const passedSteps = new Set();
  const counts = { passed: 0, failed: 0 };
  const active = new Set();
  const note = (step, { passed, failed, output }, since) => {
    counts.passed += passed;
    counts.failed += failed;
    if (failed === 0) passedSteps.add(step.name);
    const tests = step.suite
      ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
      : failed > 0
        ? 'failed'
        : 'ok';
    say(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(16)} ${tests.padEnd(24)} ${elapsed(since)}`);
    if (failed > 0) say(output.replace(/^/gm, '    '));
  };
  const failedNeed = (step) =>
    step.needs?.find(
      (need) =>
        names.has(need) &&
        !passedSteps.has(need) &&
        ![...active, ...waiting].some((other) => other.name === need),
    );
  const hasRoom = (step) => {
    if (active.size === 0) return true;
    if ([step, ...active].some(({ alone }) => alone)) return false;
    const others = [...active].filter(({ waits }) => Boolean(waits) === Boolean(step.waits));
    if (step.waits) return others.length < MOST_WAITING;
    const busy = others.reduce((sum, { workers = 1 }) => sum + workers, 0);
    return busy === 0 || busy + (step.workers ?? 1) <= availableParallelism();
  };
  while (waiting.size > 0 || active.size > 0) {
    for (const step of waiting) {
      const broken = failedNeed(step);
      if (broken) {
        waiting.delete(step);
        note(step, { passed: 0, failed: 1, output: `not run, for ${broken} failed` }, performance.now());
      } else if (
        hasRoom(step) &&
        (step.needs ?? []).every((need) => !names.has(need) || passedSteps.has(need))
      ) {
        waiting.delete(step);
        active.add(step);
        const since = performance.now();
        const run = runStep(step, options);
        running.add(run);
        step.done = run.result.then((result) => {
          running.delete(run);
          active.delete(step);
          note(step, result, since);
        });
      }
    }
    await Promise.race([...active].map((step) => step.done));
  }
  return counts;
}

/** The CPU time of all processes that were started and have ended, such as `, 18.2 minutes of CPU`; nothing where it is not known. */
function cpuOfChildren() {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return '';
  // The fields behind the name of the program; the times are in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return `, ${((Number(fields[13]) + Number(fields[14])) / 6000).toFixed(1)} minutes of CPU`;
}

/** `npm test`: everything that is judged, with its own PostgreSQL, Redis and Chromium; the last line counts. */
async function test() {
  const since = performance.now();
  const { without, only, files, changed } = readArguments();
  const isLeftOut = (step) =>
    step.services?.some((kind) => without.includes(kind) || (programs[kind].isOptional && !hasProgram(kind)));
  const affected = files.length > 0 ? suitesOf(files) : changed ? affectedSteps(changedFiles()) : steps;
  const wanted = affected.filter((step) => only.length === 0 || only.includes(step.name));
  const chosen = wanted.filter((step) => !isLeftOut(step));
  const kinds = Object.keys(starters).filter((kind) => chosen.some((step) => step.services?.includes(kind)));
  const services = [];
  const running = new Set();
  const folder = mkdtempSync(join(tmpdir(), 'armada-test-'));
  const interrupted = new Promise((_resolve, reject) => {
    onShutdownSignal(() => {
      for (const run of running) run.stop();
      reject(new PlainError('Stopped.'));
    });
  });
  try {
    // On a new machine Debian's packages are installed meanwhile.
    const [, env] = await Promise.all([installWhenStale(), startServices(kinds, services)]);
    const { passed, failed } = await Promise.race([runSteps(chosen, { env, folder }, running), interrupted]);
    say(`\nin ${elapsed(since)}${cpuOfChildren()}`);
    const run = new Set(chosen.map((step) => step.name));
    const leftOut = steps.map((step) => step.name).filter((name) => !run.has(name));
    say(`${passed} passed, ${failed} failed${leftOut.length > 0 ? `, left out: ${leftOut.join(', ')}` : ''}`);
    return failed === 0 ? 0 : 1;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(test);
