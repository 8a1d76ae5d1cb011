import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import {
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { readyOperations } from './ready-operations';

type Fetcher = NonNullable<GraphiQLProps['fetcher']>;
type Sent = Parameters<Fetcher>[0];

/** The browser's session is sent by its cookie, over HTTP and the WebSocket. */
const socket = createClient({
  url: new URL('/graphql', location.href).href.replace(/^http/, 'ws'),
  retryAttempts: 0,
});

async function* subscribe(operation: Sent): AsyncGenerator<ExecutionResult> {
  try {
    for await (const { data, errors } of socket.iterate({ ...operation }))
      yield {
        data: data ?? null,
        ...(errors ? { errors: errors.map((error) => new GraphQLError(error.message, error)) } : {}),
      };
  } catch (fault) {
    if (!(fault instanceof CloseEvent)) throw fault;
    const why = fault.code === 4401 ? 'sign in first' : fault.reason;
    throw new Error(`The WebSocket was closed with ${fault.code}: ${why}.`);
  }
}

/** Goes by the text that is sent: the name that GraphiQL sends with it is still the last tab's where this one was just opened. */
function operationIn({ query, operationName }: Sent): OperationDefinitionNode | null {
  try {
    const document = parse(query);
    return getOperationAST(document) ?? getOperationAST(document, operationName) ?? null;
  } catch {
    // The gateway reports what is wrong with it.
    return null;
  }
}

const fetcher: Fetcher = async (params, { headers } = {}) => {
  const operation = operationIn(params);
  const sent = operation ? { ...params, operationName: operation.name?.value ?? null } : params;
  if (operation?.operation === OperationTypeNode.SUBSCRIPTION) return subscribe(sent);
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(sent),
  });
  const result: ExecutionResult = await response.json();
  return result;
};

const tabs = readyOperations.map((query) => ({ query }));

/** GraphiQL with the ready operations in its tabs; what is typed into it lasts as long as the browser's own tab. */
export function showGraphiql(target: HTMLElement): void {
  createRoot(target).render(
    <GraphiQL fetcher={fetcher} defaultTabs={tabs} storage={sessionStorage}>
      <GraphiQL.Logo>
        <a href="/">Armada</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
