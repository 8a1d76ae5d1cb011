/** A flag: '1' or '0'. */
export const encodeFlag = (value: boolean) => (value ? '1' : '0');

/** A flag that may be absent, in a filter or an imported row: undefined for null. */
export const encodeOptionalFlag = (value: boolean | null | undefined) =>
  value === null || value === undefined ? undefined : encodeFlag(value);

/** `YYYY-MM-DD`. The scalar Date is midnight UTC of its day. */
export const encodeDate = (date: Date) => date.toISOString().slice(0, 10);

/** A phone number, with a leading 0. */
export const encodePhone = (phone: string) => `0${phone.replace(/^0/, '')}`;

/** A phone number that may be absent in an imported row. */
export const encodeOptionalPhone = (phone: string | null | undefined) =>
  phone ? encodePhone(phone) : undefined;

/** A phone number without the data API's leading 0, as clients display it after +62. */
export const decodePhone = (phone: string) => phone.replace(/^0/, '');
