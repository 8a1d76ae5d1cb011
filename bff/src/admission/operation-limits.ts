import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limits } from './limits.js';

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, rootFields: 0 };

/**
 * A validation rule that measures each operation with its fragments spread. A fragment is measured once, so a document
 * made of fragments that spread each other many times costs no more than it is long.
 */
export function operationLimits(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Measure>();

  const measureFragment = (fragment: FragmentDefinitionNode): Measure => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known) return known;
    // A fragment inside itself is refused by graphql-js's own rule; here it only must not go round for ever.
    measured.set(name, nothing);
    const measure = measureSelections(fragment.selectionSet);
    measured.set(name, measure);
    return measure;
  };

  const measureSelections = ({ selections }: SelectionSetNode): Measure => {
    let { depth, aliases, rootFields } = nothing;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const introspects = selection.name.value.startsWith('__');
        const below =
          selection.selectionSet && !introspects ? measureSelections(selection.selectionSet) : nothing;
        depth = Math.max(depth, 1 + below.depth);
        aliases += below.aliases + (selection.alias ? 1 : 0);
        rootFields += 1;
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? measureSelections(selection.selectionSet)
          : measureSpread(selection.name.value);
      depth = Math.max(depth, fragment.depth);
      aliases += fragment.aliases;
      rootFields += fragment.rootFields;
    }
    return { depth, aliases, rootFields };
  };

  const measureSpread = (name: string): Measure => {
    const fragment = context.getFragment(name);
    return fragment ? measureFragment(fragment) : nothing;
  };

  return {
    OperationDefinition(operation) {
      const measure = measureSelections(operation.selectionSet);
      const refuse = (what: string, is: number, limit: number) => {
        if (is <= limit) return;
        const message = `The operation is too complex: ${is} ${what}, ${limit} are allowed.`;
        context.reportError(
          new GraphQLError(message, { nodes: operation, extensions: { code: 'OPERATION_TOO_COMPLEX' } }),
        );
      };
      refuse('levels of fields', measure.depth, limits.depth);
      refuse('aliases', measure.aliases, limits.aliases);
      refuse('fields at the root', measure.rootFields, limits.rootFields);
      return false;
    },
  };
}
