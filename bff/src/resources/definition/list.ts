import { type ClassType, Field, ObjectType } from 'type-graphql';
import { PageInfo, type SortDirection, searchParameter, sortParameter } from '../../graphql/schema/paging.js';
import type { Query } from '../../rest/query.js';
import type { Fields } from './field.js';
import { defineInputType, type InputFields, parametersFor } from './input-field.js';
import { namedClass } from './names.js';
import { defineSort, rowNames, type SearchType, type SortEnum } from './search-and-sort.js';

export interface Page<Item> {
  readonly items: Item[];
  readonly pageInfo: PageInfo;
}

/** Declares the type of a page of a list. */
export function definePage(
  name: string,
  item: ClassType<object>,
  { description, items }: { readonly description: string; readonly items: string },
): ClassType<Page<object>> {
  class PageType {
    @Field(() => [item], { description: items })
    items!: object[];

    @Field(() => PageInfo, { description: 'The position of this page in the whole list.' })
    pageInfo!: PageInfo;
  }
  ObjectType(name, { description, simpleResolvers: true })(PageType);
  return namedClass(name, PageType);
}

/** The argument `filter` of a list; its other fields are those of the resource's filter type. */
export interface Filter {
  readonly search?: { readonly field: string; readonly text: string } | null;
}

export interface Sort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** The input types of a list's query, and their translation into parameters of the view call. */
export interface ListInputs {
  readonly filter: ClassType<object>;
  readonly sort: ClassType<object>;
  parameters(filter: Filter | null | undefined, sort: Sort | null | undefined): Query;
}

export interface ListOptions {
  readonly name: string;
  /** In words. */
  readonly plural: string;
  readonly fields: Fields;
  /** Filters that are not fields of the item. */
  readonly filters: InputFields;
  readonly search: SearchType;
  readonly sortEnum: SortEnum;
}

export function defineListInputs(options: ListOptions): ListInputs {
  const { name, plural, fields, search, sortEnum } = options;
  const filters: Record<string, InputFields[string]> = {};
  for (const [field, { filter }] of Object.entries(fields)) if (filter) filters[field] = filter;
  Object.assign(filters, options.filters);
  const searchNames = rowNames(search.members);
  const sortNames = rowNames(sortEnum.members);
  return {
    filter: defineInputType(`${name}Filter`, `Which ${plural} to list; all conditions hold together.`, {
      search: { type: search.type, nullable: true, description: 'A search by part of a text.' },
      ...filters,
    }),
    sort: defineSort(name, `The order of a list of ${plural}.`, sortEnum),
    parameters: (filter, sort) => ({
      ...searchParameter(filter?.search, searchNames),
      ...(filter && parametersFor(filters, filter)),
      sort: sortParameter(sort, sortNames),
    }),
  };
}
