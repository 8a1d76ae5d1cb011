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

/** What a document can be measured by: each operation reaches each fragment, and none is in a circle. */
const fragmentRules: readonly ValidationRule[] = [
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
];

const otherRules = specifiedRules.filter((rule) => !fragmentRules.includes(rule));

/**
 * What is wrong with a document, nothing where it may run: the rules of the GraphQL specification, this gateway's limits and `more`.
 * The rules that look into fragments where they are spread see only documents that are within the limits.
 */
export function errorsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  more: readonly ValidationRule[],
): readonly GraphQLError[] {
  const held = (rules: readonly ValidationRule[]) =>
    validate(schema, document, rules, { maxErrors: limits.errors });
  const stages = [
    () => definitionErrors(document),
    () => held(fragmentRules),
    () => limitErrors(document),
    () => held([...otherRules, ...more]),
  ];
  for (const stage of stages) {
    const errors = stage();
    if (errors.length > 0) return errors;
  }
  return [];
}
