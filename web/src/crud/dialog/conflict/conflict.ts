import type { FieldValue, FormField, FormValues } from '../../resource';

export type Side = 'mine' | 'theirs';

/** A field on which the form and the stored record differ. */
export interface Difference {
  readonly field: FormField;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  /** The side to begin with: whoever changed it. When both did, what the person typed. */
  readonly suggested: Side;
}

export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What stands between a form and a record that somebody has saved meanwhile.
 * @param base what the form began with, @param mine what it holds now, @param theirs what is stored now.
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

/** The stored record with the person's choices on top. */
export function resolve(
  theirs: FormValues,
  found: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): FormValues {
  const kept = found.filter(({ field, suggested }) => (sides[field.name] ?? suggested) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ field, mine }) => [field.name, mine])) };
}
