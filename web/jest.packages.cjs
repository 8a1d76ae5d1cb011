const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs' },
});

/**
 * Makes CommonJS of the packages that ship ES modules alone. `import.meta` has no counterpart there; these packages ask it only
 * whether a development server is replacing modules, which is never so under jest.
 */
module.exports = {
  ...swc,
  process: (code, ...rest) => swc.process(code.replaceAll('import.meta', '({})'), ...rest),
};
