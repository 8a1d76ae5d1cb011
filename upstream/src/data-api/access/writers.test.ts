import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '../catalog/resources.js';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The only files outside of saves that write rows of resources. All others use `changeFields`, which requires the rights to the fields.
 */
const WRITERS: Readonly<Record<string, string>> = {
  'data-api/complaint/complaint-jobs.ts complaint': 'marks overdue complaints, each night',
  'data-api/complaint/take-step.ts complaint': 'takes a step of a complaint itself, as steps.ts permits',
  'data-api/sign-in/password-routes.ts app_user': 'sets one’s own password',
  'data-api/vehicle-contract/rent-status.ts vehicle': 'gives vehicles the state that contracts determine',
  'data-api/user/first-administrator.ts company': 'makes the first Administrator, on the command line',
  'data-api/user/first-administrator.ts user_type': 'makes the first Administrator, on the command line',
  'data-api/user/first-administrator.ts app_user': 'makes the first Administrator, on the command line',
};

test('rows of a resource are written by its own saves, by changeFields, or for a reason that is listed', async () => {
  const tables = [...new Set([...registry.resources.values()].map(({ scope }) => scope.table))];
  const write = new RegExp(
    String.raw`(?:updateTable|insertInto|deleteFrom)\('(${tables.join('|')})'|(?:update|insert into|delete from) (${tables.join('|')})\b`,
    'g',
  );
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => /^(data-api|queue|database|file-service)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const found = new Set<string>();
  for (const file of files) {
    for (const [, one, other] of (await readFile(join(SOURCE, file), 'utf8')).matchAll(write)) {
      found.add(`${file} ${one ?? other}`);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(WRITERS).sort());
});
