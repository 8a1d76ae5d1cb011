import { linesOf, writtenFiles } from './steps/source-files.mjs';

/** Words that say nothing to a new reader, and what to write instead. */
const vocabulary = [
  [/\w*hang-?ups?|hung up|hangs up/, 'disconnects'],
  [/\w*links?Along/, 'IncludeNegotiator, include'],
  [/leads? to|leadsTo/, 'relation, refers to'],
  [/tellOnce/, 'broadcast'],
  [/saidFlag\w*/, 'encodeFlag'],
  [/(?:base)?grounds?/, 'base map, BaseLayer'],
  [/keptTable/, 'a descriptive table name'],
  [/houses?|inHouse/, 'repository, layout'],
  [/rooms?/, 'module, thread'],
  [/doors?(?!['":])/, 'endpoint, resolver kind'],
  [/knock\w*/, 'request'],
  [/wires?/, 'REST payload'],
  [/said/, 'serialized, encoded, sent'],
  [/told|tells?/, 'response, reports, shows'],
  [/answer(?:s|ed|ing)?/, 'response, responds, returns'],
  [/ask(?:s|ed|ing)?/, 'requests, prompts'],
  [/hears?|heard/, 'receives'],
  [/along/, 'include, with'],
  [/bad days/, 'failure scenarios'],
  [/lives? and dies? with/, 'transactional'],
  [/by lot/, 'random'],
  [/of late/, 'recently'],
  [/anew/, 'again'],
  [/for ever/, 'always, permanently'],
  [/whom/, 'who, the user'],
  [/once and for all/, 'once'],
  [/strangers?/, 'unauthenticated caller, newcomer'],
  [/speaks? (?:its|the same) language/, 'compatible'],
  [/mends?|mended/, 'correct, repair'],
  [/LEAVE_MS(?!['":-])/, 'SHUTDOWN_DELAY_MS'],
  [/proved with/, 'secret key'],
  [/who(?:m)?ever/, 'anyone, any user, the user'],
  [/(?:that|which) (?:is|are) none/, 'invalid, missing'],
  [/knows of/, 'has, stores'],
  [/turn(?:s|ed) away/, 'refuses, refused'],
  [/stands? beside/, 'is next to, besides'],
  [/made up for/, 'compensated'],
  [/all the while/, 'during this time'],
  [/in so many words/, 'explicitly'],
  [/to the letter/, 'exactly'],
  [/comes? along/, 'is included'],
  [/in vain/, 'without effect'],
  [/for want of/, 'without, because there is no'],
  [/be it/, 'whether'],
];

/** This file, and texts for users, where "ask your administrator" is the right word. */
const EXCLUDED = /^scripts\/plain-english\.test\.mjs$|^web\/src\/i18n\//;

const anyWord = new RegExp(`\\b(?:${vocabulary.map(([{ source }]) => source).join('|')})\\b`, 'gi');
/** All matches, found in one pass over the repository. */
const found = writtenFiles
  .filter((path) => !EXCLUDED.test(path))
  .flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      Array.from(line.matchAll(anyWord), ([word]) => ({
        word,
        place: `${path}:${index + 1}: ${line.trim().slice(0, 120)}`,
      })),
    ),
  );

test.each(vocabulary)('%s is not written: %s', ({ source }) => {
  const pattern = new RegExp(`^(?:${source})$`, 'i');
  expect(found.filter(({ word }) => pattern.test(word)).map(({ place }) => place)).toEqual([]);
});
