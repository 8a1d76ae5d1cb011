import type { ApolloClient } from '@apollo/client';
import { keepPreference, preferencesUnder } from '../../api/preferences';
import type { Me } from '../../api/session';
import { holdsPath } from '../guards';
import type { Entry } from './entry';
import { recordEntry } from './useFound';

const PREFERENCE = ['palette', 'recent'] as const;
const KEPT = 6;

/** What is kept of an entry: a command is found again by its id, a record brings its words along. */
interface Kept {
  id: string;
  text: string;
  note?: string;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return false;
  const hasNote = !('note' in value) || typeof value.note === 'string';
  return typeof value.id === 'string' && typeof value.text === 'string' && hasNote;
}

function kept(): Kept[] {
  const [part, name] = PREFERENCE;
  const stored = preferencesUnder(part)[name];
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** What the person chose last, the newest first, as far as it is theirs to open still. */
export function recentEntries(
  commands: readonly Entry[],
  menus: Me['menus'],
  openRecord: (path: string, id: string) => void,
): Entry[] {
  return kept().flatMap(({ id, text, note }): Entry[] => {
    const command = commands.find((candidate) => candidate.id === id);
    if (command !== undefined) return [{ ...command, group: 'recent' }];
    const [, path, record] = /^record (\S+) (\S+)$/.exec(id) ?? [];
    if (path === undefined || record === undefined || !holdsPath(menus, path)) return [];
    return [recordEntry({ group: 'recent', path, id: record, text, note }, openRecord)];
  });
}

/** Puts an entry first among those used last; kept with the person's preferences. */
export function keepRecent(client: ApolloClient, { id, text, note }: Entry): void {
  const newest: Kept = { id, text, ...(note === undefined ? {} : { note }) };
  const others = kept().filter((one) => one.id !== id);
  keepPreference(client, ...PREFERENCE, [newest, ...others].slice(0, KEPT));
}
