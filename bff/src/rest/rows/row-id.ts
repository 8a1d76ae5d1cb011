import { GatewayError } from '../../errors/errors.js';

/**
 * An id as the data API expects it: an integer.
 * @throws BAD_USER_INPUT naming `field` for any other text
 */
export function rowId(id: string, field: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id);
  const text = { id: `${field} bukan id.`, en: `${field} is not an id.` };
  throw new GatewayError('BAD_USER_INPUT', text, { field });
}
