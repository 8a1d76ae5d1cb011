import { Classes } from '@blueprintjs/core';
import type { CSSProperties } from 'react';
import './resource-table.css';

/** In pixels, with the lines between them. */
export const ROW_HEIGHT = 34;
export const HEADER_HEIGHT = 36;
const SCROLLBAR = 16;

/** The style of a table's panel, which is as high as its rows, or less on a low screen. */
export function tableHeight(rows: number): CSSProperties & Record<'--content-height', string> {
  return { '--content-height': `${HEADER_HEIGHT + rows * ROW_HEIGHT + SCROLLBAR}px` };
}

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
