import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A step of a recipe: a file to write, or text to add to a file before, after or in place of an existing line.
 * @typedef {{path: string, text: string, place?: 'after' | 'before' | 'in place of', line?: string}} Step
 */

/** A step as written in a guide: "New file `path`:" or "In `path`, after `line`:", then a fenced block. */
const STEP =
  /^(?:New file|In) `([^`]+)`(?:, (after|before|in place of) `([^`]+)`)?:\n\n```\w+\n([\s\S]*?)^```$/gm;

/** @returns {Step[]} the steps of a guide in Markdown, in order */
export function readRecipe(markdown) {
  return [...markdown.matchAll(STEP)].map(([, path, place, line, text]) => ({ path, text, place, line }));
}

/**
 * Applies a step to a copy of the repository.
 * @throws if the file does not have the step's line exactly once
 */
export function applyStep(folder, { path, text, place, line }) {
  const file = join(folder, path);
  if (!place) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((candidate, index) => (candidate.trim() === line ? [index] : []));
  if (found.length !== 1) throw new Error(`${path} has the line "${line}" ${found.length} times, not once.`);
  const removed = place === 'in place of' ? 1 : 0;
  lines.splice(found[0] + (place === 'after' ? 1 : 0), removed, ...text.replace(/\n$/, '').split('\n'));
  writeFileSync(file, lines.join('\n'));
}
