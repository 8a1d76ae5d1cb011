import { fromRoot } from '../repository.mjs';

const bin = (name) => fromRoot('node_modules', '.bin', name);
const jest = (config, ...more) => [
  process.execPath,
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  fromRoot('node_modules', 'jest', 'bin', 'jest.js'),
  `--config=${config}`,
  ...more,
];

/** @param {...string} words a script's path and its arguments */
const node = (...words) => {
  const file = words.findIndex((word) => word.endsWith('.mjs')) + 1;
  return [process.execPath, fromRoot(...words.slice(0, file)), ...words.slice(file)];
};
const types = (workspace) => ['npm', 'run', 'types', '--silent', '-w', workspace];
const builds = ['build upstream', 'build bff', 'build web'];

/**
 * Everything that has to hold. A step waits for what it `needs` (a suite for its type check, which names a mistake in what all its tests
 * share), gets the `services` it names, and counts as one test unless it is a `suite`, whose own tests are counted. It keeps so many `workers` busy, 1 unless given; a step that mostly `waits` for servers
 * runs beside the others, and one that measures runs `alone`, after them. `--changed` chooses the steps whose `paths` match a changed
 * file; where all of them match `related`, only the tests that import them run. The test files of a suite match `files`.
 * @typedef {{name: string, command: string[], paths: RegExp, related?: RegExp, files?: RegExp, needs?: string[],
 *   services?: (keyof typeof import('../services/programs.mjs').programs)[], suite?: boolean, workers?: number, waits?: boolean,
 *   alone?: boolean}} Step
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'build upstream',
    command: node('scripts', 'build-one.mjs', 'upstream'),
    paths: /^upstream\//,
  },
  { name: 'build bff', command: node('scripts', 'build-one.mjs', 'bff'), paths: /^bff\// },
  {
    name: 'build web',
    command: node('scripts', 'build-one.mjs', 'web'),
    paths: /^(web\/|schema\.graphql)/,
  },
  { name: 'lint', command: [bin('biome'), 'ci', '.'], paths: /\.([cm]?[jt]sx?|json|css|graphql|html)$/ },
  { name: 'imports', command: ['npm', 'run', 'imports', '--silent'], paths: /\.([cm]?[jt]sx?|json)$/ },
  { name: 'types upstream', command: types('upstream'), paths: /^upstream\// },
  { name: 'types bff', command: types('bff'), paths: /^bff\// },
  {
    name: 'types web',
    command: types('web'),
    paths: /^(web\/|schema\.graphql)/,
    // Types of an older schema fail on lines that nobody has changed.
    needs: ['codegen drift'],
  },
  {
    name: 'types e2e',
    command: [bin('tsc'), '--noEmit', '-p', fromRoot('tests', 'e2e')],
    paths: /^(tests\/e2e|scripts)\//,
  },
  {
    name: 'schema drift',
    command: node('scripts', 'schema-drift.mjs'),
    paths: /^((bff|upstream)\/|schema\.graphql|docs\/openapi\.json)/,
    needs: ['build bff', 'build upstream'],
  },
  { name: 'audit', command: node('scripts', 'audit.mjs'), paths: /^scripts\/audit/ },
  {
    name: 'codegen drift',
    command: [bin('graphql-codegen'), '--config', 'codegen.ts', '--check'],
    paths: /^(web\/|schema\.graphql|codegen\.ts)/,
  },
  {
    name: 'size',
    command: ['npm', 'run', 'size', '--silent', '-w', 'web'],
    paths: /^(web\/|schema\.graphql)/,
    needs: ['build web'],
  },
  {
    // A few seconds of it: `npm run chaos` takes minutes.
    name: 'chaos',
    command: node('tests', 'chaos', 'run.mjs', '--minutes=0.1', '--seed=7', '--servers=1', '--recovery=60'),
    paths: /^(bff|scripts|tests\/(bench|chaos)|upstream)\//,
    needs: ['build upstream', 'build bff'],
    services: ['postgres', 'redis'],
    waits: true,
  },
  // The longest first, so that no processor waits for it at the end.
  {
    name: 'browser',
    command: jest(fromRoot('tests', 'e2e', 'jest.config.json'), '--testPathIgnorePatterns=/browsers/'),
    paths: /^(bff|docs|scripts|tests\/e2e|upstream|web)\/|^schema\.graphql/,
    related: /^tests\/e2e\/.+\.ts$/,
    files: /^tests\/e2e\/(?!browsers\/).+\.test\.ts$/,
    needs: builds,
    services: ['browser', 'postgres'],
    suite: true,
    waits: true,
  },
  ...[
    { name: 'firefox', services: ['firefox', 'postgres'] },
    { name: 'webkit', services: ['webkit', 'display', 'postgres'] },
  ].map(({ name, services }) => ({
    name,
    command: jest(fromRoot('tests', 'e2e', 'jest.config.json'), `--testPathPatterns=browsers/${name}`),
    paths: /^(tests\/e2e\/(browsers|servers)|web)\//,
    files: new RegExp(`^tests/e2e/browsers/${name}`),
    needs: builds,
    services,
    suite: true,
    waits: true,
  })),
  {
    name: 'scripts',
    command: jest(fromRoot('scripts', 'jest.config.json')),
    paths: /./,
    files: /^scripts\/.+\.test\.mjs$/,
    needs: builds,
    services: ['postgres', 'redis', 'proxy'],
    suite: true,
    waits: true,
  },
  {
    name: 'upstream',
    command: ['npm', 'test', '--silent', '-w', 'upstream', '--'],
    paths: /^upstream\//,
    related: /^upstream\/src\/.+\.ts$/,
    files: /^upstream\/src\/.+\.test\.ts$/,
    needs: ['types upstream'],
    services: ['postgres'],
    suite: true,
    workers: 2,
  },
  {
    name: 'web',
    command: ['npm', 'test', '--silent', '-w', 'web', '--'],
    paths: /^(web\/|schema\.graphql)/,
    related: /^web\/(src|vite)\/.+\.tsx?$/,
    files: /^web\/(src|vite)\/.+\.test\.tsx?$/,
    needs: ['types web'],
    suite: true,
    workers: 2,
  },
  {
    name: 'bff',
    command: ['npm', 'test', '--silent', '-w', 'bff', '--'],
    paths: /^(bff\/|docs\/(openapi|schema)|schema\.graphql|web\/src\/gql\/)/,
    related: /^bff\/src\/.+\.ts$/,
    files: /^bff\/src\/.+\.test\.ts$/,
    needs: ['types bff'],
    services: ['redis'],
    suite: true,
    workers: 2,
  },
  {
    // Last, when nothing else runs: CPU of the whole stack as a multiple of the least that the same data takes.
    name: 'stack',
    command: node('tests', 'bench', 'stack', 'limits.mjs'),
    paths: /^(bff|scripts|tests\/bench|upstream)\//,
    needs: ['build upstream', 'build bff'],
    services: ['postgres'],
    alone: true,
  },
];
