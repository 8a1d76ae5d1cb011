import type { RawBuilder } from 'kysely';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import type { FieldTitle } from '../http/field-titles.js';
import { type NamedReference, namedReferences } from './named-references.js';
import type { References } from './references.js';
import type { Row } from './save-context.js';

/** The key of the record that a row is about: the record that has it is changed, else there is a new one. */
export interface ImportKey<Body> {
  /** The field of a row, and what messages call it. */
  field: string;
  title: FieldTitle;
  /** Several texts where each alone identifies the record. */
  of(body: Body): string | readonly string[];
  /** SQL of the same text over the row `t` and `join`, in the form that `given` makes. */
  column: RawBuilder<string>;
  join?: RawBuilder<unknown>;
  /** SQL of a row's text as it is compared; in lower case by default. */
  given?(key: RawBuilder<string>): RawBuilder<string>;
}

/** The form in which the rows of a resource are read from a spreadsheet: the fields of a save, with these differences. */
export interface ImportDeclaration<Body> {
  key: ImportKey<Body>;
  /** Fields that a row does not have, with what a new record has there; an existing one keeps its own. */
  without?: Row;
  /** Fields with ids that a row gives by name. */
  names?: Readonly<Record<string, NamedReference>>;
  /** In place of `names` where what one name means depends on others. */
  references?: References;
}

/** The same completed from the schema of the save. */
export interface RowImport<Body> {
  key: ImportKey<Body>;
  without: Row;
  references: References;
  /** The schema of one row. */
  schema: TObject;
}

export function rowImportOf<S extends TObject>(
  { properties }: S,
  {
    key,
    without = {},
    names = {},
    references = namedReferences(properties, names),
  }: ImportDeclaration<Static<S>>,
): RowImport<Static<S>> {
  const replaced = new Set([...Object.keys(without), ...Object.keys(references.fieldNames)]);
  const kept = Object.entries<TProperties[string]>(properties).filter(([field]) => !replaced.has(field));
  const schema = Type.Object({ ...Object.fromEntries(kept), ...references.fields });
  return { key, without, references, schema };
}
