import type { ApolloClient } from '@apollo/client';
import type { Choices } from './choices';
import type { Option } from './field';

/** A change of many records. Texts are message keys of the screen. */
export interface BulkAction {
  /** Name of the field in the change, and in `bulkFields` of the person's permission. */
  readonly field: string;
  readonly text: string;
  /** The values to choose from: codes, or what the server offers now. */
  readonly values:
    | { readonly choices: Choices }
    | { readonly load: (client: ApolloClient) => Promise<readonly Option[]> };
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
  readonly field: string;
  readonly value: string;
}

/** The actions of a screen on several records at once. */
export interface BulkActions {
  readonly actions: readonly BulkAction[];
  /** Throws what Apollo throws when no payload came. */
  start(
    client: ApolloClient,
    request: BulkRequest,
    isDryRun: boolean,
    idempotencyKey: string,
  ): Promise<BulkPayload>;
}
