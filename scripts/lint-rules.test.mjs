import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inHouse } from './house.mjs';

/** A file that may stand in the house, and what it may not, or may, import there. */
const refused = [
  ['web/src/app/App.tsx', '../../../bff/src/config.js'],
  ['web/src/crud/pager.ts', '../../../upstream/src/data-api/core.js'],
  ['bff/src/resources/vehicle/vehicle.ts', '../../../../web/src/gql/graphql.js'],
  ['bff/src/config.ts', '../../upstream/src/main.js'],
  ['upstream/src/main.ts', '../../bff/src/config.js'],
  ['web/src/resources/vehicle.tsx', '../screens/dashboard/Dashboard'],
  ['web/src/screens/dashboard/Dashboard.tsx', '../../resources/vehicle'],
  ['web/src/crud/list.tsx', '../resources/vehicle'],
  ['web/src/crud/list.tsx', '../screens/dashboard/Dashboard'],
  ['web/src/ui/toasts.tsx', '../crud/list'],
  ['web/src/map/MapView.tsx', '../crud/resource'],
  ['web/src/i18n/i18n.ts', '../app/routes'],
  ['web/src/theme/themes.ts', '../screens/dashboard/Dashboard'],
  ['web/src/api/client.ts', '../app/session'],
  ['web/src/login/LoginScreen.tsx', '@blueprintjs/core'],
  ['web/src/login/LoginScreen.tsx', '@apollo/client/react'],
  ['web/src/login/LoginScreen.tsx', 'react-router-dom'],
  ['web/src/login/LoginScreen.tsx', '../app/App'],
  ['web/src/app/routes.tsx', '../login/LoginScreen'],
  ['web/src/screens/home/Home.tsx', '../../app/layout/Layout'],
  ['bff/src/rest/calls.ts', '../resources/vehicle/vehicle.js'],
  ['bff/src/rest/calls.ts', '../session/session.js'],
  ['bff/src/resources/trip/trip.resolver.ts', '../vehicle/vehicle-options.resolver.js'],
  ['bff/src/files/photo.resolver.ts', '../resources/vehicle/vehicle-options.resolver.js'],
  ['bff/src/resources/trip/trip.resolver.ts', '../../http/cookies.js'],
  ['bff/src/session/session.ts', '../http/cookies.js'],
  ['upstream/src/data-api/server.ts', '../file-service/plugin.js'],
  ['upstream/src/data-api/server.ts', '../demo/seed.js'],
  ['upstream/src/file-service/plugin.ts', '../data-api/server.js'],
  ['upstream/src/database/open-database.ts', '../data-api/server.js'],
];

const allowed = [
  ['web/src/resources/vehicle.tsx', '../crud/defineResource'],
  ['web/src/login/LoginScreen.tsx', './validation'],
  ['bff/src/gateway.ts', './http/health.js'],
  ['bff/src/resources/trip/trip.test.ts', './trip.resolver.js'],
  ['bff/src/resources/vehicle/vehicle.ts', '../vehicle-model/vehicle-model.js'],
  ['bff/src/rest/wire.ts', 'node:http'],
  ['upstream/src/main.ts', './data-api/server.js'],
];

let folder;
let findings;

/** One project with a file for each case, linted once by the real rules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-lint-'));
  const { vcs: _vcs, $schema: _schema, ...rules } = JSON.parse(readFileSync(inHouse('biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  for (const [path, source] of [...refused, ...allowed]) {
    const file = join(folder, caseOf(path, source));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { thing } from '${source}';\n\nthing();\n`);
  }
  const biome = spawnSync(
    inHouse('node_modules', '.bin', 'biome'),
    ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  findings = JSON.parse(biome.stdout).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Several cases share a file's name: each gets a name of its own beside it. */
function caseOf(path, source) {
  return join(dirname(path), `${createHash('sha256').update(source).digest('hex')}.ts`);
}

const complaintsAbout = (path) =>
  findings.filter((finding) => JSON.stringify(finding.location).includes(path));

test.each(refused)('%s may not import %s', (path, source) => {
  expect(complaintsAbout(caseOf(path, source))).toHaveLength(1);
});

test.each(allowed)('%s may import %s', (path, source) => {
  expect(complaintsAbout(caseOf(path, source))).toHaveLength(0);
});
