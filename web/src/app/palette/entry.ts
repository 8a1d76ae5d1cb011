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

/** An entry of the palette: it opens a screen or a record, or runs a command. */
export interface Entry {
  /** The same for the same thing on every visit, e.g. `screen vehicle/manage`. */
  id: string;
  group: Group;
  text: string;
  /** Distinguishes it from others of the same name. */
  note?: string;
  icon: React.JSX.Element | null;
  /** The address of what it opens, where that has one: the browser can open it in a new tab. */
  href?: string;
  run: () => void;
}

/** Checks whether an entry contains every typed word. */
export function matches({ text, note = '' }: Pick<Entry, 'text' | 'note'>, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  const all = `${text} ${note}`.toLowerCase();
  return words.every((word) => all.includes(word));
}
