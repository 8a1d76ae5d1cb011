import { useMemo } from 'react';
import { offeredValues } from '../choices';
import { importsOf } from '../import/resource-import';
import type { ListState } from '../list/list-state';
import type { Draft, FilterField, FormField, FormValues, ListPage, Resource } from '../resource';
import { cellsOf, sortFieldOf, tableColumns } from './columns';
import type { AnyDeclaration, ResourceDeclaration } from './declaration';
import { formField, initialValue, inputValue, storedEntry } from './fields';
import { filterField, filterOf, searchFields } from './filters';
import {
  type AnyListVariables,
  type AnyRecord,
  loadRecord,
  type Page,
  runMutation,
  useListQuery,
} from './operations';
import { type OptionLists, screenOptions } from './options';

/** Maps a value again only when it changes: a page's cells are formatted once, however often the screen renders. */
function useMapped<From, To>(value: From | null, map: (value: From) => To): To | null {
  return useMemo(() => (value === null ? null : map(value)), [value, map]);
}

/** Declares a CRUD screen: operations, columns, filters and form of one entity. */
export function defineResource<
  Text extends string,
  ListData,
  Filter,
  SortField extends string,
  RecordData,
  Input,
  OptionsData,
  ColumnName extends string,
  FilterName extends string,
  Kept extends string = never,
>(
  declaration: ResourceDeclaration<
    Text,
    ListData,
    Filter,
    SortField,
    RecordData,
    Input,
    OptionsData,
    ColumnName,
    FilterName,
    Kept
  >,
): Resource;
export function defineResource(declaration: AnyDeclaration): Resource {
  const { columns, exports: exported, fields: declaredFields, kept = [] } = declaration;

  const optionLists = new Map<FilterField | FormField, OptionLists>();
  const filters = Object.entries(declaration.filters).map(([name, declared]) => {
    const field = filterField(name, declared);
    if ('options' in declared) optionLists.set(field, { options: declared.options });
    return field;
  });
  const fields = Object.entries(declaredFields).map(([name, declared]) => {
    const field = formField(name, declared);
    if ('options' in declared) optionLists.set(field, declared);
    return field;
  });
  const search = searchFields(declaration.search);
  const listColumns = tableColumns(columns);

  function toVariables(state: ListState): AnyListVariables {
    const field = state.sort === null ? undefined : sortFieldOf(columns, state.sort.column);
    return {
      filter: filterOf(state, search, declaration.filters),
      sort: field === undefined ? null : { field, direction: state.sort?.isDescending ? 'DESC' : 'ASC' },
      page: state.page,
      size: state.size,
    };
  }

  function toListPage({ items, pageInfo }: Page<AnyRecord>): ListPage {
    return {
      rows: items.map((row) => ({ id: row.id, cells: cellsOf(columns, row) })),
      totalItems: pageInfo.totalItems,
      totalPages: pageInfo.totalPages,
    };
  }

  /** The mutation's input for the values of a form. `record` is the one being edited, as it was loaded; null when it is new. */
  function toInput(values: FormValues, record: AnyRecord | null): Record<string, unknown> {
    return {
      ...Object.fromEntries(
        Object.entries(declaredFields).map(([name, declared]) => [
          name,
          inputValue(name, declared, values[name] ?? ''),
        ]),
      ),
      ...Object.fromEntries([...kept, 'version'].map((name) => [name, record?.[name] ?? null])),
    };
  }

  function draftOf(loaded: AnyRecord): Draft {
    const { id, updatedBy, updatedAt, version } = loaded;
    return {
      id,
      values: Object.fromEntries(
        Object.entries(declaredFields).map(([name, declared]) => [name, storedEntry(declared, loaded[name])]),
      ),
      held: declaration.held?.(loaded) ?? {},
      notes: declaration.notes?.(loaded) ?? {},
      updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
      updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
      version: typeof version === 'number' ? version : null,
      save: (client, values, key) =>
        runMutation(declaration.update, client, { id, input: toInput(values, loaded) }, key),
    };
  }

  return {
    name: declaration.name,
    resource: declaration.resource,
    texts: declaration.texts,
    title: 'title',
    recordName: 'record',
    add: declaration.addButton ?? null,
    rowPath: declaration.rowPath ?? null,
    rowsMap: declaration.rowsMap ?? null,
    exportOf:
      exported === undefined
        ? null
        : (state) => {
            const { filter, sort } = toVariables(state);
            return { type: exported, filter: { ...filter }, sort: sort ? { ...sort } : null };
          },
    detail: declaration.detail ?? null,
    imports: importsOf(declaration.imports, declaredFields),
    filters,
    fields,
    vocabulary: {
      sortable: listColumns.filter(({ isSortable }) => isSortable).map(({ key }) => key),
      searchFields: Object.keys(search),
      filters: Object.fromEntries(
        filters.map((filter) => [
          filter.name,
          filter.kind === 'choice' ? offeredValues(filter.choices) : null,
        ]),
      ),
    },
    searchLabels: Object.fromEntries(Object.entries(search).map(([name, { label }]) => [name, label])),
    columns: listColumns,

    useList(state) {
      const { page, ...rest } = useListQuery(declaration.list, toVariables(state), state.isSearched);
      return { ...rest, page: useMapped(page, toListPage) };
    },

    useOptions: screenOptions(declaration.options, optionLists),

    blank: (options) => ({
      id: null,
      values: Object.fromEntries(fields.map((field) => [field.name, initialValue(field, options)])),
      held: {},
      notes: {},
      updatedBy: null,
      updatedAt: null,
      version: null,
      save: (client, values, key) =>
        runMutation(declaration.create, client, { input: toInput(values, null) }, key),
    }),

    async load(client, id) {
      const loaded = await loadRecord(declaration.record, client, id);
      return loaded && draftOf(loaded);
    },
  };
}
