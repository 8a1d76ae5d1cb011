/** Stands before the id of a contract in the address of its renewal. */
const RENEWAL = 'renew-';

/** The address of a renewal, as the list's `record`. */
export const renewalOf = (contract: string): string => `${RENEWAL}${contract}`;

/** The contract that a renewal begins with; null for the address of a contract. */
export const renewedContract = (record: string): string | null =>
  record.startsWith(RENEWAL) ? record.slice(RENEWAL.length) : null;
