import { readFileSync } from 'node:fs';
import { type DocumentNode, getOperationAST, OperationTypeNode, print } from 'graphql';

export interface ClientOperation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly document: DocumentNode;
  /** The text that goes over the wire. */
  readonly query: string;
}

const generated = new URL('../../../web/src/gql/graphql.ts', import.meta.url);

/**
 * Every operation of the client, from what `npm run codegen` collected; that it is not stale is held by another check.
 * @throws if a document holds no operation with a name
 */
export function clientOperations(): ClientOperation[] {
  const documents = readFileSync(generated, 'utf8').matchAll(
    /^export const \w+Document = (\{.*\}) as unknown as DocumentNode</gm,
  );
  return [...documents].map(([, json = '']) => {
    const document: DocumentNode = JSON.parse(json);
    const operation = getOperationAST(document);
    const name = operation?.name?.value;
    if (!operation || !name)
      throw new Error(`A document of the client holds no operation with a name: ${json}`);
    return { name, type: operation.operation, document, query: print(document) };
  });
}

export const isSubscription = ({ type }: ClientOperation) => type === OperationTypeNode.SUBSCRIPTION;
