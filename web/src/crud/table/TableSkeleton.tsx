import { Classes } from '@blueprintjs/core';
import { tableHeight } from './table-height';
import './resource-table.css';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The place of the table while its first page loads. The table itself, which takes long to render, comes with the rows. */
export function TableSkeleton({ title }: { title: string | undefined }): React.JSX.Element {
  return (
    <div className="resource-table panel" style={tableHeight(ROWS.length)}>
      <section className="table-skeleton" aria-label={title} aria-busy="true">
        {ROWS.map((row) => (
          <div key={row} className={Classes.SKELETON} aria-hidden="true" />
        ))}
      </section>
    </div>
  );
}
