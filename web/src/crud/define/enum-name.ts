/** A field's name as the schema's enums write it: `maxCapacity` is `MAX_CAPACITY`. */
export type EnumName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${EnumName<Rest>}`
  : '';

export function enumName(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}
