import { malformed } from './refusals.js';

/** Deeper than any call's body; a database gives up at some depth. */
const DEEPEST = 100;
/** U+0000 and halves of surrogate pairs: JSON can say them, a database's text cannot hold them. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/**
 * Checks that the database can hold what a body says.
 * @throws CallRefused (400)
 */
export function checkStorable(body: unknown): void {
  const waiting: { content: unknown; depth: number }[] = [{ content: body, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { content, depth } = next;
    if (typeof content === 'string') refuseUnstorable(content);
    if (typeof content !== 'object' || content === null) continue;
    if (depth === DEEPEST) throw malformed(`The body is nested more than ${DEEPEST} deep.`);
    for (const [name, inner] of Object.entries(content)) {
      refuseUnstorable(name);
      waiting.push({ content: inner, depth: depth + 1 });
    }
  }
}

function refuseUnstorable(text: string): void {
  if (NO_TEXT.test(text)) throw malformed('The body has a character that is not allowed.');
}
