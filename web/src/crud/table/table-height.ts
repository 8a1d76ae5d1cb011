import type { CSSProperties } from 'react';

/** In pixels, with the lines between them. */
export const ROW_HEIGHT = 34;
export const HEADER_HEIGHT = 36;
const SCROLLBAR = 16;

/** The style of a table's panel, which is as high as its rows if the screen has room for them. */
export function tableHeight(rows: number): CSSProperties & Record<'--content-height', string> {
  return { '--content-height': `${HEADER_HEIGHT + rows * ROW_HEIGHT + SCROLLBAR}px` };
}
