import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type ParseOptions,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { limits } from './limits.js';
import { operationLimits } from './operation-limits.js';

/** How documents are parsed, wherever they come in. */
export const parseOptions: ParseOptions = { maxTokens: limits.tokens };

/** What a document must keep to beside the GraphQL specification's own rules, wherever it comes in. */
export const admissionRules: ValidationRule[] = [operationLimits];

/** May this document run? The document, or why not: the same verdict HTTP gives through Apollo. */
export function admit(schema: GraphQLSchema, source: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(source, parseOptions);
    const errors = validate(schema, document, [...specifiedRules, ...admissionRules]);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** Whether the parser gave up for the number of tokens: graphql-js tells by its message alone. */
export const isTooLong = (error: GraphQLError) => error.message.includes('Parsing aborted');
