const { join } = require('node:path');
const { folders } = require('./scripts/imports/folders.cjs');

const TESTS = String.raw`\.test\.(tsx?|mjs)$|/testing/`;
/** Servers whose packages only the benches install. */
const PEERS = '^tests/bench/(peers|stack/peer)/';
const RESOLVER = String.raw`\.resolver\.ts$`;

const pathOf = (workspace, name) => (workspace === '.' ? name : `${workspace}/${name}`);
const escaped = (path) => path.replaceAll('.', '\\.');

/** The regular expression of an entry of a table: a file, all that is below a folder, or all folders that the table does not list. */
function filesOf(workspace, name) {
  if (name !== 'other folders')
    return `^${escaped(pathOf(workspace, name))}${/\.\w+$/.test(name) ? '$' : '/'}`;
  const listed = Object.keys(folders[workspace]).map((other) => `${escaped(other)}/`);
  return `^${workspace}/(?!${listed.join('|')})[^/]+/`;
}

/** Checks whether the table is one of a folder that another table lists. */
const isNested = (root) =>
  Object.entries(folders).some(([other, entries]) =>
    Object.keys(entries).some((name) => pathOf(other, name) === root),
  );

/** The tables as rules: an import that matches none of them is an error. */
const permitted = Object.entries(folders).flatMap(([workspace, entries]) => {
  const names = Object.keys(entries);
  const ofProduction = names.map((name) => {
    const listed = entries[name];
    const above = listed.includes('*') ? names.slice(0, names.indexOf(name)) : [];
    // A folder with a table of its own is closed inside as well.
    const own = pathOf(workspace, name) in folders ? [] : [name];
    const to = [...own, ...listed, ...above].filter((target) => target !== '*');
    return {
      from: { path: filesOf(workspace, name), pathNot: TESTS },
      to: { path: to.map((target) => filesOf(workspace, target)), pathNot: TESTS },
    };
  });
  if (isNested(workspace)) return ofProduction;
  const all = [...names, 'testing'].map((name) => filesOf(workspace, name));
  const tests = workspace === '.' ? `^(scripts|tests)/.*(${TESTS})` : `^${workspace}.*(${TESTS})`;
  return [...ofProduction, { from: { path: tests }, to: { path: all } }];
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Files that import each other cannot be read, tested or moved one by one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The file does not exist, or the package does not export it (a deep import).',
      from: { pathNot: PEERS },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'Every package that a workspace imports stands in its package.json.',
      from: { path: '^(bff|upstream|web)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@jest/globals/' },
    },
    {
      name: 'no-development-package',
      severity: 'error',
      comment: 'An image has no development dependencies.',
      from: { path: '^(bff|upstream|web)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
    },
    {
      name: 'login-stays-small',
      severity: 'error',
      comment: 'The login screen loads without Blueprint, Apollo Client and the router.',
      from: { path: '^web/src/login/', pathNot: TESTS },
      to: { path: 'node_modules/(@blueprintjs/|@apollo/|react-router|graphql/)' },
    },
    {
      name: 'no-foreign-resolver',
      severity: 'error',
      comment: 'What two resources share stands in a file of its own, never in a resolver.',
      from: { path: '^(bff/src/.+)/[^/]+$', pathNot: TESTS },
      to: { path: RESOLVER, pathNot: '^$1/[^/]+$' },
    },
  ],
  allowed: [
    ...permitted,
    { from: {}, to: { path: 'node_modules/' } },
    { from: {}, to: { dependencyTypes: ['core'] } },
    { from: { path: PEERS }, to: { couldNotResolve: true } },
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules/|^web/src/gql/' },
    exclude: { path: '^(bff|upstream|web)/dist/' },
    combinedDependencies: true,
    babelConfig: { fileName: join(__dirname, 'scripts', 'imports', 'babel.cjs') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'browser', 'types', 'default'],
    },
  },
};
