import type { DocumentNode } from 'graphql';
import type { FieldValue, FormField } from './field';

/** The changes of many records of a screen at once: of fields of its form, and others. */
export interface BulkChanges {
  /** The mutation that makes one, such as `changeVehicles`, or counts what it would do. */
  readonly change: DocumentNode;
  /** Changes besides those of the form's fields, named as in the input. Texts are message keys of the screen. */
  readonly others?: readonly FormField[];
}

/** The records to change: those with these ids, or all that a filter finds. */
export type BulkRows = { readonly ids: readonly string[] } | { readonly filter: object };

export interface BulkCounts {
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

export interface BulkJob extends BulkCounts {
  /** The records that an import has made. */
  readonly added?: number;
  /** Those that its undo has removed. */
  readonly removed?: number;
  readonly id: string;
  readonly state: string;
  readonly isUndone: boolean;
}

export interface BulkPayload {
  readonly success: boolean;
  readonly message: string;
  readonly counts?: BulkCounts | null | undefined;
  readonly bulkChange?: BulkJob | null | undefined;
}

export interface BulkRequest {
  readonly rows: BulkRows;
  readonly field: FormField;
  /** Null while it is to be chosen. */
  readonly value: FieldValue | null;
}
