import type { ApolloClient } from '@apollo/client';
import { choiceOf } from '../../choices';
import { formatDate } from '../../format';
import type { Draft, FormField, FormValues, ScreenOptions } from '../../resource';

export interface WordSources {
  client: ApolloClient;
  options: ScreenOptions;
  /** The stored records from which the entries may come. */
  drafts: readonly Draft[];
  texts: Readonly<Record<string, string>>;
  empty: string;
  photoCount: (count: number) => string;
  entryCount: (count: number) => string;
}

function heldText({ name }: FormField, value: string, { drafts }: WordSources): string | null {
  return drafts.find(({ values }) => values[name] === value)?.held[name] ?? null;
}

/** A form entry as text: an option's text instead of its id. */
export async function wordsOf(field: FormField, values: FormValues, sources: WordSources): Promise<string> {
  const value = values[field.name] ?? '';
  if (typeof value !== 'string') {
    return field.kind === 'photos' ? sources.photoCount(value.length) : sources.entryCount(value.length);
  }
  if (value === '') return sources.empty;
  switch (field.kind) {
    case 'choice':
      return sources.texts[choiceOf(field.choices, value)?.text ?? ''] ?? value;
    case 'options':
      return sources.options.known(field).find((option) => option.value === value)?.text ?? value;
    case 'dependent': {
      const master = values[field.dependsOn];
      // Without the options the ids still distinguish the two values.
      const options =
        typeof master === 'string' ? await field.load(sources.client, master).catch(() => []) : [];
      return (
        options.find((option) => option.value === value)?.text ?? heldText(field, value, sources) ?? value
      );
    }
    case 'toggle':
      return sources.texts[value === 'true' ? field.on : field.off] ?? value;
    case 'look-up':
      return (
        heldText(field, value, sources) ??
        (await field.source.textOf(sources.client, value).catch(() => null)) ??
        value
      );
    case 'date':
      return formatDate(value);
    case 'password':
      return '*'.repeat(8);
    case 'phone':
      return `+62 ${value}`;
    default:
      return value;
  }
}
