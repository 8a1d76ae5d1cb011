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

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo!: PageInfo;
  }
  ObjectType(name, { description, simpleResolvers: true })(PageType);
  return namedClass(name, PageType);
}

/** What a client gives as the filter of a list; its fields are those of the filter's type. */
export interface Filter {
  readonly search?: { readonly field: string; readonly text: string } | null;
}

export interface Sort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** What a list's query takes, and the parameters of the view call for it. */
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
  /** What the list can be filtered by that is no field of the item. */
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
      search: { type: search.type, nullable: true, description: 'A text to find.' },
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
