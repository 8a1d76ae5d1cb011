import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand, say } from './console.mjs';
import { fromRoot, root } from './repository.mjs';

/**
 * @typedef {{id: string, reason: string, until: string}} Accepted an advisory that is accepted until a date
 * @typedef {{packages: string[], licences: string[], reason: string}} Exception
 * @typedef {{refused: string[], accepted: Accepted[], licences: string[], licencesOf: Exception[]}} Policy
 */

/** @returns {Policy} accepted advisories and licences (docs/security.md, 15.1.1) */
export const readPolicy = () => JSON.parse(readFileSync(fromRoot('scripts', 'audit-policy.json'), 'utf8'));

/**
 * The advisories of `npm audit --json` that the policy refuses, one message each.
 * @param {any} report @param {Policy} policy @param {string} today such as `2026-11-22`
 * @returns {string[] | null} null: no result, because the registry has no audit
 */
export function refusedAdvisories(report, { refused, accepted }, today) {
  if (typeof report?.vulnerabilities !== 'object') return null;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && refused.includes(via.severity));
  const sentences = advisories.flatMap(({ url = '', name, title, severity }) => {
    const id = url.slice(url.lastIndexOf('/') + 1);
    const exception = accepted.find((one) => one.id === id);
    if (exception && exception.until >= today) return [];
    const end = exception ? `; it was accepted until ${exception.until}` : '';
    return [`${name}: ${title} (${severity}, ${id})${end}.`];
  });
  return [...new Set(sentences)];
}

/** Checks whether a licence expression is allowed: one licence of an OR, all of an AND. @param {string[]} allowed */
function isAllowed(expression, allowed) {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

/**
 * The production packages whose licence the policy does not allow, one message each.
 * @param {Record<string, any>} packages of the lockfile @param {Policy} policy
 */
export function refusedLicences(packages, { licences, licencesOf }) {
  return Object.entries(packages).flatMap(([path, { license = 'none named', dev, devOptional, link }]) => {
    if (!path.includes('node_modules/') || dev || devOptional || link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const exceptions = licencesOf.filter(({ packages: patterns }) =>
      patterns.some((pattern) =>
        pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
      ),
    );
    const allowed = [...licences, ...exceptions.flatMap((exception) => exception.licences)];
    return isAllowed(license, allowed) ? [] : [`${name}: its licence is ${license}.`];
  });
}

/** `npm run audit`: checks advisories and licences of production packages against `audit-policy.json`. */
async function audit() {
  const policy = readPolicy();
  const lockfile = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 100_000_000,
  });
  const advisories = refusedAdvisories(reportIn(stdout), policy, new Date().toISOString().slice(0, 10));
  if (advisories === null)
    say('The registry cannot be reached or has no audit: advisories were not checked.');
  const refused = [...(advisories ?? []), ...refusedLicences(lockfile.packages, policy)];
  for (const sentence of refused) say(sentence);
  if (refused.length === 0) say('No violations of the policy.');
  return refused.length === 0 ? 0 : 1;
}

function reportIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) await runCommand(audit);
