import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ExportType } from '../gql/graphql';
import type { ExportedList } from '../ui/downloads/downloads';
import { type CellContent, cellOf } from './cell';
import { offeredValues } from './choices';
import { today } from './day';
import {
  type FieldDeclaration,
  type FilterDeclaration,
  filterField,
  formField,
  type ResourceDeclaration,
  type Stored,
} from './declaration';
import { FilterReader } from './filter-reader';
import { FormReader } from './form-reader';
import { importsOf } from './import/resource-import';
import type { ListState } from './list/list-state';
import { type ListVariables, type NoVariables, type Page, withGroups } from './operations';
import type {
  Draft,
  FieldValue,
  FilterField,
  FormField,
  ListPage,
  Option,
  Resource,
  ScreenOptions,
} from './resource';

/** What an empty form holds in a field; an option list of one entry has it chosen (fleet-operations 2). */
function initialValue(field: FormField, options: ScreenOptions): FieldValue {
  if (field.kind === 'photos') return [];
  if (field.kind === 'date') return field.startsToday ? today() : '';
  if (field.kind === 'choice' || field.kind === 'toggle' || field.kind === 'custom') return field.initial;
  if (field.kind !== 'options' && field.kind !== 'several') return '';
  const [only, ...others] = options.of(field);
  const value = only !== undefined && others.length === 0 ? only.value : '';
  if (field.kind === 'options') return value;
  return value === '' ? [] : [value];
}

/** The options of a screen without pick lists. */
const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  known: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

interface OptionList<OptionsData> {
  options: (data: OptionsData) => readonly Option[];
  known?: (data: OptionsData) => readonly Option[];
}

/** Reads the pick lists of a screen. */
function optionsOf<OptionsData>(
  document: TypedDocumentNode<OptionsData, NoVariables>,
  lists: ReadonlyMap<FilterField | FormField, OptionList<OptionsData>>,
): () => ScreenOptions {
  return () => {
    const { data, loading, error, refetch } = useQuery<OptionsData, NoVariables>(document);
    return useMemo(
      () => ({
        of: (owner) => (data === undefined ? [] : withGroups(lists.get(owner)?.options(data) ?? [])),
        known: (owner) => {
          const list = lists.get(owner);
          return data === undefined || list === undefined
            ? []
            : withGroups((list.known ?? list.options)(data));
        },
        isLoading: loading && data === undefined,
        error,
        refetch: () => void refetch().catch(() => undefined),
      }),
      [data, loading, error, refetch],
    );
  };
}

function withPortrait(cell: CellContent, url: unknown): CellContent {
  return { ...cell, portrait: typeof url === 'string' && url !== '' ? url : null };
}

/** What the file of a search holds: the whole list that its filter leaves, in its order. */
function exportedList<Filter, SortField>(
  type: ExportType,
  { filter, sort }: ListVariables<Filter, SortField>,
): ExportedList {
  return { type, filter: { ...filter }, sort: sort ? { ...sort } : null };
}

/** Maps a value anew only when it changes: a page's cells are formatted once, however often the screen renders. */
function useMapped<From, To>(value: From | null, map: (value: From) => To): To | null {
  return useMemo(() => (value === null ? null : map(value)), [value, map]);
}

/**
 * Declares a CRUD screen: operations, columns, filters and form of one entity, typed from its GraphQL documents, so that a
 * column of a field the list does not select, or an input that lacks a field, does not compile.
 */
export function defineResource<
  Text extends string,
  Row extends { id: string },
  Loaded extends Stored,
  Filter,
  SortField extends string,
  SearchField extends string,
  FilterName extends string,
  FieldName extends string,
  Input,
  OptionsData,
  ImportRow = never,
