const hashes = '@apollo/utils.createhash';

/** Node's own: the package asks its module for `require`, which it has not in a bundle, and then hashes in JavaScript. */
const hashesOfNode = {
  name: 'hashes of Node.js',
  resolveId: (id) => (id === hashes ? id : null),
  load: (id) => (id === hashes ? "export { createHash } from 'node:crypto';" : null),
};

/** How packages are put into few files, for the gateway and for its tests. */
export const input = (more) => ({
  platform: 'node',
  logLevel: 'warn',
  ...more,
  plugins: [hashesOfNode, ...more.plugins],
});

export const output = {
  format: 'esm',
  // Names of classes are the schema's.
  keepNames: true,
};
