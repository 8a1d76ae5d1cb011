import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './copy-repository.mjs';
import { applyStep, readRecipe } from './recipe.mjs';
import { fromRoot } from './repository.mjs';

const [resourceSteps, fieldSteps, kindSteps] = readFileSync(fromRoot('docs', 'extending.md'), 'utf8')
  .split(/\n## Add a (?:field|reference, a code or an optional number)\n/)
  .map(readRecipe);
const steps = [...resourceSteps, ...fieldSteps, ...kindSteps];
const filesOf = (some) => [...new Set(some.map(({ path }) => path))];
/** The files that the recipes write or change. */
const files = filesOf(steps);
const jest = `node --experimental-vm-modules --no-warnings=ExperimentalWarning ${fromRoot('node_modules', 'jest', 'bin', 'jest.js')} --maxWorkers=1`;
const webJest = 'npx jest --maxWorkers=1';
const accessRules = `${jest} --config=scripts/jest.config.json scripts/access-rules`;

/** The tests that name the resource or the field, and those of all resources at once. */
const OF_THE_RECIPES = `-t '[Dd]river|every|rows of a list|permissions'`;

let copy;

/** Runs a command in the copy. @returns its output if it failed, otherwise '' */
function failureOf(command, folder = '.') {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: join(copy, folder),
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`.slice(-8000);
}

/** Restores a file of the copy and applies the steps that change it, except the omitted ones. */
function applyTo(file, omitted = () => false) {
  rmSync(join(copy, file), { force: true });
  if (existsSync(fromRoot(file))) cpSync(fromRoot(file), join(copy, file));
  for (const step of steps) if (step.path === file && !omitted(step)) applyStep(copy, step);
}

beforeAll(() => {
  copy = copyRepository();
  for (const file of files) applyTo(file);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a resource takes at most 12 files and 240 lines', () => {
  const lines = resourceSteps.map(({ text }) => text.trimEnd().split('\n').length);
  expect(filesOf(resourceSteps).length).toBeLessThanOrEqual(12);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(240);
  expect(resourceSteps.length).toBeGreaterThan(14);
});

test('one more field takes at most 12 places in 8 files', () => {
  expect(fieldSteps.length).toBeGreaterThan(8);
  expect(fieldSteps.length).toBeLessThanOrEqual(12);
  expect(filesOf(fieldSteps).length).toBeLessThanOrEqual(8);
});

describe('the resource and the field of the recipes', () => {
  test('is generated into the schema, the types of the client and the access matrix', () => {
    expect(failureOf('npm run codegen --silent')).toBe('');
    expect(readFileSync(join(copy, 'schema.graphql'), 'utf8')).toContain('createDriver(');
    expect(readFileSync(join(copy, 'docs', 'openapi.json'), 'utf8')).toMatch(/"name": ?"insuredUntil"/);
    expect(failureOf('npm run access-matrix --silent')).toBe('');
    expect(failureOf(accessRules)).toBe('');
  });

  test.each(['bff', 'web', 'upstream'])(
    'compiles in %s',
    (workspace) => {
      expect(failureOf('npm run types --silent', workspace)).toBe('');
    },
    120_000,
  );

  // Of its files and all that they import: the steps `lint` and `imports` of npm test check the other files.
  test('passes lint and the import rules', () => {
    const paths = files.join(' ');
    expect(
      failureOf(`node_modules/.bin/biome check ${paths} --linter-enabled=true --formatter-enabled=false`),
    ).toBe('');
    expect(failureOf(`node_modules/.bin/depcruise --config .dependency-cruiser.cjs ${paths}`)).toBe('');
  });

  test.each([
    [
      'upstream',
      `${jest} src/data-api/access/field-rights src/data-api/access/scope-matrix src/data-api/openapi src/orphaned-photos ${OF_THE_RECIPES} && ${jest} src/data-api/resource/optional-fields -t vehicle/`,
    ],
    [
      'bff',
      `${jest} src/resources/resources.test src/graphql/schema/client-operations src/graphql/schema/access-matrix src/graphql/schema/relations src/resources/permission ${OF_THE_RECIPES}`,
    ],
    [
      'web',
      `${webJest} src/i18n src/app/routing/guards src/app/routing/screens src/screens/vehicle/VehicleScreen src/resources/specified-order`,
    ],
  ])(
    'passes the tests in %s that cover all resources',
    (workspace, command) => {
      expect(failureOf(command, workspace)).toBe('');
    },
    300_000,
  );
});

/** Steps whose omission the compiler does not report, and whose check takes only seconds. */
describe('a missing step is named', () => {
  const rules = 'tests/e2e/access/rules.mjs';
  test.each([
    ['the access rules of the root fields', rules, 'screen(', accessRules, 'Mutation.createDriver'],
    ['the list of the relation', rules, 'Driver.supplier', accessRules, 'Driver.supplier'],
    ['the rights to the input fields', rules, 'DRIVER: [', accessRules, '"DRIVER"'],
    [
      'the English texts',
      'web/src/i18n/en/resources.ts',
      'driver',
      `cd web && ${webJest} src/i18n`,
      '"driver"',
    ],
    [
      'the registration of the screen',
      'web/src/app/routing/screens.ts',
      'driver',
      `cd web && ${webJest} src/app/routing/screens`,
      'registers resources/driver.tsx',
    ],
  ])('%s', (_name, file, text, command, expected) => {
    // With a step falls what is added to its lines.
    applyTo(file, (step) => step.text.includes(text) || step.line?.includes(text));
    expect(failureOf(command)).toContain(expected);
    applyTo(file);
  });
});
