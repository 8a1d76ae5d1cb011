import { matchesOf, sourceFiles } from './steps/source-files.mjs';

/**
 * Uses of a library's undocumented interfaces, and how many of them remain: a count falls and never rises.
 */
const detours = [
  ['an API that its library calls unsafe', /\bUNSAFE_\w+/g, 0],
  ['an API that its library calls unstable', /\bunstable_\w+/g, 0],
  ['code built from strings', /\bnew Function\b|[^.\w]Function\(['"`]/g, 0],
  ['a private field of zod', /\b_zod\b|\._def\b/g, 0],
  [
    'a file inside a package',
    /(?:from|import|import\() ?'(?:@[\w-]+\/)?[\w-]+\/(?:build|cjs|dist|esm|lib|src)\//g,
    69,
  ],
];

const paths = sourceFiles.filter((path) => path !== 'scripts/library-use.test.mjs');

test.each(detours)('no source uses %s', (_what, pattern, remaining) => {
  const found = matchesOf(pattern, paths);
  expect(found.length > remaining ? found : []).toEqual([]);
});
