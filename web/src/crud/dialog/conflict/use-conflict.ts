import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft, Resource, ScreenOptions } from '../../resource/resource';
import { differences, resolve, type Side } from '../../values/conflict';
import { messages } from '../../values/messages';
import { valueText } from '../../values/value-texts';
import type { Entries } from '../fields/form-context';
import type { WordedDifference } from './ConflictPanel';

interface Options {
  resource: Resource;
  options: ScreenOptions;
  form: UseFormReturn<Entries>;
  /** The form's initial draft. */
  draft: Draft;
  /** Resets the form to the newer record. */
  onRebase: (latest: Draft) => void;
}

interface Conflict {
  latest: Draft;
  found: readonly WordedDifference[];
}

/** Resolves conflicts between a form and another user's save. */
export function useConflict({ resource, options, form, draft, onRebase }: Options): {
  conflict: Conflict | null;
  /** Shows the differences. False if there are none: the next save is then based on the newer record. */
  compare: (latest: Draft) => Promise<boolean>;
  settle: (sides: Readonly<Record<string, Side>>) => void;
} {
  const client = useApolloClient();
  const shared = useStore(messages);
  const texts = useStore(resource.texts);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function compare(latest: Draft): Promise<boolean> {
    const mine = form.getValues();
    const sources = { client, options, drafts: [draft, latest], texts, shared };
    const found = await Promise.all(
      differences(resource.fields, draft.values, mine, latest.values).map(async (difference) => ({
        ...difference,
        words: {
          mine: await valueText(difference.field, mine, sources),
          theirs: await valueText(difference.field, latest.values, sources),
        },
      })),
    );
    if (found.length === 0) onRebase(latest);
    else setConflict({ latest, found });
    return found.length > 0;
  }

  function settle(sides: Readonly<Record<string, Side>>): void {
    if (conflict === null) return;
    const { latest, found } = conflict;
    onRebase(latest);
    for (const [name, value] of Object.entries(resolve(latest.values, found, sides))) {
      form.setValue(name, value, { shouldDirty: true });
    }
    setConflict(null);
  }

  return { conflict, compare, settle };
}
