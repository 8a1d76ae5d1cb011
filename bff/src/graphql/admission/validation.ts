import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  specifiedRules,
  UniqueFragmentNamesRule,
  type ValidationRule,
  validate,
} from 'graphql';
import { limits } from './limits.js';
import { definitionErrors, limitErrors } from './operation-limits.js';

/** A document that passes these rules can be measured: its fragments exist, are used, and are free of cycles. */
const fragmentRules: readonly ValidationRule[] = [
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
];

const otherRules = specifiedRules.filter((rule) => !fragmentRules.includes(rule));

/**
 * The errors of a document by the rules of the GraphQL specification, this gateway's limits and the additional rules. The rules that
 * visit fragments wherever they are spread are applied only to documents within the limits.
 * @param options suggests: whether messages may name similar names of the schema
 */
export function errorsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { rules: additional, suggests }: { readonly rules: readonly ValidationRule[]; readonly suggests: boolean },
): readonly GraphQLError[] {
  const validated = (rules: readonly ValidationRule[]) =>
    validate(schema, document, rules, { maxErrors: limits.errors, hideSuggestions: !suggests });
  const stages = [
    () => definitionErrors(document),
    () => validated(fragmentRules),
    () => limitErrors(document),
    () => validated([...otherRules, ...additional]),
  ];
  for (const stage of stages) {
    const errors = stage();
    if (errors.length > 0) return errors;
  }
  return [];
}
