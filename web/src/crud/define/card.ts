import type { ResourceCard, ShownColumn } from '../resource/resource';
import { type AnyColumns, shownColumn } from './columns';

/** The columns that the card of a record shows. A part that is not declared is derived from the order of the columns. */
export interface CardDeclaration<ColumnName extends string = string> {
  /** The columns that together name the record: `name` where there is one, else the first. */
  name?: readonly ColumnName[];
  /** The first column of choices by default. */
  statuses?: readonly ColumnName[];
  /** The first two other columns by default. */
  facts?: readonly ColumnName[];
}

const DEFAULT_FACTS = 2;

/** The card of a resource. `columns` are the declared ones, without those that all resources have. */
export function cardOf(columns: AnyColumns, card: CardDeclaration = {}): ResourceCard {
  const keys = Object.keys(columns).filter(
    (key) => columns[key]?.width !== null && !columns[key]?.isOptional,
  );
  const name = card.name ?? ('name' in columns ? ['name'] : keys.slice(0, 1));
  const others = keys.filter((key) => !name.includes(key));
  const statuses = card.statuses ?? others.filter((key) => columns[key]?.choices !== undefined).slice(0, 1);
  const facts = card.facts ?? others.filter((key) => !statuses.includes(key)).slice(0, DEFAULT_FACTS);
  const shown = (names: readonly string[]): ShownColumn[] =>
    names.flatMap((key) => shownColumn(columns, key) ?? []);
  return { name: shown(name), statuses: shown(statuses), facts: shown(facts) };
}
