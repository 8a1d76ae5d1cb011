import type { LookUp, Option } from './field';
import { useOptionsBy } from './operations';

/** The text of a value: of an entry that is known, else of the one that the server finds; the value where there is none. */
export function useOptionText(lookUp: LookUp, value: string, known: readonly Option[]): string {
  const own = known.find((option) => option.value === value);
  const { options: found = [], isLoading } = useOptionsBy(lookUp.byValue, own || value === '' ? [] : [value]);
  return own?.text ?? (isLoading ? '' : (found[0]?.text ?? value));
}
