/** Packages that stay outside: this one calls `require`, which a bundle lacks, and would hash in JavaScript without it. */
const OUTSIDE = ['@apollo/utils.createhash'];

/** Options of the bundles of the gateway and of its tests. */
export const input = ({ external = [], ...more }) => ({
  platform: 'node',
  logLevel: 'warn',
  external: [...OUTSIDE, ...external],
  ...more,
});

export const output = {
  format: 'esm',
  // The schema uses the names of classes.
  keepNames: true,
};
