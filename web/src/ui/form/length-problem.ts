import { i18n } from '../../i18n/i18n';
import { form } from '../../i18n/id/form';
import { numberFormat } from '../../i18n/numbers';

const messages = i18n('form', form);
const format = numberFormat();

/**
 * Says that a text is longer than its field takes, and by how much. A field keeps what was pasted: cut at its limit, the rest would be
 * lost without a word.
 * @param max in characters
 */
export function lengthProblem(text: string, max: number): string | null {
  const count = text.trim().length;
  return count > max ? messages.get().tooLong({ max: format(max), count: format(count) }) : null;
}
