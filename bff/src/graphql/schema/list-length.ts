import { Extensions } from 'type-graphql';

/** The extensions of an input field whose lists may have another number of entries than the default of the limits. */
export interface ListExtensions {
  readonly maxItems: number;
}

/** Declares the maximum number of entries of a list in an input type; the field's description names it, too. */
export const atMost = (maxItems: number) => Extensions({ maxItems } satisfies ListExtensions);
