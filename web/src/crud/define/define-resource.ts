import { useMemo } from 'react';
import { useMinute } from '../../ui/dates/use-minute';
import { offeredValues } from '../resource/choices';
import type { FieldValue, FormField, FormValues } from '../resource/field';
import type { ListState } from '../resource/list-state';
import {
  type AnyListVariables,
  loadRecord,
  type Page,
  runMutation,
  useListQuery,
  variableNames,
} from '../resource/operations';
import type { AnyRecord, Draft, ListPage, Resource } from '../resource/resource';
import { cardOf } from './card';
import { type AnyColumns, AUDIT_COLUMNS, cellsOf, sortFieldOf, tableColumns } from './columns';
import type { AnyDeclaration, ResourceDeclaration } from './declaration';
import { initialValue, inputValue, storedEntry } from './fields';
import { filterOf, searchFields } from './filters';
import { importsOf } from './imports';
import { screenOptions } from './options';

/**
 * Maps a value again only when it changes, or with it `moment`: a page's cells are formatted once, however often the screen
 * renders.
 */
function useMapped<From, To>(value: From | null, map: (value: From) => To, moment: string): To | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: ages are formatted for the moment
  return useMemo(() => (value === null ? null : map(value)), [value, map, moment]);
}

/** The declared ones with their names, which are their labels too unless those are given. */
function named<Declared extends { label?: string }>(declared: Readonly<Record<string, Declared>>) {
  return Object.entries(declared).map(([name, one]) => ({ label: name, ...one, name }));
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
  const { exports: type, kept = [] } = declaration;
  const columns: AnyColumns = { ...declaration.columns, ...AUDIT_COLUMNS };
  const filters = named(declaration.filters);
  const fields = named(declaration.fields);
  const search = searchFields(declaration.search);
  const card = cardOf(declaration.columns, declaration.card);
  const listColumns = tableColumns(
    columns,
    card.name.map(({ key }) => key),
  );
  const included = variableNames(declaration.list).filter((name) => name in columns);
  const hasAges = listColumns.some(({ key }) => /^(age|instant)$/.test(columns[key]?.kind ?? ''));

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
      ...Object.fromEntries(fields.map((field) => [field.name, inputValue(field, values[field.name] ?? '')])),
      ...Object.fromEntries([...kept, 'version'].map((name) => [name, record?.[name] ?? null])),
    };
  }

  /** A record as it was loaded, or a new one with the values of an empty form. */
  function draftOf(loaded: AnyRecord | null, values: FormValues): Draft {
    const { updatedBy, updatedAt, version }: Partial<AnyRecord> = loaded ?? {};
    return {
      id: loaded?.id ?? null,
      loaded,
      values,
      held: (loaded && declaration.held?.(loaded)) ?? {},
      notes: (loaded && declaration.notes?.(loaded)) ?? {},
      updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
      updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
      version: typeof version === 'number' ? version : null,
      save: (client, entries, key, base) => {
        const input = toInput(entries, loaded && { ...loaded, version: base ?? loaded.version });
        return loaded === null
          ? runMutation(declaration.create, client, { input }, key)
          : runMutation(declaration.update, client, { id: loaded.id, input }, key);
      },
    };
  }

  const valuesBy = (read: (field: FormField) => FieldValue): FormValues =>
    Object.fromEntries(fields.map((field) => [field.name, read(field)]));

  return {
    ...declaration,
    exportOf:
      type &&
      ((state) => {
        const { filter, sort } = toVariables(state);
        return { type, filter: { ...filter }, sort: sort ? { ...sort } : null };
      }),
    imports: importsOf(declaration.imports, fields),
    filters,
    fields,
    vocabulary: {
      sortable: listColumns.filter(({ isSortable }) => isSortable).map(({ key }) => key),
      searchFields: Object.keys(search),
      searchBy: declaration.searchBy ?? Object.keys(search)[0] ?? '',
      filters: Object.fromEntries(
        filters.map((filter) => [
          filter.name,
          'choices' in filter && filter.others === undefined ? offeredValues(filter.choices) : null,
        ]),
      ),
    },
    searchLabels: Object.fromEntries(Object.entries(search).map(([name, { label }]) => [name, label])),
    columns: listColumns,
    card,
    live: declaration.live && { document: declaration.live, cellsOf: (row) => cellsOf(columns, row) },

    useList(state, shown) {
      const flags = Object.fromEntries(included.map((name) => [name, shown.includes(name)]));
      const variables = { ...toVariables(state), ...flags };
      const { page, ...rest } = useListQuery(declaration.list, variables, state.isSearched);
      const minute = useMinute(hasAges);
      return { ...rest, page: useMapped(page, toListPage, minute) };
    },

    useOptions: screenOptions(declaration.options),

    blank: (options) =>
      draftOf(
        null,
        valuesBy((field) => initialValue(field, options)),
      ),

    async load(client, id) {
      const loaded = await loadRecord(declaration.record, client, id);
      return (
        loaded &&
        draftOf(
          loaded,
          valuesBy((field) => storedEntry(field, loaded[field.name])),
        )
      );
    },
  };
}
