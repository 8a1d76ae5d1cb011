import { type ClassType, registerEnumType } from 'type-graphql';
import { SortDirection } from '../../graphql/schema/paging.js';
import type { EnumMember, Fields } from './field.js';
import { defineInputType } from './input-field.js';
import { capitalized, enumCase, words } from './names.js';

interface MemberOptions {
  /** The name in the row. */
  readonly name: string;
  readonly description: string;
}

/** The members of an enum of search or sort fields. */
export type Members = Readonly<Record<string, MemberOptions>>;

/** The row's name of each member. */
export const rowNames = (members: Members): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).map(([member, { name }]) => [member, name]));

const memberOf = (option: EnumMember, name: string, description: string): MemberOptions => {
  if (option === true) return { name, description };
  return typeof option === 'string' ? { name, description: option } : option;
};

const membersOf = (
  fields: Fields,
  optionOf: (field: Fields[string]) => EnumMember | undefined,
  describe: (fieldName: string) => string,
): Members =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([fieldName, field]) => {
      const option = optionOf(field);
      if (option === undefined) return [];
      return [[enumCase(fieldName), memberOf(option, field.names[0] ?? fieldName, describe(fieldName))]];
    }),
  );

/** Declares an enum of described members. */
export function defineEnum(
  name: string,
  description: string,
  members: Readonly<Record<string, { readonly description: string }>>,
): Record<string, string> {
  const type = Object.fromEntries(Object.keys(members).map((member) => [member, member]));
  registerEnumType(type, { name, description, valuesConfig: { ...members } });
  return type;
}

export interface SearchType {
  readonly type: ClassType<object>;
  readonly members: Members;
}

/**
 * Declares the enum of the fields that a list can be searched by, and the input type of a search.
 * @param more members that are not fields of the item
 */
export function defineSearch(name: string, plural: string, fields: Fields, more: Members = {}): SearchType {
  const members = {
    ...membersOf(
      fields,
      ({ search }) => search,
      (fieldName) => `The ${words(fieldName)}.`,
    ),
    ...more,
  };
  const field = defineEnum(`${name}SearchField`, `A field that ${plural} can be searched by.`, members);
  const description = `A search among ${plural} by part of a text; case is ignored.`;
  const type = defineInputType(`${name}Search`, description, {
    field: { type: field, description: 'The field to search.' },
    text: { type: String, description: 'The text to find.' },
  });
  return { type, members };
}

export interface SortEnum {
  readonly type: Record<string, string>;
  readonly members: Members;
}

/** Declares the enum of the fields that a list can be ordered by. */
export function defineSortEnum(name: string, description: string, fields: Fields): SortEnum {
  const members = membersOf(
    fields,
    ({ sort }) => sort,
    (fieldName) => `${capitalized(words(fieldName))}.`,
  );
  return { type: defineEnum(`${name}SortField`, description, members), members };
}

/** Declares the input type of a list's order. */
export const defineSort = (name: string, description: string, sortEnum: SortEnum): ClassType<object> =>
  defineInputType(`${name}Sort`, description, {
    field: { type: sortEnum.type, description: 'The field to order by.' },
    direction: {
      type: SortDirection,
      defaultValue: SortDirection.ASC,
      description: 'Ascending or descending.',
    },
  });
