const createHashPackage = '@apollo/utils.createhash';

/** Replaces the package by Node's hashes: it needs `require`, which a bundle lacks, and would then hash in JavaScript. */
const nodeHashes = {
  name: 'Node.js hashes',
  resolveId: (id) => (id === createHashPackage ? id : null),
  load: (id) => (id === createHashPackage ? "export { createHash } from 'node:crypto';" : null),
};

/** Options of the bundles of the gateway and of its tests. */
export const input = (more) => ({
  platform: 'node',
  logLevel: 'warn',
  ...more,
  plugins: [nodeHashes, ...more.plugins],
});

export const output = {
  format: 'esm',
  // The schema uses the names of classes.
  keepNames: true,
};
