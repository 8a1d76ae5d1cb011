import type { Context } from '../graphql/schema/context.js';
import { rowId } from '../rest/rows/row-id.js';

/** The parameters of the `subscribe` function of a subscription: its arguments, and the feeds of this process that it takes. */
export interface Subscribing<Feeds, Args = unknown> {
  readonly args: Args;
  readonly context: Context & { readonly live: Feeds };
}

/** The argument `supplierId` of a subscription. @throws GatewayError BAD_USER_INPUT when it is not an id */
export const supplierArgument = ({ supplierId }: { readonly supplierId?: string | null }): string | null =>
  supplierId == null ? null : String(rowId(supplierId, 'supplierId'));
