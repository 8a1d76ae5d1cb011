import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruised, folderCycles } from './imports/check.mjs';
import { folders } from './imports/folders.cjs';
import { fromRoot, root } from './repository.mjs';

/** A file, what it imports, and the rule that forbids it. */
const refused = [
  ['web/src/app/App.tsx', '../../../bff/src/config.js', 'not-in-allowed'],
  ['web/src/crud/pager.ts', '../../../upstream/src/data-api/core.js', 'not-in-allowed'],
  ['bff/src/resources/vehicle/vehicle.rest.ts', '../../../../web/src/gql/graphql.js', 'not-in-allowed'],
  ['bff/src/config.ts', '../../upstream/src/main.js', 'not-in-allowed'],
  ['upstream/src/main.ts', '../../bff/src/config.js', 'not-in-allowed'],
  ['upstream/src/config.test.ts', '../../bff/src/config.js', 'not-in-allowed'],
  ['web/src/resources/vehicle.tsx', '../screens/dashboard/Dashboard', 'not-in-allowed'],
  ['web/src/screens/dashboard/Dashboard.tsx', '../../resources/vehicle', 'not-in-allowed'],
  ['web/src/crud/list.tsx', '../resources/vehicle', 'not-in-allowed'],
  ['web/src/crud/list.tsx', '../screens/dashboard/Dashboard', 'not-in-allowed'],
  ['web/src/ui/toasts.tsx', '../crud/list', 'not-in-allowed'],
  ['web/src/map/MapView.tsx', '../crud/resource', 'not-in-allowed'],
  ['web/src/i18n/i18n.ts', '../app/routes', 'not-in-allowed'],
  ['web/src/theme/themes.ts', '../screens/dashboard/Dashboard', 'not-in-allowed'],
  ['web/src/api/client.ts', '../app/session', 'not-in-allowed'],
  ['web/src/login/LoginScreen.tsx', '@blueprintjs/core', 'login-stays-small'],
  ['web/src/login/LoginScreen.tsx', '@apollo/client/react', 'login-stays-small'],
  ['web/src/login/LoginScreen.tsx', 'react-router-dom', 'login-stays-small'],
  ['web/src/login/LoginScreen.tsx', '../app/App', 'not-in-allowed'],
  ['web/src/app/routes.tsx', '../login/LoginScreen', 'not-in-allowed'],
  ['web/src/screens/home/Home.tsx', '../../app/layout/Layout', 'not-in-allowed'],
  ['web/src/screens/home/Home.tsx', '../../testing/render', 'not-in-allowed'],
  ['bff/src/rest/calls.ts', '../resources/vehicle/vehicle.types.js', 'not-in-allowed'],
  ['bff/src/rest/calls.ts', '../session/session.js', 'not-in-allowed'],
  [
    'bff/src/resources/vehicle/vehicle.resolver.ts',
    '../vehicle-model/vehicle-model.resolver.js',
    'no-foreign-resolver',
  ],
  ['bff/src/resources/vehicle/vehicle.resolver.ts', '../../http/cookies.js', 'not-in-allowed'],
  ['bff/src/session/session.ts', '../http/cookies.js', 'not-in-allowed'],
  ['bff/src/session/session.ts', '../gateway.js', 'not-in-allowed'],
  ['upstream/src/data-api/server.ts', '../file-service/plugin.js', 'not-in-allowed'],
  ['upstream/src/data-api/server.ts', '../demo/seed.js', 'not-in-allowed'],
  ['upstream/src/file-service/plugin.ts', '../data-api/server.js', 'not-in-allowed'],
  ['upstream/src/database/open-database.ts', '../data-api/server.js', 'not-in-allowed'],
  ['upstream/src/data-api/resource/list/list.ts', '../../vehicle/vehicle.js', 'not-in-allowed'],
  ['upstream/src/data-api/resource/list/list.ts', '../save/save.js', 'not-in-allowed'],
  ['scripts/start.mjs', '../tests/bench/measure/rounds.mjs', 'not-in-allowed'],
  ['web/src/unlisted/new.ts', '../ui/toasts', 'not-in-allowed'],
  ['web/src/unlisted/other.ts', './beside', 'not-in-allowed'],
  ['web/src/app/uses-unlisted.ts', '../unlisted/new', 'not-in-allowed'],
  ['bff/src/unlisted.ts', './config.js', 'not-in-allowed'],
  ['bff/src/session/session.ts', './missing.js', 'no-unresolvable'],
  ['bff/src/session/session.ts', 'graphql-ws/dist/server-abc.js', 'no-unresolvable'],
  ['bff/src/session/session.ts', 'jest', 'no-undeclared-package'],
  ['web/src/map/MapView.tsx', './in-a-cycle.js', 'no-cycle'],
];

