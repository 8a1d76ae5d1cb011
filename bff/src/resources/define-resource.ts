import type { ClassType } from 'type-graphql';
import { type InputNames, payloadOf } from '../graphql/schema/payload.js';
import { type ViewCall, viewCall } from '../rest/calls.js';
import type { Query } from '../rest/query.js';
import { bulkResolver } from './bulk-change/start-bulk-change.js';
import { auditFields } from './definition/audit.js';
import type { Fields, Item } from './definition/field.js';
import { id } from './definition/fields.js';
import { type ImportOptions, importResolver } from './definition/import/imports.js';
import type { InputFields } from './definition/input-field.js';
import { defineListInputs, definePage, type ListInputs } from './definition/list.js';
import { camelCase, words } from './definition/names.js';
import { listResolver, recordResolver, saveResolver } from './definition/operations.js';
import { type OptionsQuery, optionsResolver } from './definition/options/options.js';
import { type RecordType, recordOf } from './definition/record.js';
import { type Relations, relationsResolver } from './definition/relations.js';
import { bulkFieldsOf, defineInput, definePayload, inputFieldsOf, inputNamesOf } from './definition/save.js';
import {
  defineSearch,
  defineSortEnum,
  type Members,
  type SearchType,
  type SortEnum,
} from './definition/search-and-sort.js';
import { savedRow } from './saved-row.js';

/** The GraphQL object of a resource: its id, the declared fields, and the audit columns. */
type ResourceItem<F extends Fields> = Item<F> & { id: string } & Item<typeof auditFields>;

interface ResourceOptions<F extends Fields> {
  /** The name of the GraphQL type, such as `BatteryModel`. */
  readonly name: string;
  /** Default: the name with an s. */
  readonly plural?: string;
  /** The short name in descriptions; default: the name in words. */
  readonly noun?: { readonly singular: string; readonly plural: string };
  /** The path of the REST calls: `path/view`, `path/save`, `path/edit`. Permissions and exports use it as the resource's name. */
  readonly path: string;
  /** The description of the type. */
  readonly description: string;
  readonly fields: F;
  /** The description of the input; default: `A battery model to save.` */
  readonly inputDescription?: string;
  /** Search fields that are not fields of the item; or a search that several resources share. */
  readonly search?: Members | SearchType;
  /** Filters that are not fields of the item. */
  readonly filters?: InputFields;
  /** An enum of sort fields that several resources share. */
  readonly sortEnum?: SortEnum;
  readonly options?: OptionsQuery;
  readonly import?: ImportOptions;
  /** Changes of many records besides those of its own fields. */
  readonly bulk?: InputFields;
  readonly relations?: Relations<ResourceItem<F>>;
  /** Further names of input fields in the data API. */
  readonly inputNames?: InputNames;
  /** The derived operations; default: all. Any others are written by hand. */
  readonly operations?: readonly Operation[];
}

export type Operation = 'list' | 'record' | 'save';

/** A resource of any record type. */
export interface AnyResource {
  readonly name: string;
  readonly pluralName: string;
  readonly path: string;
  /** Translates the filter and the sort order of its list into parameters. */
  readonly list: {
    parameters(filter: object | null | undefined, sort: object | null | undefined): Query;
  };
  readonly inputNames: InputNames;
  /** Those of the GraphQL type. */
  readonly fields: Fields;
  // biome-ignore lint/complexity/noBannedTypes: the type that type-graphql's buildSchema takes
  readonly resolvers: readonly Function[];
}

export interface Resource<Value> extends AnyResource, RecordType<Value> {
  readonly list: ListInputs;
  readonly view: ViewCall<Value>;
  readonly page: ClassType<object>;
  readonly inputFields: InputFields;
  readonly input: ClassType<object>;
}

/** Declares a resource: its GraphQL types, the REST calls behind it, and the operations on it. */
export function defineResource<const F extends Fields>(
  options: ResourceOptions<F>,
): Resource<ResourceItem<F>> {
  const { name, path, description, operations = ['list', 'record', 'save'] } = options;
  const pluralName = options.plural ?? `${name}s`;
  const [singular, plural] = [words(name), words(pluralName)];
  const noun = options.noun ?? { singular, plural };
  const fields: Fields = {
    id: id('id', { description: `Identifies the ${noun.singular}.` }),
    ...auditFields,
    ...options.fields,
  };
  const field = camelCase(name);

  const record = recordOf<ResourceItem<F>>({ name, description, fields });
  const view = viewCall(`${path}/view`, record.row);
  const page = definePage(`${name}Page`, record.type, {
    description: `One page of ${plural}.`,
    items: `The ${noun.plural} of this page.`,
  });
  const search = isSearchType(options.search)
    ? options.search
    : defineSearch(name, plural, fields, options.search);
  const sortEnum =
    options.sortEnum ?? defineSortEnum(name, `A field that ${plural} can be ordered by.`, fields);
  const list = defineListInputs({ name, plural, fields, filters: options.filters ?? {}, search, sortEnum });
  const inputFields = inputFieldsOf(fields);
  const bulk = { ...bulkFieldsOf(fields), ...options.bulk };
  const inputNames = {
    ...inputNamesOf(fields),
    ...Object.fromEntries(
      Object.entries(bulk).flatMap(([field, { names }]) => names.map((each) => [each, field])),
    ),
    ...options.inputNames,
  };
  const input = defineInput(
    `${name}Input`,
    { description: options.inputDescription ?? `A ${singular} to save.`, noun: noun.singular },
    inputFields,
  );

  const subject = { field, noun: singular, view, type: record.type };
  const resolvers = [
    operations.includes('list') &&
      listResolver(subject, { ...list, field: camelCase(pluralName), plural, page }),
    operations.includes('record') && recordResolver(subject),
    operations.includes('save') &&
      saveResolver({
        name,
        noun: singular,
        path,
        input,
        inputFields,
        payload: definePayload(`${name}Payload`, field, record.type, {
          description: `The result of saving a ${singular}.`,
          record: `The ${noun.singular} as saved; null when nothing was saved.`,
        }),
        respond: (context, reply, id) =>
          Object.defineProperty(payloadOf(reply, inputNames), field, {
            configurable: true,
            get: () => savedRow(context, view, reply, id),
          }),
      }),
    options.options && optionsResolver(`${field}Options`, options.options),
    options.import &&
      importResolver({ name, pluralName, plural, path, inputNames, fields, inputFields }, options.import),
    Object.keys(bulk).length > 0 && bulkResolver({ name, pluralName, plural, path, list, inputNames }, bulk),
    options.relations && relationsResolver(record.type, options.relations),
  ].filter((resolver) => typeof resolver === 'function');

  return { ...record, pluralName, path, fields, view, page, list, input, inputFields, inputNames, resolvers };
}

const isSearchType = (search: Members | SearchType | undefined): search is SearchType =>
  typeof search?.type === 'function';
