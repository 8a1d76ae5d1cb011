/** Characters of an e-mail address (RFC 5321). */
const LONGEST_EMAIL = 254;

/** Checks whether a text is an e-mail address by the pattern that browsers use for theirs, with a dot in its domain. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false;
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    text,
  );
}

/** Checks whether a text is a number of zero or more, with a point or a comma before its decimals. */
export function isDecimal(text: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(text);
}
