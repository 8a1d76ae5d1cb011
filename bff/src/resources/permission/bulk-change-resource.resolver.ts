import { FieldResolver, Resolver, Root } from 'type-graphql';
import { type BulkChange, bulkChange } from '../bulk-change/bulk-change.types.js';
import { memberOf, Resource } from './permission.js';

/** The resource of a bulk change, apart from its other fields: resources declare bulk changes, and are what it names. */
@Resolver(() => bulkChange.type)
export class BulkChangeResourceResolver {
  @FieldResolver(() => Resource, {
    nullable: true,
    description: 'The kind of its records; null for one that this version does not know.',
  })
  resource(@Root() { resourcePath }: BulkChange): string | null {
    return memberOf(resourcePath);
  }
}
