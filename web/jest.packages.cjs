const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
});

/**
 * Compiles packages that ship ES modules only to CommonJS. `import.meta` does not exist there; these packages use it only to detect
 * a development server with hot module replacement, which never runs under jest.
 */
module.exports = {
  ...swc,
  process: (code, ...rest) => swc.process(code.replaceAll('import.meta', '({})'), ...rest),
};
