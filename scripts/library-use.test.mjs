import { linesOf, matchesOf, sourceFiles } from './steps/source-files.mjs';

/** Uses of interfaces that a library does not document. */
const detours = [
  ['an API that its library calls unsafe', /\bUNSAFE_\w+/g],
  ['an API that its library calls unstable', /\bunstable_\w+/g],
  ['code built from strings', /\bnew Function\b|[^.\w]Function\(['"`]/g],
  ['a private field of zod', /\b_zod\b|\._def\b/g],
  [
    'a file inside a package, except style sheets',
    /(?:from|import|import\() ?'(?:@[\w-]+\/)?[\w-]+\/(?:build|cjs|dist|esm|lib|src)\/(?!.*\.css')/g,
  ],
];

const paths = sourceFiles.filter((path) => path !== 'scripts/library-use.test.mjs');

test.each(detours)('no source uses %s', (_what, pattern) => {
  expect(matchesOf(pattern, paths)).toEqual([]);
});

test('the adapter that sends the requests of axios has at most 60 lines', () => {
  expect(linesOf('bff/src/rest/undici-adapter.ts').length - 1).toBeLessThanOrEqual(60);
});
