import { Arg, Args, type ClassType, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { type InputNames, type Payload, payloadOf } from '../../graphql/schema/payload.js';
import { SelectedRelations } from '../../graphql/schema/selected-relations.js';
import type { SaveCall, ViewCall } from '../../rest/calls.js';
import type { Relation } from '../../rest/rows/include-negotiator.js';
import { savedRow } from '../saved-row.js';
import type { InputFields } from './input-field.js';
import type { Filter, ListInputs, Page, Sort } from './list.js';
import { savePayload } from './save.js';

/** What the operations of a resource share. */
interface Subject<Item> {
  /** The name of the record's query, such as `batteryModel`. */
  readonly field: string;
  /** In words, such as `battery model`. */
  readonly noun: string;
  readonly view: ViewCall<Item>;
  readonly type: ClassType<object>;
}

/** `batteryModels(filter, sort, page, size)`. */
export function listResolver<Item>(
  { view }: Subject<Item>,
  list: { readonly field: string; readonly plural: string; readonly page: ClassType<object> } & ListInputs,
) {
  const { field, plural, page: pageType, filter: filterType, sort: sortType, parameters } = list;
  @Resolver()
  class ListResolver {
    @SignedIn()
    @Query(() => pageType, {
      name: field,
      description: `The ${plural} in the caller's scope, a page of them.`,
    })
    async list(
      @Arg('filter', () => filterType, { nullable: true, description: `Which ${plural}.` })
      filter: Filter | null | undefined,
      @Arg('sort', () => sortType, {
        nullable: true,
        description: 'In which order; newest first without.',
      })
      sort: Sort | null | undefined,
      @Args(() => PageArgs) { page, size }: PageArgs,
      @Ctx() { rest }: Context,
      @SelectedRelations() relations: readonly Relation[],
    ): Promise<Page<Item>> {
      return pageOf(await rest.page(view, { page, size, ...parameters(filter, sort) }, relations), {
        page,
        size,
      });
    }
  }
  return ListResolver;
}

/** `batteryModel(id)`. */
export function recordResolver<Item extends { readonly id: string }>({
  field,
  noun,
  view,
  type,
}: Subject<Item>) {
  @Resolver()
  class RecordResolver {
    @SignedIn()
    @Query(() => type, {
      name: field,
      nullable: true,
      description: `One ${noun}; null when there is none in scope.`,
    })
    record(
      @Arg('id', () => ID, { description: `The ${noun}.` }) id: string,
      @Ctx() { rest }: Context,
      @SelectedRelations() relations: readonly Relation[],
    ): Promise<Item | null> {
      return rest.one(view, id, {}, relations);
    }
  }
  return RecordResolver;
}

export interface Saves {
  /** Of the GraphQL type, such as `BatteryModel`. */
  readonly name: string;
  readonly payload: ClassType<Payload>;
  readonly input: ClassType<object>;
  readonly inputFields: InputFields;
  readonly inputNames: InputNames;
  readonly save: SaveCall;
  readonly edit: SaveCall;
}

/** `createBatteryModel(input)` and `updateBatteryModel(id, input)`. */
export function saveResolver<Item extends { readonly id: string }>(
  { field, noun, view }: Subject<Item>,
  { name, payload, input: inputType, inputFields, inputNames, save, edit }: Saves,
) {
  const saved = async (
    context: Context,
    id: string | null,
    input: { readonly version?: number | null },
  ): Promise<Payload> => {
    const { rest } = context;
    const loadAddress = rest.addressOf('fileService', 'load');
    const reply = await rest.save(
      id === null ? save : edit,
      savePayload(inputFields, id, input, loadAddress),
    );
    return Object.defineProperty(payloadOf(reply, inputNames), field, {
      get: () => savedRow(context, view, reply, id),
    });
  };
  @Resolver()
  class SaveResolver {
    @SignedIn()
    @Mutation(() => payload, { name: `create${name}`, description: `Adds a ${noun}.` })
    create(
      @Arg('input', () => inputType, { description: `The ${noun}.` }) input: object,
      @Ctx() context: Context,
    ): Promise<Payload> {
      return saved(context, null, input);
    }

    @SignedIn()
    @Mutation(() => payload, {
      name: `update${name}`,
      description: `Changes a ${noun}. An optional field that is left out stays as it is, null empties it.`,
    })
    update(
      @Arg('id', () => ID, { description: `The ${noun}.` }) id: string,
      @Arg('input', () => inputType, { description: 'Its fields, changed or not.' }) input: object,
      @Ctx() context: Context,
    ): Promise<Payload> {
      return saved(context, id, input);
    }
  }
  return SaveResolver;
}
