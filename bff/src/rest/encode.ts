/** A flag: '1' or '0'. */
export const encodeFlag = (value: boolean) => (value ? '1' : '0');

/** A flag that may be absent, in a filter or an imported row: undefined for null. */
export const encodeOptionalFlag = (value: boolean | null | undefined) =>
  value === null || value === undefined ? undefined : encodeFlag(value);

/** `YYYY-MM-DD`. The scalar Date is midnight UTC of its day. */
export const encodeDate = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The beginnings of the digits behind +62: the number's own 0, or the country's code once more. A 62 without its + is the country's where
 * a mobile number follows, for there are area codes that begin so.
 */
const BEFORE_DIGITS = /^(?:\+62|0062|62(?=8\d{8})|0+)/;

/** A phone number with a leading 0; '' for none, which the data API refuses where it needs one. */
export function encodePhone(phone: string): string {
  const digits = decodePhone(phone);
  return digits === '' ? '' : `0${digits}`;
}

/** A phone number that may be absent in an imported row. */
export const encodeOptionalPhone = (phone: string | null | undefined) =>
  phone ? encodePhone(phone) : undefined;

/** A phone number without the data API's leading 0 or +62, as clients display it after +62. */
export const decodePhone = (phone: string) => phone.trim().replace(BEFORE_DIGITS, '');
