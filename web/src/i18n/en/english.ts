/**
 * The shape of an English file of a base with parameters: the same keys, each a plain string (`{name}` marks a parameter),
 * or an object of plural forms where the base counts.
 */
export type English<Base> = {
  [Key in keyof Base]: Base[Key] extends string ? string : string | Record<string, string>;
};
