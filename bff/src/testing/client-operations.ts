import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';

export interface ClientOperation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly document: DocumentNode;
  /** The document as sent. */
  readonly query: string;
}

const generated = new URL('../../../web/src/gql/', import.meta.url);

/**
 * Every operation of the client, from the output of `npm run codegen`. Another check fails when that is out of date.
 * @throws for a document without a named operation
 */
export function clientOperations(): ClientOperation[] {
  const texts = readdirSync(generated, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('persisted-documents.json'))
    .flatMap((file) => Object.values<string>(JSON.parse(readFileSync(new URL(file, generated), 'utf8'))));
  return texts.map((text) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    const name = operation?.name?.value;
    if (!operation || !name) throw new Error(`A document of the client has no named operation: ${text}`);
    return { name, type: operation.operation, document, query: text };
  });
}

export const isSubscription = ({ type }: ClientOperation) => type === OperationTypeNode.SUBSCRIPTION;
