import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import { type Measure, measureOf, repetitionsIn } from './document-measure.js';
import { limits } from './limits.js';

/** The error for an exceeded limit. */
export const tooComplex = (what: string, is: number, limit: number, nodes?: OperationDefinitionNode) =>
  new GraphQLError(`The operation is too complex: ${is} ${what}, ${limit} are allowed.`, {
    ...(nodes ? { nodes } : {}),
    // Apollo Server uses this status for its response, and does not send it to the client.
    extensions: { code: 'OPERATION_TOO_COMPLEX', http: { status: 400 } },
  });

/** The measures of an operation, with their limits and their names in the error. */
export const measured: readonly [measure: keyof Measure, limit: number, what: string][] = [
  ['selections', limits.selections, 'selections'],
  ['depth', limits.depth, 'levels of fields'],
  ['introspectionDepth', limits.introspectionDepth, 'levels of introspection'],
  ['aliases', limits.aliases, 'aliases'],
  ['directives', limits.directives, 'directives'],
  ['rootFields', limits.rootFields, 'fields at the root'],
  ['valueDepth', limits.valueDepth, 'levels of values'],
];

export function definitionErrors({ definitions }: DocumentNode): readonly GraphQLError[] {
  const { length } = definitions;
  return length > limits.definitions ? [tooComplex('definitions', length, limits.definitions)] : [];
}

/**
 * The limits that operations of a document exceed.
 * @param document all spread fragments exist, and none spreads itself
 */
export function limitErrors(document: DocumentNode): readonly GraphQLError[] {
  const measure = measureOf(document);
  return document.definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const is = measure(operation);
    const errors = measured.flatMap(([key, limit, what]) =>
      is[key] > limit ? [tooComplex(what, is[key], limit, operation)] : [],
    );
    // Counted only if the other limits hold: the count visits each fragment wherever it is spread.
    const repetitions = errors.length === 0 ? repetitionsIn(document, operation) : 0;
    if (repetitions <= limits.repetitions) return errors;
    return [tooComplex('times the same field', repetitions, limits.repetitions, operation)];
  });
}
