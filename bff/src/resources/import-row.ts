import { encodeOptionalFlag, encodeOptionalPhone } from '../rest/encode.js';
import { inputField } from './definition/input-field.js';
import { flagKind, textKind } from './definition/kinds.js';

/** What every save needs and a row lacks is left out, for the data API to refuse that row. */
export const leftOutIfNull = (value: unknown) => value ?? undefined;

/**
 * What the rows of imports of people and of companies have in common. Everything may be missing, and what is mistyped is text:
 * a mistake of one row is an error of that row, and the others are checked all the same.
 * @param phoneName what the data API calls the phone number
 */
export const importRowFields = (phoneName: string) => ({
  name: inputField(textKind.input, 'name', { nullable: true, description: 'Name.', send: leftOutIfNull }),
  email: inputField(textKind.input, 'email', {
    nullable: true,
    description: 'E-mail address.',
    send: leftOutIfNull,
  }),
  address: inputField(textKind.input, 'address', {
    nullable: true,
    description: 'Postal address.',
    send: leftOutIfNull,
  }),
  phone: inputField(textKind.input, phoneName, {
    nullable: true,
    description: 'Phone number behind +62: digits, without the leading 0.',
    send: encodeOptionalPhone,
  }),
  isActive: inputField(flagKind.input, 'isActive', {
    nullable: true,
    description: 'Whether who it is about may sign in; of a company, its people.',
    send: encodeOptionalFlag,
  }),
});
