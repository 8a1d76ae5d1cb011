import { type ClassType, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/schema/context.js';
import { RelationTo } from '../../graphql/schema/selected-relations.js';
import type { ViewCall } from '../../rest/calls.js';
import { resolvedField } from './resolved-field.js';

/** The resource that a relation refers to. */
interface Target<Item> {
  readonly type: ClassType<object>;
  readonly view: ViewCall<Item>;
}

type Key = string | null | readonly string[];

/** The names of the fields of an item that hold an id or ids. */
type KeyField<Item> = { [Name in keyof Item]: Item[Name] extends Key ? Name : never }[keyof Item];

export interface Relation<Item> {
  readonly to: Target<{ readonly id: string }>;
  readonly description: string;
  /** The field with the id of the other record, or with the ids of several; or a function that returns them, null for none. */
  readonly key: KeyField<Item> | ((item: Item, context: Context) => Key | Promise<Key>);
  /** True if the key has several ids. A record with a single id can be included in the same reply, if the data API supports that ([+]). */
  readonly many?: boolean;
}

export type Relations<Item> = Readonly<Record<string, Relation<Item>>>;

/** The fields of a type that refer to other records, read by id in one batch. */
export function relationsResolver<Item>(type: ClassType<object>, relations: Relations<Item>) {
  class RelationsResolver {}
  const { prototype } = RelationsResolver;
  for (const [name, relation] of Object.entries(relations)) {
    const { to, description, key, many = false } = relation;
    const related = (found: unknown, { rest }: Context): unknown => {
      if (typeof found === 'string') return rest.byId(to.view, found);
      if (!Array.isArray(found)) return null;
      return Promise.all(found.map((id) => rest.byId(to.view, String(id)))).then((rows) =>
        rows.filter((row) => row !== null),
      );
    };
    const resolve = (item: Item, context: Context): unknown => {
      const found: unknown = typeof key === 'function' ? key(item, context) : item[key];
      return found instanceof Promise
        ? found.then((keys) => related(keys, context))
        : related(found, context);
    };
    const method = resolvedField(prototype, name, () => (many ? [to.type] : to.type), description, resolve);
    if (!many) RelationTo(to.view)(prototype, name, method);
  }
  Resolver(() => type)(RelationsResolver);
  return RelationsResolver;
}
