import { map } from '@graphql-yoga/subscription';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../schema/context.js';
import type { Compiled, Compiler } from './compiler.js';
import { costOf } from './cost.js';
import { nullVariables } from './null-variables.js';

/** The execution at which an operation is compiled: compiling takes as long as interpreting it many times. */
const usesToCompile = 3;

export interface OperationVariables {
  /** As the client sent them. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** As graphql-js coerced them. */
  readonly coerced: Readonly<Record<string, unknown>>;
}

/** An operation of a valid document. */
export class KnownOperation {
  /** The maximum number of objects in the response. */
  readonly cost: (variables: OperationVariables['sent']) => number;
  private uses = 0;
  /** Null if it cannot be compiled. */
  private compiled: Compiled | null | undefined;
  private interpretedWhereNull: readonly string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    readonly node: OperationDefinitionNode,
    private readonly compiler: Compiler,
  ) {
    this.cost = costOf(schema, document, node);
  }

  /**
   * Executes the operation. Errors in the result have the thrown error as `originalError`.
   * @param root the event of a subscription
   */
  execute(
    context: Context,
    variables: OperationVariables,
    root: unknown = {},
  ): Promise<ExecutionResult> | ExecutionResult {
    const { coerced } = variables;
    this.uses += 1;
    if (this.uses >= usesToCompile) this.compile();
    const isNull = (name: string) => coerced[name] === null || coerced[name] === undefined;
    if (this.compiled && !this.interpretedWhereNull.some(isNull))
      return this.compiled(root, context, coerced);
    return execute({ ...this.argsOf(context, variables), rootValue: root });
  }

  /** Starts the subscription. @returns the result of each event, or the errors because of which there are none */
  async subscribe(
    context: Context,
    variables: OperationVariables,
  ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const events = await createSourceEventStream(this.argsOf(context, variables));
    if (!(Symbol.asyncIterator in events)) return events;
    return map((event: unknown) => this.execute(context, variables, event))(events);
  }

  compile(): void {
    if (this.compiled !== undefined) return;
    this.compiled = this.compiler.compile(this.document, this.node);
    this.interpretedWhereNull = nullVariables(this.schema, this.document, this.node);
  }

  private argsOf(contextValue: Context, { sent }: OperationVariables): ExecutionArgs {
    const { schema, document, node } = this;
    return { schema, document, operationName: node.name?.value, contextValue, variableValues: sent };
  }
}
