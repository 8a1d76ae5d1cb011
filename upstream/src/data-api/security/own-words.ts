import { brokenRule } from '../http/refusals.js';

/** The names of an account, which others can find out. */
export interface AccountNames {
  name: string;
  email: string;
  username: string;
  company: string;
}

const PRODUCT = 'armada';
/** Shorter parts of a name stand in other words by chance. */
const SHORTEST_WORD = 3;
/** The characters that a password may add to such words and still be guessed: a few letters, and digits such as a date. */
const FEW_LETTERS = 3;
const FEW_DIGITS = 8;

/** In lower case, without accents, and full-width characters as the usual ones. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The names and their parts, the longest first. */
function wordsOf({ name, email, username, company }: AccountNames): string[] {
  const texts = [PRODUCT, name, email, username, company].map(folded);
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]/u), ...text.split('@')]);
  return [...new Set(words.map(withoutSigns))]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
}

/** Checks whether a password is little more than names of its account or of the product, in any case and with any signs between them. */
export function isOwnWords(password: string, account: AccountNames): boolean {
  const text = withoutSigns(folded(password));
  const rest = wordsOf(account).reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && countOf(rest, /\p{L}/gu) <= FEW_LETTERS && countOf(rest, /\p{N}/gu) <= FEW_DIGITS;
}

/** @throws RulesBroken for a new password that is made of names of its account */
export function refuseOwnWords(newPassword: string, account: AccountNames): void {
  if (!isOwnWords(newPassword, account)) return;
  throw brokenRule('newPassword', 'OWN_WORDS', {
    id: 'Password tidak boleh dibuat dari nama, e-mail, username, atau perusahaan Anda, atau dari "Armada".',
    en: 'The password must not be made of your name, e-mail, username or company, or of "Armada".',
  });
}
