import { cleanText } from '../define/clean-text';
import type { FieldValue, FormField, FormValues } from '../resource/field';

export type Side = 'mine' | 'theirs';

/** A field on which the form and the stored record differ. */
export interface Difference {
  readonly field: FormField;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  /** The preselected side: the one that changed the field; if both did, the user's own. */
  readonly suggested: Side;
}

/** Checks whether two entries are equal to who reads them. */
export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(seenOf(one)) === JSON.stringify(seenOf(other));
}

const seenOf = (value: FieldValue | undefined) => (typeof value === 'string' ? cleanText(value) : value);

/**
 * The differences between a form and a record that another user has saved meanwhile.
 * @param base the form's initial values, @param mine its current values, @param theirs the stored values.
 */
export function differences(
  fields: readonly FormField[],
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  return fields.flatMap((field) => {
    const own = mine[field.name] ?? '';
    const stored = theirs[field.name] ?? '';
    if (isSame(own, stored)) return [];
    return [
      {
        field,
        mine: own,
        theirs: stored,
        suggested: isSame(own, base[field.name]) ? ('theirs' as const) : ('mine' as const),
      },
    ];
  });
}

/** The stored record with the user's choices applied. */
export function resolve(
  theirs: FormValues,
  found: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): FormValues {
  const kept = found.filter(({ field, suggested }) => (sides[field.name] ?? suggested) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ field, mine }) => [field.name, mine])) };
}
