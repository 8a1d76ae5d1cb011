import { type ClassType, Resolver } from 'type-graphql';
import { GatewayError } from '../../../errors/errors.js';
import type { CodeTable } from '../../../graphql/schema/codes.js';
import type { Context } from '../../../graphql/schema/context.js';
import { optionsCall } from '../../../rest/calls.js';
import { resolvedField } from '../resolved-field.js';
import { optionsResolver } from './options.js';

interface OtherCodes {
  /** The codes that the schema has an enum for. */
  readonly codes: Pick<CodeTable<string>, 'knows'>;
  /** The REST call that lists all codes with their texts. */
  readonly path: string;
  /** The name and description of the query that lists the codes without a member. */
  readonly query: { readonly name: string; readonly description: string };
  /** The fields with the text of such a code, by type. An item has the code itself under the name of its field. */
  readonly fields: readonly {
    readonly type: ClassType<object>;
    readonly name: string;
    readonly description: string;
  }[];
}

/** The fields and the query for codes of a data API that the schema's enum has no member for: the text of each, and their list. */
export function otherCodesResolvers({ codes, path, query, fields }: OtherCodes) {
  const call = optionsCall(path, { optional: true });

  async function textOf(code: unknown, { rest }: Context): Promise<string | null> {
    if (typeof code !== 'string' || codes.knows(code)) return null;
    try {
      return await rest.optionText(call, code);
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'NOT_SUPPORTED') return null;
      throw error;
    }
  }

  const texts = fields.map(({ type, name, description }) => {
    class OtherCodeResolver {}
    resolvedField(
      OtherCodeResolver.prototype,
      name,
      () => String,
      description,
      (item: Readonly<Record<string, unknown>>, context) => textOf(item[name], context),
    );
    Resolver(() => type)(OtherCodeResolver);
    return OtherCodeResolver;
  });
  return [...texts, optionsResolver(query.name, { ...query, path, isOptional: true, besides: codes })];
}
