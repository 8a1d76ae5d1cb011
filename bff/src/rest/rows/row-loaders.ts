import DataLoader from 'dataloader';
import type { ViewCall } from '../calls.js';
import type { Identified } from './rows-by-id.js';

/** Reads rows of a view by their ids; null for those out of scope, in the order of the ids. */
type ReadRows = <Row extends Identified>(
  view: ViewCall<Row>,
  ids: readonly string[],
) => Promise<(Row | null)[]>;

const maxIdsInOneCall = 1000;

/** Rows by id for one operation: all ids requested in the same tick become one call, and each row is read once. */
export class RowLoaders {
  /**
   * Not a WeakMap by view, whose values a minor garbage collection treats as reachable: the loaders and everything reachable from their
   * operation would survive until the next full one.
   */
  private loaders: Map<object, unknown> | null = null;

  /** @param cache whether rows are cached; false for a subscription, which has no end */
  constructor(
    private readonly readRows: ReadRows,
    private readonly cache: boolean,
  ) {}

  load<Row extends Identified>(view: ViewCall<Row>, id: string): Promise<Row | null> {
    return this.loaderOf(view).load(id);
  }

  /** Caches rows that arrived in another response; they replace older ones. */
  prime<Row extends Identified>(view: ViewCall<Row>, rows: readonly Row[]): void {
    const loader = this.loaderOf(view);
    for (const row of rows) loader.clear(row.id).prime(row.id, row);
  }

  private loaderOf<Row extends Identified>(view: ViewCall<Row>): DataLoader<string, Row | null> {
    const known = this.loaders?.get(view);
    if (known instanceof DataLoader) return known;
    const loader = new DataLoader<string, Row | null>((ids) => this.readRows(view, ids), {
      maxBatchSize: maxIdsInOneCall,
      cache: this.cache,
    });
    this.loaders ??= new Map();
    this.loaders.set(view, loader);
    return loader;
  }
}
