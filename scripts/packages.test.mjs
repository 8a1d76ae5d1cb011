import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, root } from './repository.mjs';

const locked = Object.entries(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages);

test.each(['react', 'react-dom', 'graphql', 'typescript'])('there is one %s in the tree', (name) => {
  const copies = locked.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([path]) => path);
  expect(copies).toEqual([`node_modules/${name}`]);
});

test('every package finds its peer dependencies', () => {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  // Extraneous packages are left from earlier versions; a clean install does not have them.
  const problems = (JSON.parse(stdout).problems ?? []).filter(
    (problem) => !problem.startsWith('extraneous:'),
  );
  expect(problems).toEqual([]);
});

test('every package supports the oldest Node version that Armada supports', () => {
  const [major, minor] = [20, 19];
  /** Checks whether one alternative of an engines range, such as `^20.9.0` or `>=18`, includes Node 20.19. */
  const takes = (alternative) =>
    alternative
      .trim()
      .replace(/(>=|<=|>|<|\^|~)\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => {
        const [, sign = '', a = '*', b = '0'] =
          /^(>=|<=|>|<|\^|~|=|v)?\s*v?(\d+|\*|x)?(?:\.(\d+))?/.exec(comparator) ?? [];
        if (a === '*' || a === 'x') return true;
        const order = major - Number(a) || minor - Number(b);
        if (sign === '>=' || sign === '>') return order >= 0;
        if (sign === '<' || sign === '<=') return order < 0;
        return major === Number(a) && (sign === '~' ? minor === Number(b) : minor >= Number(b));
      });
  const tooNew = locked
    .filter(([, { engines, optional }]) => typeof engines?.node === 'string' && !optional)
    .filter(([, { engines }]) => !engines.node.split('||').some(takes))
    .map(([path, { engines }]) => `${path} wants ${engines.node}`);
  expect(tooNew).toEqual([]);
});
