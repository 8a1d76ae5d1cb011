/** Pages the pager shows at once. */
const VISIBLE_PAGES = 7;

/**
 * The page numbers to show: at most 7 in a row, the current one in the middle where both sides allow it.
 * Empty at one page or fewer: the pager is hidden then.
 */
export function visiblePages(page: number, totalPages: number): number[] {
  if (totalPages <= 1) return [];
  const count = Math.min(VISIBLE_PAGES, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(VISIBLE_PAGES / 2)), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Digits only, as the go-to-page box takes them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export type GoTo = { ok: true; page: number } | { ok: false; reason: 'min' | 'max' };

/** Checks what was typed into the go-to-page box; `null` while it is empty. */
export function goToPage(text: string, totalPages: number): GoTo | null {
  if (text === '') return null;
  const page = Number(text);
  if (page < 1) return { ok: false, reason: 'min' };
  return page > totalPages ? { ok: false, reason: 'max' } : { ok: true, page };
}
