import type { TSchema } from 'typebox';
import type { FieldError } from '../../http/refusals.js';
import type { SaveContext } from '../resource.js';

/** A row that is to get a value. */
export interface RowToChange {
  id: number;
  value: unknown;
  /** Null: whatever version it has. */
  expectedVersion: number | null;
}

/** The outcome of a row. */
export type RowOutcome = { id: number } /** `former` is the value that an undo puts back. */ & (
  | { outcome: 'changed'; former: unknown }
  | { outcome: 'unchanged' | 'removed' }
  | { outcome: 'refused'; error: FieldError }
);

/** Changes rows, each by the rules, the scope and the audit of a save; a row that is refused leaves nothing behind. */
export type RowsChange = (context: SaveContext, rows: readonly RowToChange[]) => Promise<RowOutcome[]>;

/** The number of rows that would be changed, and of those that have the value already; the others may not be changed. */
export interface BulkPreview {
  changed: number;
  unchanged: number;
}

/** A field that can be changed in many rows at once. */
export interface BulkField {
  /** The schema of its value in a call. */
  schema: TSchema;
  /** The field of a save that its writer must be permitted to edit. */
  right: { resource: string; field: string };
  /** The value as it is stored with the bulk change. */
  valueOf(sent: unknown): unknown;
  preview(context: SaveContext, ids: readonly number[], value: unknown): Promise<BulkPreview>;
  change: RowsChange;
}

/** The changes of many rows that a resource permits. */
export interface BulkFields {
  fields: Readonly<Record<string, BulkField>>;
}