const permitted = [
  ['web/src/resources/vehicle.tsx', '../crud/defineResource'],
  ['web/src/login/LoginScreen.tsx', './validation'],
  ['web/src/app/App.test.tsx', '../testing/render'],
  ['bff/src/gateway.ts', './http/monitoring/health.js'],
  ['bff/src/resources/vehicle/vehicle.test.ts', './vehicle.resolver.js'],
  ['bff/src/resources/vehicle/vehicle.resolver.ts', '../vehicle-model/vehicle-model.rest.js'],
  ['bff/src/rest/payload.ts', 'node:http'],
  ['bff/src/rest/payload.ts', 'axios'],
  ['bff/src/resolvers.ts', './resources/vehicle/vehicle.resolver.js'],
  ['upstream/src/main.ts', './data-api/server.js'],
  ['upstream/src/data-api/resource/save/save.ts', '../../../database/tables.js'],
  ['scripts/bench.test.mjs', '../tests/bench/measure/rounds.mjs'],
];

let folder;
let modules;
let dependencies;

/** A project with all these files, checked once with the real rules. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'armada-imports-'));
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  for (const workspace of ['bff', 'upstream', 'web']) {
    mkdirSync(join(folder, workspace));
    copyFileSync(fromRoot(workspace, 'package.json'), join(folder, workspace, 'package.json'));
  }
  for (const [path, specifier] of [...refused, ...permitted]) {
    addLine(path, `import '${specifier}';`);
    const target = join(dirname(path), specifier).replace(/\.js$/, '');
    if (specifier.startsWith('.') && !target.endsWith('/missing'))
      addLine(target.endsWith('.mjs') ? target : `${target}.ts`, 'export {};');
  }
  addLine('web/src/map/in-a-cycle.ts', `import './MapView';`);
  addLine('upstream/src/data-api/vehicle/vehicle.ts', `import type {} from '../tracker/staff/one.js';`);
  addLine('upstream/src/data-api/tracker/staff/one.ts', `import '../other.js';`);
  addLine('upstream/src/data-api/tracker/other.ts', 'export {};');
  addLine('upstream/src/data-api/tracker/staff/two.ts', `import '../../vehicle/codes.js';`);
  addLine('upstream/src/data-api/vehicle/codes.ts', 'export {};');
  ({ modules } = await cruised(['bff/src', 'scripts', 'upstream/src', 'web/src'], folder));
  dependencies = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module, rules = [] }) => ({ source, module, rules: rules.map(({ name }) => name) })),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function addLine(path, line) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  appendFileSync(join(folder, path), `${line}\n`);
}

/** The rules that an import breaks. */
const rulesOf = (path, specifier) =>
  dependencies.find(({ source, module }) => source === path && module === specifier.replace('node:', ''))
    ?.rules;

test.each(refused)('%s may not import %s: %s', (path, specifier, rule) => {
  expect(rulesOf(path, specifier)).toContain(rule);
});

test.each(permitted)('%s may import %s', (path, specifier) => {
  expect(rulesOf(path, specifier).filter((rule) => rule !== 'no-cycle')).toEqual([]);
});

test('folders that import each other through different files are found', () => {
  expect(folderCycles(modules, 'upstream/src/data-api')).toEqual([
    'upstream/src/data-api/tracker/staff ↔ upstream/src/data-api/vehicle',
  ]);
});

test('the lists of folders have no cycle', () => {
  for (const entries of Object.values(folders)) {
    const names = Object.keys(entries);
    for (const [index, name] of names.entries())
      expect({
        name,
        imports: entries[name].filter((to) => to !== '*' && names.indexOf(to) >= index),
      }).toEqual({
        name,
        imports: [],
      });
  }
});

test("only the folder blueprint names parts of Blueprint's own in a style sheet", () => {
  const sheets = execFileSync('git', ['grep', '-l', '\\.bp6-', '--', 'web/src/**/*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(
    sheets
      .trim()
      .split('\n')
      .filter((file) => dirname(file) !== 'web/src/blueprint'),
  ).toEqual([]);
});
