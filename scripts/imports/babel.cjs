// dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no longer has. Babel parses the
// sources instead. This plugin reduces a file to its imports and keeps type-only imports, which Babel would remove.
const keepImports = ({ types }) => ({
  manipulateOptions({ filename }, parser) {
    parser.plugins.push('typescript', 'decorators-legacy');
    if (/\.[jt]sx$/.test(filename)) parser.plugins.push('jsx');
  },
  visitor: {
    Program(program) {
      const sources = new Set();
      for (const { source } of program.node.body) if (source) sources.add(source.value);
      program.traverse({
        TSImportType({ node }) {
          sources.add(node.argument.value);
        },
        CallExpression({ node: { callee, arguments: parameters } }) {
          const isImport = callee.type === 'Import' || callee.name === 'require';
          if (isImport && parameters[0]?.type === 'StringLiteral') sources.add(parameters[0].value);
        },
      });
      program.node.body = [...sources].map((source) =>
        types.importDeclaration([], types.stringLiteral(source)),
      );
      program.stop();
    },
  },
});

module.exports = {
  configFile: false,
  babelrc: false,
  plugins: [keepImports],
  parserOpts: { sourceType: 'unambiguous' },
};
