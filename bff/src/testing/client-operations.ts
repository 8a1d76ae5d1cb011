import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, getOperationAST, OperationTypeNode, print } from 'graphql';

export interface ClientOperation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly document: DocumentNode;
  /** The document as sent. */
  readonly query: string;
}

const generated = new URL('../../../web/src/gql/', import.meta.url);

/** The documents of the screens are in folders of their own. */
const folders = [
  '.',
  ...readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

/**
 * Every operation of the client, from the output of `npm run codegen`. Another check fails when that is out of date.
 * @throws for a document without a named operation
 */
export function clientOperations(): ClientOperation[] {
  const documents = folders.flatMap((folder) => [
    ...readFileSync(new URL(`${folder}/graphql.ts`, generated), 'utf8').matchAll(
      /^export const \w+Document = (\{.*\}) as unknown as DocumentNode</gm,
    ),
  ]);
  return documents.map(([, json = '']) => {
    const document: DocumentNode = JSON.parse(json);
    const operation = getOperationAST(document);
    const name = operation?.name?.value;
    if (!operation || !name) throw new Error(`A document of the client has no named operation: ${json}`);
    return { name, type: operation.operation, document, query: print(document) };
  });
}

export const isSubscription = ({ type }: ClientOperation) => type === OperationTypeNode.SUBSCRIPTION;
