import { inHouse } from './house.mjs';

const bin = (name) => inHouse('node_modules', '.bin', name);
/** Tests of the commands that time a start, or have sources built anew under whoever runs what was built. */
const ALONE = 'scripts/(start|dev)\\.test';
const jest = (config, ...more) => [
  process.execPath,
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  inHouse('node_modules', 'jest', 'bin', 'jest.js'),
  `--config=${config}`,
  ...more,
];

/**
 * All that is judged. A step waits for what it `needs`, gets the `services` it names, and counts as one test
 * unless it is a `suite`, whose own tests are counted. What nothing may run beside is `alone`, after all else.
 * @typedef {{name: string, command: string[], needs?: string[], services?: ('postgres' | 'redis' | 'browser' | 'proxy')[], suite?: boolean, alone?: boolean}} Step
 * @type {Step[]}
 */
export const steps = [
  { name: 'build upstream', command: [process.execPath, inHouse('scripts', 'build-one.mjs'), 'upstream'] },
  { name: 'build bff', command: [process.execPath, inHouse('scripts', 'build-one.mjs'), 'bff'] },
  { name: 'build web', command: [process.execPath, inHouse('scripts', 'build-one.mjs'), 'web'] },
  { name: 'lint', command: [bin('biome'), 'ci', '.'] },
  { name: 'imports', command: ['npm', 'run', 'imports', '--silent'] },
  { name: 'types upstream', command: ['npm', 'run', 'types', '--silent', '-w', 'upstream'] },
  { name: 'types bff', command: ['npm', 'run', 'types', '--silent', '-w', 'bff'] },
  { name: 'types web', command: ['npm', 'run', 'types', '--silent', '-w', 'web'] },
  { name: 'types e2e', command: [bin('tsc'), '--noEmit', '-p', inHouse('tests', 'e2e')] },
  {
    name: 'schema drift',
    command: [process.execPath, inHouse('scripts', 'schema-drift.mjs')],
    needs: ['build bff'],
  },
  { name: 'audit', command: [process.execPath, inHouse('scripts', 'audit.mjs')] },
  { name: 'codegen drift', command: [bin('graphql-codegen'), '--config', 'codegen.ts', '--check'] },
  { name: 'size', command: ['npm', 'run', 'size', '--silent', '-w', 'web'], needs: ['build web'] },
  // The longest first, so that no processor waits for it at the end.
  {
    name: 'browser',
    command: jest(inHouse('tests', 'e2e', 'jest.config.json')),
    needs: ['build upstream', 'build bff', 'build web'],
    services: ['browser'],
    suite: true,
  },
  {
    name: 'upstream',
    command: ['npm', 'test', '--silent', '-w', 'upstream', '--'],
    services: ['postgres'],
    suite: true,
  },
  { name: 'web', command: ['npm', 'test', '--silent', '-w', 'web', '--'], suite: true },
  { name: 'bff', command: ['npm', 'test', '--silent', '-w', 'bff', '--'], services: ['redis'], suite: true },
  {
    // A few seconds of it: its own minutes are no matter of every change.
    name: 'chaos',
    command: [
      process.execPath,
      inHouse('tests', 'chaos', 'run.mjs'),
      ...['--minutes=0.1', '--seed=7', '--servers=1', '--recovery=60'],
    ],
    needs: ['build upstream', 'build bff'],
    services: ['postgres', 'redis'],
    alone: true,
  },
  {
    name: 'scripts',
    command: jest(inHouse('scripts', 'jest.config.json'), `--testPathIgnorePatterns=${ALONE}`),
    needs: ['build upstream', 'build bff', 'build web'],
    services: ['postgres', 'redis', 'proxy'],
    suite: true,
  },
  {
    name: 'start',
    command: jest(inHouse('scripts', 'jest.config.json'), ALONE),
    needs: ['build upstream', 'build bff', 'build web'],
    suite: true,
    alone: true,
  },
];
