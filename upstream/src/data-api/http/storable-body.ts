import { cleanText, isText } from './clean-text.js';
import { malformed } from './refusals.js';

/** Levels of JSON that a body may have: more than any payload needs, fewer than recursion stumbles over. */
const DEPTH = 64;

/** Fields whose texts are taken as they were sent: a password may have any character. */
const EXACT: ReadonlySet<string> = new Set(['password', 'oldPassword', 'newPassword']);

/**
 * Cleans all texts of a body, or of the parameters of an address, in place (`cleanText`), and refuses what JSON can encode and no database can store: an invalid character, or
 * a body that is nested too deeply. It does not recurse, so that a deep body cannot exhaust the stack.
 *
 * @throws CallRefused (400)
 */
export function cleanBody<Body>(body: Body): Body {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH) throw malformed(`The body is nested more than ${DEPTH} levels deep.`);
    for (const [name, content] of Object.entries(value)) {
      refuseNoText(name, 'A name');
      if (typeof content !== 'string') waiting.push({ value: content, depth: depth + 1 });
      else {
        refuseNoText(content, name);
        if (!EXACT.has(name)) Object.assign(value, { [name]: cleanText(content) });
      }
    }
  }
  return body;
}

function refuseNoText(text: string, place: string): void {
  if (!isText(text)) throw malformed(`${place.slice(0, 100)} has a character that is not allowed.`);
}
