const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** The metres in a form's text, with a decimal point or comma; null for any other text. */
export function radiusOf(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
