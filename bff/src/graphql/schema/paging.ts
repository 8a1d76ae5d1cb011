import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Page } from '../../rest/replies.js';

/** The data API's maximum page size. */
export const maxPageSize = 1000;

@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'The number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Maximum number of items on a page.' })
  size!: number;

  @Field(() => Int, { description: 'Number of items in the list.' })
  totalItems!: number;

  @Field(() => Int, { description: 'Number of pages of the list.' })
  totalPages!: number;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The page to read, from 1.' })
  @Min(1)
  page!: number;

  @Field(() => Int, { defaultValue: 20, description: 'Items on a page, 1 to 1000.' })
  @Min(1)
  @Max(maxPageSize)
  size!: number;
}

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'The direction of a sort order.',
  valuesConfig: {
    ASC: { description: 'Smallest, oldest or first letter first.' },
    DESC: { description: 'Largest, newest or last letter first.' },
  },
});

/** One page of GraphQL items, from a page of rows. */
export function pageOf<Item>(
  { rows, totalRow }: Page<Item>,
  { page, size }: Pick<PageArgs, 'page' | 'size'>,
): { items: Item[]; pageInfo: PageInfo } {
  const pageInfo = { page, size, totalItems: totalRow, totalPages: Math.ceil(totalRow / size) };
  return { items: rows, pageInfo };
}

/**
 * The `sort` parameter of a view call: `licensePlate` or `-licensePlate`.
 * @param names the row's name for each member of the list's enum of sort fields
 */
export function sortParameter<Field extends string>(
  sort: { readonly field: Field; readonly direction: SortDirection } | null | undefined,
  names: Readonly<Record<Field, string>>,
): string | undefined {
  if (!sort) return undefined;
  return `${sort.direction === SortDirection.DESC ? '-' : ''}${names[sort.field]}`;
}

/**
 * The search of a view call: exactly one parameter, named like the row's field; none without a text.
 * @param names the row's name for each member of the list's enum of search fields
 */
export function searchParameter<Field extends string>(
  search: { readonly field: Field; readonly text: string } | null | undefined,
  names: Readonly<Record<Field, string>>,
): Record<string, string> {
  return search?.text.trim() ? { [names[search.field]]: search.text } : {};
}