>(
  declaration: ResourceDeclaration<
    Text,
    Row,
    Loaded,
    Filter,
    SortField,
    SearchField,
    FilterName,
    FieldName,
    Input,
    OptionsData,
    ImportRow
  >,
): Resource {
  const { columns, list, search, record, create, update, toForm, toInput } = declaration;

  const optionLists = new Map<FilterField | FormField, OptionList<OptionsData>>();
  const filters = Object.entries<FilterDeclaration<OptionsData, Text, FilterName>>(declaration.filters).map(
    ([name, declared]) => {
      const field = filterField(name, declared);
      if ('options' in declared) optionLists.set(field, { options: declared.options });
      return field;
    },
  );
  const fields = Object.entries<FieldDeclaration<OptionsData, Text, FieldName>>(declaration.fields).map(
    ([name, declared]) => {
      const field = formField(name, declared);
      if ('options' in declared) optionLists.set(field, declared);
      return field;
    },
  );

  const useOptions =
    declaration.options === null ? () => NO_OPTIONS : optionsOf(declaration.options, optionLists);

  const exported = declaration.exports;

  function toVariables(state: ListState): ListVariables<Filter, SortField> {
    const field = columns.find((column) => column.field === state.sort?.column)?.sort;
    return {
      filter: declaration.toFilter(new FilterReader(state, search)),
      sort: field === undefined ? null : { field, direction: state.sort?.isDescending ? 'DESC' : 'ASC' },
      page: state.page,
      size: state.size,
    };
  }

  function toListPage({ items, pageInfo }: Page<Row>): ListPage {
    return {
      rows: items.map((row) => ({
        id: row.id,
        cells: Object.fromEntries(
          columns.map(({ field, kind, choices, portrait, place: placeOf }) => {
            const cell = cellOf(row[field], kind ?? 'text', choices);
            const place = placeOf?.(row) ?? null;
            if (place !== null && cell.text !== '') return [field, { ...cell, place }];
            return [field, portrait === undefined ? cell : withPortrait(cell, row[portrait])];
          }),
        ),
      })),
      totalItems: pageInfo.totalItems,
      totalPages: pageInfo.totalPages,
    };
  }

  function draftOf(loaded: Loaded): Draft {
    return {
      id: loaded.id,
      values: toForm(loaded),
      held: declaration.held?.(loaded) ?? {},
      notes: declaration.notes?.(loaded) ?? {},
      updatedBy: loaded.updatedBy ?? null,
      updatedAt: loaded.updatedAt ?? null,
      version: loaded.version ?? null,
      save: (client, values, key) =>
        update(client, { id: loaded.id, input: toInput(new FormReader(values), loaded) }, key),
    };
  }

  return {
    name: declaration.name,
    resource: declaration.resource,
    texts: declaration.texts,
    title: declaration.title,
    recordName: declaration.recordName,
    add: declaration.add ?? null,
    rowPath: declaration.rowPath ?? null,
    rowsMap: declaration.rowsMap ?? null,
    exportOf: exported === undefined ? null : (state) => exportedList(exported, toVariables(state)),
    detail: declaration.detail ?? null,
    imports: importsOf(declaration.imports, fields),
    filters,
    fields,
    vocabulary: {
      sortable: columns.filter(({ sort }) => sort !== undefined).map(({ field }) => field),
      searchFields: Object.keys(search),
      filters: Object.fromEntries(
        filters.map((filter) => [
          filter.name,
          filter.kind === 'choice' ? offeredValues(filter.choices) : null,
        ]),
      ),
    },
    searchLabels: Object.fromEntries(Object.entries(search).map(([name, { label }]) => [name, label])),
    columns: columns.map(({ field, header, width, kind, sort }) => ({
      key: field,
      header,
      width,
      align: kind === 'number' || kind === 'digits' ? 'right' : 'left',
      isSortable: sort !== undefined,
    })),

    useList(state) {
      const { page, ...rest } = list(toVariables(state), state.isSearched);
      return { ...rest, page: useMapped(page, toListPage) };
    },

    useOptions,

    blank: (options) => ({
      id: null,
      values: Object.fromEntries(fields.map((field) => [field.name, initialValue(field, options)])),
      held: {},
      notes: {},
      updatedBy: null,
      updatedAt: null,
      version: null,
      save: (client, values, key) => create(client, { input: toInput(new FormReader(values), null) }, key),
    }),

    async load(client, id) {
      const loaded = await record(client, id);
      return loaded && draftOf(loaded);
    },
  };
}
