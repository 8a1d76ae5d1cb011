/** A field's name as the schema's enums write it: `maxCapacity` is `MAX_CAPACITY`. */
export type EnumName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${EnumName<Rest>}`
  : '';

export function enumName(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** The texts that can name a field: those of the screen itself have other uses, so that a field called `title` needs a label. */
export type Label<Text> = Exclude<Text, 'title' | 'record' | 'add'>;
