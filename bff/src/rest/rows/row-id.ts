import { GatewayError } from '../../errors/errors.js';

/**
 * An id as the data API is sent it: an integer.
 * @throws BAD_USER_INPUT naming `field` when it is none
 */
export function rowId(id: string, field: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id);
  throw new GatewayError('BAD_USER_INPUT', `${field} is not an id.`, { field });
}

/** The same for an id that may be taken away (null) or left as it is (undefined). */
export const optionalRowId = (id: string | null | undefined, field: string) =>
  id === null || id === undefined ? id : rowId(id, field);
