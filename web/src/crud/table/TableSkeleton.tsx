import { Classes } from '@blueprintjs/core';
import { tableHeight } from './table-height';
import './resource-table.css';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The place of the table while its first page loads. The table itself, which takes long to render, comes with the rows. */
export function TableSkeleton(): React.JSX.Element {
  return (
    <div className="resource-table panel" style={tableHeight(ROWS.length)} aria-busy="true">
      <div className="table-skeleton" aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={Classes.SKELETON} />
        ))}
      </div>
    </div>
  );
}
