import type { ApolloClient } from '@apollo/client';
import type { StoreValue } from 'nanostores';
import { formatDate } from '../../../ui/dates/dates';
import { choiceOf } from '../../choices';
import { loadOptions } from '../../define/operations';
import type { FormField, FormValues } from '../../field';
import type { Draft, ScreenOptions } from '../../resource';
import type { messages } from '../messages';

export interface TextSources {
  client: ApolloClient;
  options: ScreenOptions;
  /** The stored records from which the entries may come. */
  drafts: readonly Draft[];
  texts: Readonly<Record<string, string>>;
  /** The texts of all records. */
  shared: StoreValue<typeof messages>;
}

function heldText({ name }: FormField, value: string, { drafts }: TextSources): string | null {
  return drafts.find(({ values }) => values[name] === value)?.held[name] ?? null;
}

/** A form entry as text: an option's text instead of its id. */
export async function valueText(field: FormField, values: FormValues, sources: TextSources): Promise<string> {
  const value = values[field.name] ?? '';
  if (typeof value !== 'string') {
    const count = value.length;
    return field.kind === 'photos'
      ? sources.shared.photoCount({ count })
      : sources.shared.entryCount({ count });
  }
  if (value === '') return sources.shared.emptyValue;
  switch (field.kind) {
    case 'choice':
      return sources.texts[choiceOf(field.choices, value)?.text ?? ''] ?? value;
    case 'options':
      return (
        sources.options.of(field.known ?? field.options).find((option) => option.value === value)?.text ??
        value
      );
    case 'dependent': {
      const master = values[field.dependsOn];
      // Without the options the ids still distinguish the two values.
      const options =
        typeof master === 'string'
          ? await loadOptions(sources.client, field.query, master).catch(() => [])
          : [];
      return (
        options.find((option) => option.value === value)?.text ?? heldText(field, value, sources) ?? value
      );
    }
    case 'toggle':
      return sources.texts[value === 'true' ? field.on : field.off] ?? value;
    case 'look-up':
      return (
        heldText(field, value, sources) ??
        (await loadOptions(sources.client, field.source.byValue, value).catch(() => []))[0]?.text ??
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
