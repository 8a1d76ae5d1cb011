import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The whole text of a cell, and where the cell is within the table. */
export interface CellTip {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface ActiveCell {
  readonly row: number;
  readonly key: string;
}

function contentAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.cell-content') : null;
}

/** Checks whether the end of the text is cut off. */
function isTruncated(content: HTMLElement): boolean {
  return [content, ...content.querySelectorAll('*')].some(
    (it) => it.scrollWidth > it.clientWidth && it.clientWidth > 0,
  );
}

function tipOf(content: HTMLElement, text: string): CellTip | null {
  const table = content.closest('.resource-table')?.getBoundingClientRect();
  if (table === undefined || text === '') return null;
  const { left, top, width } = content.getBoundingClientRect();
  return { text, left: left - table.left, top: top - table.top, width };
}

const truncatedText = (content: HTMLElement): string =>
  isTruncated(content) ? (content.textContent ?? '') : '';

/**
 * The whole text of a truncated cell: below the mouse, of a focused link, or of the cell that the arrow keys chose, which also
 * shows its exact value.
 */
export function useCellTip(section: RefObject<HTMLElement | null>, active: ActiveCell | null) {
  const [tip, setTip] = useState<CellTip | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const hide = useCallback(() => {
    shown.current = null;
    setTip(null);
  }, []);
  const show = useCallback(({ target }: { target: EventTarget }) => {
    const content = contentAt(target);
    if (content === shown.current) return;
    shown.current = content;
    setTip(content && tipOf(content, truncatedText(content)));
  }, []);
  const { row, key } = active ?? {};
  useEffect(() => {
    if (row === undefined) return;
    // Once the table has scrolled to the cell and rendered it, in the layer of the pinned columns for one of those.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const found = [
          ...(section.current?.querySelectorAll<HTMLElement>(`.cell-content[data-row="${row}"]`) ?? []),
        ];
        const content = found.findLast(({ dataset }) => dataset.column === key);
        setTip(content ? tipOf(content, content.title || truncatedText(content)) : null);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      setTip(null);
    };
  }, [section, row, key]);
  return { tip, show, hide };
}
