import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/** Writes that change nothing that a list shows. */
const WITHOUT_EFFECT_ON_LISTS = ['SavePreferences', 'MarkNotificationRead', 'MarkAllNotificationsRead'];

let writtenAt = 0;

/** When this client last changed something on the server; milliseconds since 1970, 0: never. */
export function lastWriteAt(): number {
  return writtenAt;
}

/** Notes the time of every write that got a response. */
export const writes = new ApolloLink((operation, forward) => {
  const isWrite = operation.operationType === OperationTypeNode.MUTATION;
  if (!isWrite || WITHOUT_EFFECT_ON_LISTS.includes(operation.operationName ?? '')) return forward(operation);
  return forward(operation).pipe(
    tap(() => {
      writtenAt = Date.now();
    }),
  );
});
