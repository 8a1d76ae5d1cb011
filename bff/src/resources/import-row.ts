import { encodeOptionalFlag, encodeOptionalPhone } from '../rest/encode.js';
import { type InputField, inputField, type Send } from './definition/input-field.js';
import { flagKind, textKind } from './definition/kinds.js';

/** An optional text of an import row. */
export const importText = (
  name: string,
  description: string,
  send?: Send<string | null | undefined>,
): InputField => inputField(textKind.input, name, { nullable: true, description, send });

/** Omits a missing value that every save needs: the data API then refuses the row. */
export const omitNull = (value: unknown) => value ?? undefined;

/** A text that every save needs. */
export const requiredImportText = (name: string, description: string): InputField =>
  importText(name, description, omitNull);

/**
 * The fields that the import rows of users and of companies share. All are optional, and dates and addresses are plain texts, so that
 * a mistake in one row is an error of that row, and the other rows are still checked.
 * @param phoneName the data API's name of the phone number
 */
export const importRowFields = (phoneName: string) => ({
  name: requiredImportText('name', 'Name.'),
  email: requiredImportText('email', 'E-mail address.'),
  address: requiredImportText('address', 'Postal address.'),
  phone: importText(phoneName, 'Phone number after +62: digits, without the leading 0.', encodeOptionalPhone),
  isActive: inputField(flagKind.input, 'isActive', {
    nullable: true,
    description: "Whether the user, or the company's employees, may sign in.",
    send: encodeOptionalFlag,
  }),
});
