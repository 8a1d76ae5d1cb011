import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limits } from './limits.js';

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, directives: 0, rootFields: 0 };

/** The refusal of what goes beyond a limit. */
export const tooComplex = (what: string, is: number, limit: number, nodes: OperationDefinitionNode) =>
  new GraphQLError(`The operation is too complex: ${is} ${what}, ${limit} are allowed.`, {
    nodes,
    // Apollo takes the status of its answer from here, and leaves it out of what it sends.
    extensions: { code: 'OPERATION_TOO_COMPLEX', http: { status: 400 } },
  });

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
    let { depth, aliases, directives, rootFields } = nothing;
    for (const selection of selections) {
      directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const introspects = selection.name.value.startsWith('__');
        const below =
          selection.selectionSet && !introspects ? measureSelections(selection.selectionSet) : nothing;
        depth = Math.max(depth, 1 + below.depth);
        aliases += below.aliases + (selection.alias ? 1 : 0);
        directives += below.directives;
        rootFields += 1;
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? measureSelections(selection.selectionSet)
          : measureSpread(selection.name.value);
      depth = Math.max(depth, fragment.depth);
      aliases += fragment.aliases;
      directives += fragment.directives;
      rootFields += fragment.rootFields;
    }
    return { depth, aliases, directives, rootFields };
  };

  const measureSpread = (name: string): Measure => {
    const fragment = context.getFragment(name);
    return fragment ? measureFragment(fragment) : nothing;
  };

  return {
    OperationDefinition(operation) {
      const measure = measureSelections(operation.selectionSet);
      const refuse = (what: string, is: number, limit: number) => {
        if (is > limit) context.reportError(tooComplex(what, is, limit, operation));
      };
      refuse('levels of fields', measure.depth, limits.depth);
      refuse('aliases', measure.aliases, limits.aliases);
      refuse('directives', measure.directives + (operation.directives?.length ?? 0), limits.directives);
      refuse('fields at the root', measure.rootFields, limits.rootFields);
      return false;
    },
  };
}
