import type { Caller } from '../access/caller.js';
import type { Scope, TableName } from '../access/scope.js';

/** A column that holds paths of photos: one path, or a list of them. Who sees the row sees its photos. */
export interface PhotoColumn {
  /** The table it is in, where that is not the resource's own. */
  table?: TableName;
  column: string;
  holds: 'one' | 'list';
  /** The column that holds the id of the resource's row; `id` unless given. */
  row?: string;
  field: string;
}

/** A column with photos, and the resource whose rows show them. */
export interface ShownPhotos extends Required<PhotoColumn> {
  shownBy: { name: string; scope: Scope };
}

/** The part of the resources that declares photos. */
export interface PhotoCatalog {
  readonly photoColumns: readonly ShownPhotos[];
  /** Checks whether the caller may view the list of a resource, and so export it. */
  mayView(caller: Caller, name: string): boolean;
}
