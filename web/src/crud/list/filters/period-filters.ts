import type { FilterField } from '../../resource/field';

/**
 * The filters after one of them was set ('' for taken away). A day that ends a period goes with its first day, and when it
 * would lie before it; an option goes with the value that narrowed its list.
 */
export function withFilter(
  fields: readonly FilterField[],
  filters: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Readonly<Record<string, string>> {
  const next = { ...filters, [name]: value };
  for (const field of fields) {
    if ('options' in field && field.narrowedBy?.filter === name) next[field.name] = '';
    if (!('kind' in field) || field.notBefore !== name) continue;
    if (value === '' || (next[field.name] ?? '') < value) next[field.name] = '';
  }
  return next;
}
