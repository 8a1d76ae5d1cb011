import { GraphQLDate, GraphQLEmailAddress } from 'graphql-scalars';
import { encodeOptionalFlag, encodeOptionalPhone } from '../../../rest/encode.js';
import { type InputField, type InputFields, inputField, type Send } from '../input-field.js';
import { flagKind, textKind } from '../kinds.js';

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

/** The name, or the names, by which a row refers to other records in place of their ids. */
interface NamedField {
  /** In GraphQL, and in the data API. */
  readonly as: string;
  readonly name: string;
  readonly description: string;
  readonly isList?: true;
  /** The data API accepts a row without it. */
  readonly isOptional?: true;
}

/** By the name of the input field. */
export type NamedFields = Readonly<Record<string, NamedField>>;

/**
 * The fields of an input as those of an import row. All are optional, and dates and addresses are plain texts, so that a mistake in one row is
 * an error of that row, and the other rows are still checked.
 */
export const importRowOf = (
  inputs: InputFields,
  without: readonly string[] = [],
  names: NamedFields = {},
): InputFields =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([field]) => !without.includes(field))
      .map(([field, input]) => {
        const named = names[field];
        if (named === undefined) return [field, optionalInput(input)];
        const { as, name, description, isList, isOptional } = named;
        if (isList) return [as, importTexts(name, description)];
        return [as, isOptional ? importText(name, description) : requiredImportText(name, description)];
      }),
  );

const importTexts = (name: string, description: string): InputField =>
  inputField({ type: [String], send: (texts: string[]) => texts }, name, { nullable: true, description });

/** Types whose values are texts in the data API, too. */
const TEXTS: readonly object[] = [GraphQLDate, GraphQLEmailAddress];

function optionalInput(input: InputField): InputField {
  const isText = TEXTS.includes(input.type);
  return {
    ...input,
    ...(isText && { type: String }),
    nullable: true,
    // The data API checks the values of an object, too: a latitude of 91 is an error of its row.
    isNested: false,
    send(value, saving) {
      // The data API refuses the row for a missing value that every save needs.
      if (value === null && !input.nullable) return {};
      return isText
        ? Object.fromEntries(input.names.map((name) => [name, value]))
        : input.send(value, saving);
    },
  };
}

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
