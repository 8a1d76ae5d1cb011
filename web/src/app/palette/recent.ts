import type { ApolloClient } from '@apollo/client';
import { isJsonObject, type JsonObject } from '../../api/merge-patch';
import { keepPreferences, preferencesUnder } from '../../api/preferences';
import type { Me } from '../../api/session';
import { hasPath } from '../../navigation/menus';
import type { Entry } from './entry';
import { type RecordOpener, recordEntry } from './record-search';

/** Stored under `preferences.palette.recent.<id>`, so that two tabs add to the same list. */
const PALETTE = 'palette';
const MAX_RECENT = 6;

/** The stored part of an entry: a command is found again by its id, a record also needs its text. */
interface RecentEntry {
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  /** When it was chosen; milliseconds since 1970. */
  readonly at: number;
}

function recentEntryOf([id, stored]: [string, unknown]): RecentEntry[] {
  const { text, note, at }: JsonObject = isJsonObject(stored) ? stored : {};
  if (typeof text !== 'string' || typeof at !== 'number') return [];
  return [{ id, text, at, ...(typeof note === 'string' && { note }) }];
}

/** Newest first. */
function kept(): RecentEntry[] {
  const { recent } = preferencesUnder(PALETTE);
  return Object.entries(isJsonObject(recent) ? recent : {})
    .flatMap(recentEntryOf)
    .sort((one, other) => other.at - one.at);
}

/** The entries that the user chose last, newest first, as far as they may still open them. */
export function recentEntries(
  commands: readonly Entry[],
  menus: Me['menus'],
  navigation: RecordOpener,
): Entry[] {
  return kept()
    .slice(0, MAX_RECENT)
    .flatMap(({ id, text, note }): Entry[] => {
      const command = commands.find((candidate) => candidate.id === id);
      if (command !== undefined) return [{ ...command, group: 'recent' }];
      const [, path, record] = /^record (\S+) (\S+)$/.exec(id) ?? [];
      if (path === undefined || record === undefined || !hasPath(menus, path)) return [];
      return [recordEntry({ group: 'recent', path, id: record, text, note }, navigation)];
    });
}

/** Puts an entry first among the recent ones, which are stored in the user's preferences. */
export function saveRecent(client: ApolloClient, { id, text, note }: Entry): void {
  const outdated = kept()
    .filter((one) => one.id !== id)
    .slice(MAX_RECENT - 1);
  keepPreferences(client, {
    [PALETTE]: {
      recent: {
        ...Object.fromEntries(outdated.map((one) => [one.id, null])),
        [id]: { text, note: note ?? null, at: Date.now() },
      },
    },
  });
}
