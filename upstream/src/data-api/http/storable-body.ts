import { malformed } from './refusals.js';

/** Levels of JSON that a body may have: more than any payload needs, fewer than recursion stumbles over. */
const DEPTH = 64;

/** U+0000 and halves of surrogate pairs: JSON can encode them, a database's text cannot hold them. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/**
 * Refuses a body that JSON can encode and no database can store: with an invalid character, or nested too deeply. It does not recurse,
 * so that a deep body cannot exhaust the stack.
 *
 * @throws CallRefused (400)
 */
export function refuseUnstorable(body: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') refuseNoText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH) throw malformed(`The body is nested more than ${DEPTH} levels deep.`);
    for (const [name, content] of Object.entries(value)) {
      refuseNoText(name);
      waiting.push({ value: content, depth: depth + 1 });
    }
  }
}

function refuseNoText(text: string): void {
  if (NO_TEXT.test(text)) throw malformed('The body has a character that is not allowed.');
}
