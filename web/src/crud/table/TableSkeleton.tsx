import { Classes } from '@blueprintjs/core';
import type { CSSProperties } from 'react';
import '../../blueprint/table.css';
import './resource-table.css';

/** In pixels at the usual size of text (16 px), with the lines between them. */
export const ROW_HEIGHT = 34;
export const HEADER_HEIGHT = 36;
const SCROLLBAR = 16;

/** The browser's usual size of text, in pixels. */
const USUAL_TEXT = 16;

/** The size of text that the person has set in the browser, as a multiple of the usual one. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT) / USUAL_TEXT;

/** The style of a table's panel, which is as high as its rows, or less on a low screen. */
export function tableHeight(rows: number): CSSProperties & Record<'--content-height', string> {
  return { '--content-height': `${(HEADER_HEIGHT + rows * ROW_HEIGHT + SCROLLBAR) / USUAL_TEXT}rem` };
}

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** Pixels between a column's edge and its content. */
const CELL_PADDING = 10;

/** A CSS mask that cuts a bar into the columns of a table. @param widths of the columns in pixels, left to right */
export function columnsMask(widths: readonly number[]): string {
  let left = 0;
  const stops = widths.flatMap((width) => {
    const [from, to] = [left + CELL_PADDING, left + width - CELL_PADDING];
    left += width;
    return [`transparent ${from}px`, `#000 ${from}px ${to}px`, `transparent ${to}px`];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

interface Props {
  title: string | undefined;
  /** Pixels of each column, left to right. */
  widths: readonly number[];
}

/** The place of the table while its first page loads. The table itself, which takes long to render, comes with the rows. */
export function TableSkeleton({ title, widths }: Props): React.JSX.Element {
  return (
    <div className="resource-table panel" style={tableHeight(ROWS.length)}>
      <section
        className="table-skeleton"
        aria-label={title}
        aria-busy="true"
        style={{ maskImage: columnsMask(widths) }}
      >
        {ROWS.map((row) => (
          <div key={row} className={Classes.SKELETON} aria-hidden="true" />
        ))}
      </section>
    </div>
  );
}
