import { GatewayError } from '../schema/errors.js';

/**
 * An id as the data API is sent it: an integer (contract, section 1).
 * @throws BAD_USER_INPUT naming `field` when it is none
 */
export function rowId(id: string, field: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id);
  throw new GatewayError('BAD_USER_INPUT', `${field} is not an id.`, { field });
}
