/** How the data API is told things (contract, section 1; specification, section 5). */

/** A flag: '1' or '0'. */
export const saidFlag = (value: boolean) => (value ? '1' : '0');

/** A flag to filter by, or of a row of an import; undefined, which filters by nothing, where none is given. */
export const saidFlagFilter = (value: boolean | null | undefined) =>
  value === null || value === undefined ? undefined : saidFlag(value);

/** `YYYY-MM-DD`. The scalar Date is midnight UTC of its day. */
export const saidDate = (date: Date) => date.toISOString().slice(0, 10);

/** A phone number, with a leading 0. */
export const saidPhone = (phone: string) => `0${phone.replace(/^0/, '')}`;

/** The same for a row of an import, where one may be missing. */
export const saidPhoneIfAny = (phone: string | null | undefined) => (phone ? saidPhone(phone) : undefined);

/** A phone number as it is shown behind +62, without the leading 0 that the data API has. */
export const shownPhone = (phone: string | null) => phone?.replace(/^0/, '') ?? null;
