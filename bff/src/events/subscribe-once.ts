import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
} from 'graphql';

/** What a subscription is the same by, beside its document: whose it is, and its variables. */
type Key = string;

/** The results of each event, for as long as anybody holds the event. */
const results = new WeakMap<object, Map<DocumentNode, Map<Key, Promise<ExecutionResult>>>>();

/**
 * Subscribes as graphql-js does, save that one event is executed once for all subscriptions of a user that are alike: every tab of an
 * office has the same, and to execute costs more than to send.
 * @param userId whose subscription it is: what it may see is nobody else's
 */
export async function subscribeOnce(
  args: ExecutionArgs,
  userId: string | null,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const key = JSON.stringify([userId, args.operationName ?? null, args.variableValues ?? null]);
  const over = { done: true, value: undefined } as const;
  // Not a generator function: that would not end before its next event.
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const { done, value } = await events.next();
      return done ? over : { done: false, value: await resultOf(value, args, key) };
    },
    return: async () => {
      await events.return?.();
      return over;
    },
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

async function resultOf(event: unknown, args: ExecutionArgs, key: Key): Promise<ExecutionResult> {
  const own = () => execute({ ...args, rootValue: event });
  // A number is nobody's in particular: the same one comes again.
  if (typeof event !== 'object' || event === null || key.startsWith('[null,')) return own();
  const ofEvent = results.get(event) ?? new Map<DocumentNode, Map<Key, Promise<ExecutionResult>>>();
  results.set(event, ofEvent);
  const ofDocument = ofEvent.get(args.document) ?? new Map<Key, Promise<ExecutionResult>>();
  ofEvent.set(args.document, ofDocument);
  const known = ofDocument.get(key);
  if (known === undefined) {
    const first = Promise.resolve(own());
    ofDocument.set(key, first);
    return first;
  }
  const shared = await known;
  // What went wrong for one, whose session may be over, need not for another.
  return shared.errors ? own() : shared;
}
