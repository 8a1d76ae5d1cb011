import { readFileSync } from 'node:fs';
import { readPolicy, refusedAdvisories, refusedLicences } from './audit.mjs';
import { fromRoot } from './repository.mjs';

const advisory = (severity, id) => ({
  name: 'left-pad',
  title: 'Pads too much',
  severity,
  url: `https://github.com/advisories/${id}`,
});
const reportOf = (...via) => ({ vulnerabilities: { 'left-pad': { via: [...via, 'right-pad'] } } });
const policy = {
  refused: ['high', 'critical'],
  accepted: [{ id: 'GHSA-known', reason: 'Pads nothing of ours.', until: '2026-12-31' }],
  licences: ['MIT', 'ISC'],
  licencesOf: [{ packages: ['@img/*'], licences: ['LGPL-3.0-or-later'], reason: 'Is loaded.' }],
};

test.each([
  ['a low one', [advisory('low', 'GHSA-a')], '2026-11-22', []],
  ['a high one', [advisory('high', 'GHSA-a')], '2026-11-22', ['left-pad: Pads too much (high, GHSA-a).']],
  ['one that is accepted', [advisory('critical', 'GHSA-known')], '2026-12-31', []],
  [
    'one that was accepted',
    [advisory('critical', 'GHSA-known')],
    '2027-01-01',
    ['left-pad: Pads too much (critical, GHSA-known); it was accepted until 2026-12-31.'],
  ],
])('of advisories, %s', (_what, advisories, today, sentences) => {
  expect(refusedAdvisories(reportOf(...advisories), policy, today)).toEqual(sentences);
});

test('a registry without audit is neither a success nor a failure', () => {
  expect(refusedAdvisories({ message: '405 Method Not Allowed' }, policy, '2026-11-22')).toBeNull();
});

test.each([
  [{ license: 'MIT' }, []],
  [{ license: '(GPL-3.0-only OR MIT)' }, []],
  [{ license: 'MIT AND ISC' }, []],
  [{ license: 'MIT AND GPL-3.0-only' }, ['pad: its licence is MIT AND GPL-3.0-only.']],
  [{ license: 'LGPL-3.0-or-later' }, ['pad: its licence is LGPL-3.0-or-later.']],
  [{}, ['pad: its licence is none named.']],
  [{ license: 'GPL-3.0-only', dev: true }, []],
])('of licences, %j', (locked, sentences) => {
  expect(refusedLicences({ 'node_modules/pad': locked }, policy)).toEqual(sentences);
  expect(refusedLicences({ 'node_modules/@img/pad': { license: 'LGPL-3.0-or-later' } }, policy)).toEqual([]);
});

test('production packages have licences that the policy allows', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  expect(refusedLicences(packages, readPolicy())).toEqual([]);
});

test('every exception has a reason, and an accepted advisory an end date', () => {
  const { accepted, licencesOf } = readPolicy();
  for (const { reason } of [...accepted, ...licencesOf]) expect(reason).toMatch(/\w{3}.*\.$/);
  for (const { until } of accepted) expect(until).toMatch(/^20\d\d-\d\d-\d\d$/);
});
