import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { fromRoot, root } from './repository.mjs';

// The JavaScript build of recheck, on this thread: no program of its own is started.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Patterns that recheck cannot check or that are not linear, by file, and why they do no harm. */
const EXCEPTIONS = {
  'bff/src/rest/rest-calls.ts /\\/+$/': 'the operator configures the address',
  'bff/src/rest/service-client.ts /\\/+$/': 'the operator configures the address',
  'bff/src/shared/trace-provider.ts /\\/+$/': 'the operator configures the address',
  'upstream/src/config.ts /\\/+$/': 'the operator configures the address',
  'upstream/src/file-service/s3-photo-store.ts /\\/+$/': 'the operator configures the address',
  'upstream/src/shared/trace-provider.ts /\\/+$/': 'the operator configures the address',
  "web/src/crud/resource/field-rules.ts /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i":
    'the text has at most 254 characters',
  'bff/src/rest/encode.ts /^(?:\\+62|0062|62(?=8\\d{8})|0+)/': 'it is tried at the start only',
  'web/src/crud/import/rows/cell-entry.ts /^(?:\\+62|0062|62(?=8\\d{8}))/': 'it is tried at the start only',
  'web/src/ui/day-field/parse-day.ts /^(\\d{1,2})[\\s./-]*([\\p{L}]+\\.?|(?<=\\D)\\d{1,2})(?:[\\s,./-]*(\\d{2}|\\d{4}))?$/u':
    'the text has at most 40 characters',
};

const files = execFileSync('git', ['ls-files', 'bff/src', 'upstream/src', 'web/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/gql\//.test(file));

/** The regular expressions in a file: literals, and the patterns of JSON schemas. */
function patternsIn(file) {
  const syntax = { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true, target: 'esnext' };
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'RegExpLiteral') found.push({ source: node.pattern, flags: node.flags });
    if (
      node.type === 'KeyValueProperty' &&
      node.key.value === 'pattern' &&
      node.value.type === 'StringLiteral'
    )
      found.push({ source: node.value.value, flags: 'u' });
    for (const below of Object.values(node)) visit(below);
  };
  visit(parseSync(readFileSync(fromRoot(file), 'utf8'), syntax));
  return found.map((pattern) => ({ ...pattern, name: `${file} /${pattern.source}/${pattern.flags}` }));
}

const patterns = files.flatMap(patternsIn);
const verdicts = new Map();

/** Checks whether the time of a match grows no faster than the text: `safe`, or why not. */
function verdictOf({ source, flags }) {
  const key = `${source}/${flags}`;
  if (!verdicts.has(key)) {
    const { status, complexity, error } = checkSync(source, flags, { checker: 'automaton', timeout: 20_000 });
    verdicts.set(key, status === 'safe' ? status : (complexity?.summary ?? error?.kind));
  }
  return verdicts.get(key);
}

test('the time of every regular expression grows no faster than the text', () => {
  const checked = patterns.filter(({ name }) => !(name in EXCEPTIONS));
  const slow = checked.map((pattern) => `${pattern.name}: ${verdictOf(pattern)}`);
  expect(slow.filter((line) => !line.endsWith(': safe'))).toEqual([]);
});

test('every exception is still needed', () => {
  const names = new Set(patterns.map(({ name }) => name));
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});
