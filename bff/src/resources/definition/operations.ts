import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, type ClassType, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import type { Payload } from '../../graphql/schema/payload.js';
import { selectsOnlyId } from '../../graphql/schema/selected-fields.js';
import { SelectedRelations } from '../../graphql/schema/selected-relations.js';
import { saveCall, type ViewCall } from '../../rest/calls.js';
import type { SaveReply } from '../../rest/replies.js';
import type { Relation } from '../../rest/rows/include-negotiator.js';
import type { InputFields } from './input-field.js';
import type { Filter, ListInputs, Page, Sort } from './list.js';
import { camelCase } from './names.js';
import { savePayload } from './save.js';

/** The resource that the operations are about. */
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
      description: `One page of the ${plural} in the caller's scope.`,
    })
    async list(
      @Arg('filter', () => filterType, { nullable: true, description: `Which ${plural}.` })
      filter: Filter | null | undefined,
      @Arg('sort', () => sortType, {
        nullable: true,
        description: 'The order; default: newest first.',
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
  /** The name of the GraphQL type, such as `BatteryModel`. */
  readonly name: string;
  /** In words, such as `battery model`. */
  readonly noun: string;
  /** The path of the REST calls `path/save` and `path/edit`. */
  readonly path: string;
  readonly payload: ClassType<Payload>;
  readonly input: ClassType<object>;
  readonly inputFields: InputFields;
  /** Descriptions of the mutations. */
  readonly descriptions?: { readonly create: string; readonly update: string };
  /**
   * The payload, with the record read again if it is selected.
   * @param id of the record; null for a new one, whose id is in the reply
   */
  readonly respond: (context: Context, reply: SaveReply, id: string | null) => Payload;
}

/** `createBatteryModel(input)` and `updateBatteryModel(id, input)`. */
export function saveResolver({
  name,
  noun,
  path,
  payload,
  input: inputType,
  inputFields,
  respond,
  descriptions = {
    create: `Adds a ${noun}.`,
    update: `Changes a ${noun}. An omitted optional field stays unchanged, null clears it.`,
  },
}: Saves) {
  const record = camelCase(name);
  const calls = { save: saveCall(`${path}/save`), edit: saveCall(`${path}/edit`) };
  const saved = async (
    context: Context,
    info: GraphQLResolveInfo,
    id: string | null,
    input: { readonly version?: number | null },
  ): Promise<Payload> => {
    const body = savePayload(inputFields, id, input, context.rest.addressOf('fileService', 'load'));
    const reply = await context.rest.save(id === null ? calls.save : calls.edit, body);
    const payload = respond(context, reply, id);
    const savedId = id ?? reply.id;
    if (!reply.success || savedId === null || !selectsOnlyId(info, record)) return payload;
    return Object.defineProperty(payload, record, { value: { id: savedId } });
  };
  @Resolver()
  class SaveResolver {
    @SignedIn()
    @Mutation(() => payload, { name: `create${name}`, description: descriptions.create })
    create(
      @Arg('input', () => inputType, { description: `The ${noun}.` }) input: object,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Payload> {
      return saved(context, info, null, input);
    }

    @SignedIn()
    @Mutation(() => payload, { name: `update${name}`, description: descriptions.update })
    update(
      @Arg('id', () => ID, { description: `The ${noun}.` }) id: string,
      @Arg('input', () => inputType, { description: 'All its fields, including unchanged ones.' })
      input: object,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Payload> {
      return saved(context, info, id, input);
    }
  }
  return SaveResolver;
}
