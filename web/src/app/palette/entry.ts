/** The headings of the palette: keys of its texts. */
export type Group =
  | 'recent'
  | 'screens'
  | 'actions'
  | 'plates'
  | 'tickets'
  | 'tenants'
  | 'suppliers'
  | 'contracts'
  | 'users';

/** Something the palette can do: go to a screen or a record, or act. */
export interface Entry {
  /** The same for the same thing on every visit, e.g. `screen vehicle/manage`. */
  id: string;
  group: Group;
  text: string;
  /** What tells it from others of the same name. */
  note?: string;
  icon: React.JSX.Element | null;
  run: () => void;
}

/** Whether every word of what was typed is found in an entry. */
export function matches({ text, note = '' }: Pick<Entry, 'text' | 'note'>, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  const all = `${text} ${note}`.toLowerCase();
  return words.every((word) => all.includes(word));
}
