import { matchesOf, writtenFiles } from './steps/source-files.mjs';

/**
 * Words that say nothing to a new reader, what to write instead, and how many of them are still there: a count falls and never
 * rises, and its entry loses it at 0.
 */
const vocabulary = [
  [/\b\w*hang-?ups?\b|\bhung up\b|\bhangs up\b/gi, 'DisconnectSignal, disconnects', 80],
  [/\b\w*links?Along\b/gi, 'IncludeNegotiator, include', 5],
  [/\bleads? to\b|\bleadsTo\b/gi, 'relation, refers to', 81],
  [/\btellOnce\b/g, 'broadcast', 5],
  [/\bsaidFlag\w*/g, 'encodeFlag', 32],
  [/\b(?:base)?grounds?\b/gi, 'base map, BaseLayer', 9],
  [/\bkeptTable\b/gi, 'a descriptive table name', 7],
  [/\bhouses?\b|\binHouse\b/gi, 'repository, layout', 204],
  [/\brooms?\b/gi, 'module, thread', 30],
  [/\bdoors?\b/gi, 'endpoint, resolver kind', 57],
  [/\bknock\w*/gi, 'request', 31],
  [/\bwires?\b/gi, 'REST payload', 613],
  [/\bsaid\b/gi, 'serialized, encoded, sent', 160],
  [/\btold\b|\btells?\b/gi, 'response, reports, shows', 778],
  [/\banswer(?:s|ed|ing)?\b/gi, 'response, responds, returns', 1425],
  [/\bask(?:s|ed|ing)?\b/gi, 'requests, prompts', 906],
  [/\bhears?\b|\bheard\b/gi, 'receives', 144],
  [/\balong\b/gi, 'include, with', 57],
  [/\bbad days\b/gi, 'failure scenarios', 3],
  [/\blives? and dies? with\b/gi, 'transactional', 1],
  [/\bby lot\b/gi, 'random', 11],
  [/\bof late\b/gi, 'recently', 6],
  [/\banew\b/gi, 'again', 62],
  [/\bfor ever\b/gi, 'always, permanently', 5],
  [/\bwhom\b/gi, 'who, the user', 31],
  [/\bonce and for all\b/gi, 'once', 0],
  [/\bstrangers?\b/gi, 'unauthenticated caller, newcomer', 15],
  [/\bspeaks? (?:its|the same) language\b/gi, 'compatible', 1],
  [/\bmends?\b|\bmended\b/gi, 'correct, repair', 31],
];

/** The list itself, and the test that applies it. */
const paths = writtenFiles.filter((path) => path !== 'scripts/plain-english.test.mjs');

test.each(vocabulary)('%s is not written: %s', (pattern, _instead, remaining) => {
  const found = matchesOf(pattern, paths);
  expect(found.length > remaining ? found : []).toEqual([]);
});
