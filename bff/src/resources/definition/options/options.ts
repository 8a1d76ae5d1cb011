import { ArrayMaxSize, IsOptional, Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Int, Query as QueryField, Resolver } from 'type-graphql';
import { GatewayError } from '../../../errors/errors.js';
import { SignedIn } from '../../../graphql/schema/access-rule.js';
import type { CodeTable } from '../../../graphql/schema/codes.js';
import type { Context } from '../../../graphql/schema/context.js';
import { Option } from '../../../graphql/schema/option.js';
import { maxPageSize } from '../../../graphql/schema/paging.js';
import { optionsCall } from '../../../rest/calls.js';
import type { Query } from '../../../rest/query.js';
import { rowId } from '../../../rest/rows/row-id.js';
import { declareInputFields, type InputFields, parametersFor } from '../input-field.js';

/** The arguments of an option list that may be long. */
@ArgsType()
export class OptionSearch {
  @Field(() => String, { nullable: true, description: 'Part of the text.' })
  text?: string | null;

  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  @Field(() => [ID], { nullable: true, description: 'Only entries with these values, at most 1000.' })
  ids?: string[] | null;

  @IsOptional()
  @Min(1)
  @Max(maxPageSize)
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number, 1 to 1000; default: all, unless the query states another.',
  })
  first?: number | null;

  /** Declared by the lists whose entries have groups. */
  group?: string | null;
}

/**
 * Parameters of a searched option list, all of which are [+].
 * @param textName the name of the parameter for a part of the text
 */
export const searchParameters = ({ text, ids, first }: OptionSearch, textName = 'text'): Query => ({
  [textName]: text?.trim() || undefined,
  ids: ids?.map((id) => rowId(id, 'ids')).join(','),
  size: first,
});

/** Letters and digits in lower case: the data API finds a licence plate whatever its spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Applies the arguments again, for a data API that ignores the parameters. */
export function matching(options: readonly Option[], { text, ids, first, group }: OptionSearch): Option[] {
  const part = text?.trim().toLowerCase() ?? '';
  const contains = (entry: string): boolean =>
    entry.toLowerCase().includes(part) || (plain(part) !== '' && plain(entry).includes(plain(part)));
  const hasGroups = options.some((option) => option.group);
  return options
    .filter(
      (option) =>
        contains(option.text) &&
        (ids?.includes(option.value) ?? true) &&
        (!group || !hasGroups || option.group === group),
    )
    .slice(0, first ?? undefined);
}

export interface OptionsQuery {
  /** The path of the REST call. */
  readonly path: string;
  readonly description: string;
  /** Parameters of the call that a client sets. */
  readonly args?: InputFields;
  /** For a list that may be long: the call's parameter for a part of the text. */
  readonly searchedBy?: string;
  /** Marked [+] in the contract: without the call there are no options. */
  readonly isOptional?: boolean;
  /** Constant parameters. */
  readonly query?: Query;
  /** Entries whose values these codes have are left out. */
  readonly besides?: Pick<CodeTable<string>, 'knows'>;
}

/** The query of an option list, such as `batteryModelOptions(supplierId)`. */
export function optionsResolver(
  name: string,
  { path, description, args = {}, searchedBy, isOptional = false, query = {}, besides }: OptionsQuery,
) {
  const call = optionsCall(path, { optional: isOptional });
  @ArgsType()
  class OptionsArgs extends (searchedBy === undefined ? class {} : OptionSearch) {}
  declareInputFields(OptionsArgs.prototype, args);
  @Resolver()
  class OptionsResolver {
    @SignedIn()
    @QueryField(() => [Option], { name, description })
    async options(@Args(() => OptionsArgs) given: OptionSearch, @Ctx() { rest }: Context): Promise<Option[]> {
      const search = searchedBy === undefined ? {} : searchParameters(given, searchedBy);
      try {
        const options = await rest.options(call, { ...query, ...parametersFor(args, given), ...search });
        return matching(
          besides === undefined ? options : options.filter(({ value }) => !besides.knows(value)),
          given,
        );
      } catch (error) {
        if (isOptional && error instanceof GatewayError && error.code === 'NOT_SUPPORTED') return [];
        throw error;
      }
    }
  }
  return OptionsResolver;
}
