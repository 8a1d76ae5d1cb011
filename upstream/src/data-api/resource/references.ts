import type { Static, TObject, TProperties } from 'typebox';
import type { Row, SaveContext } from './save-context.js';

/** Fields of a save that a row has under other names, because people know names and no ids. */
export interface References<R extends TObject = TObject> {
  /** The fields of a row in place of those of the save. */
  fields: TProperties;
  /** The field of a row by that of the save. */
  fieldNames: Readonly<Record<string, string>>;
  /**
   * Reads for all rows at once what their names mean.
   * @returns what makes fields of the save of one row; it throws RulesBroken
   */
  resolver(context: SaveContext, rows: readonly Static<R>[]): Promise<ReferenceResolver<R>>;
  /** Fields that are lists of other rows, by their names in a row. */
  lists?: Readonly<Record<string, ReferenceList>>;
}

/** A list of other rows, in a column of the list that has the name and the id of each. */
export interface ReferenceList {
  column: string;
  /** The field of the save. */
  field: string;
  namesOf(held: unknown): string[];
  idsOf(held: unknown): number[];
}

export interface ReferenceResolver<R extends TObject = TObject> {
  of(row: Static<R>): Row;
}
