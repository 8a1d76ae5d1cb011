import type { ApolloClient } from '@apollo/client';
import type { StoreValue } from 'nanostores';
import { formatDate } from '../../ui/dates/dates';
import { choiceOf } from '../resource/choices';
import type { FormField, FormValues, LookUp } from '../resource/field';
import { loadOptions } from '../resource/operations';
import type { Draft, ScreenOptions } from '../resource/resource';
import type { messages } from './messages';

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

/** The text of an entry that the server finds; without it the ids still distinguish two values. */
async function foundText(
  lookUp: LookUp | undefined,
  value: string,
  { client }: TextSources,
): Promise<string> {
  const found =
    lookUp === undefined ? [] : await loadOptions(client, lookUp.byValue, [value]).catch(() => []);
  return found[0]?.text ?? value;
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
    case 'options': {
      const listed = sources.options.of(field.options).find((option) => option.value === value);
      return listed?.text ?? heldText(field, value, sources) ?? foundText(field.lookUp, value, sources);
    }
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
      return heldText(field, value, sources) ?? foundText(field.source, value, sources);
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
