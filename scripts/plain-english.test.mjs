import { matchesOf, writtenFiles } from './steps/source-files.mjs';

/**
 * Words that say nothing to a new reader, what to write instead, and how many of them are still there: a count falls and never
 * rises, and its entry loses it at 0.
 */
const vocabulary = [
  [/\b\w*hang-?ups?\b|\bhung up\b|\bhangs up\b/gi, 'DisconnectSignal, disconnects', 11],
  [/\b\w*links?Along\b/gi, 'IncludeNegotiator, include', 0],
  [/\bleads? to\b|\bleadsTo\b/gi, 'relation, refers to', 8],
  [/\btellOnce\b/g, 'broadcast', 0],
  [/\bsaidFlag\w*/g, 'encodeFlag', 0],
  [/\b(?:base)?grounds?\b/gi, 'base map, BaseLayer', 0],
  [/\bkeptTable\b/gi, 'a descriptive table name', 0],
  [/\bhouses?\b|\binHouse\b/gi, 'repository, layout', 0],
  [/\brooms?\b/gi, 'module, thread', 9],
  [/\bdoors?\b/gi, 'endpoint, resolver kind', 3],
  [/\bknock\w*/gi, 'request', 0],
  [/\bwires?\b/gi, 'REST payload', 0],
  [/\bsaid\b/gi, 'serialized, encoded, sent', 24],
  [/\btold\b|\btells?\b/gi, 'response, reports, shows', 241],
  [/\banswer(?:s|ed|ing)?\b/gi, 'response, responds, returns', 639],
  [/\bask(?:s|ed|ing)?\b/gi, 'requests, prompts', 385],
  [/\bhears?\b|\bheard\b/gi, 'receives', 14],
  [/\balong\b/gi, 'include, with', 20],
  [/\bbad days\b/gi, 'failure scenarios', 0],
  [/\blives? and dies? with\b/gi, 'transactional', 0],
  [/\bby lot\b/gi, 'random', 0],
  [/\bof late\b/gi, 'recently', 1],
  [/\banew\b/gi, 'again', 5],
  [/\bfor ever\b/gi, 'always, permanently', 0],
  [/\bwhom\b/gi, 'who, the user', 2],
  [/\bonce and for all\b/gi, 'once', 0],
  [/\bstrangers?\b/gi, 'unauthenticated caller, newcomer', 0],
  [/\bspeaks? (?:its|the same) language\b/gi, 'compatible', 0],
  [/\bmends?\b|\bmended\b/gi, 'correct, repair', 14],
];

/** The list itself, and the test that applies it. */
const paths = writtenFiles.filter((path) => path !== 'scripts/plain-english.test.mjs');

test.each(vocabulary)('%s is not written: %s', (pattern, _instead, remaining) => {
  const found = matchesOf(pattern, paths);
  expect(found.length > remaining ? found : []).toEqual([]);
});
