import type { Option } from '../crud/resource/field';
import type { CompanyType } from '../gql/graphql';

/** The codes of company types in the data API's pick list. */
const BY_CODE: Readonly<Record<string, CompanyType>> = { 1: 'PLATFORM', 2: 'SUPPLIER', 3: 'TENANT' };

/** The pick list of company types with the schema's values; an unknown type is omitted. */
export function companyTypes(options: readonly Option[]): Option[] {
  return options.flatMap(({ value, text }) => {
    const type = BY_CODE[value];
    return type === undefined ? [] : [{ value: type, text }];
  });
}

/** The company type of a text; null for any other text. */
export function companyTypeOf(text: string | null): CompanyType | null {
  return Object.values(BY_CODE).find((type) => type === text) ?? null;
}
