const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** The metres that a form's text says, with a point or a comma before its decimals; null for any other text. */
export function radiusOf(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
