import type { Note } from '../../resource/resource';

/** A note with its values in their places. */
export function noteText(texts: Readonly<Record<string, string>>, { text, values = {} }: Note): string {
  return (texts[text] ?? '').replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
