import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
} from 'graphql';
import { maxWaiting, PushedStream, type Sink } from './stream.js';

/** The response to one event: the same object for all subscribers that share it. */
export interface Message {
  readonly response: FormattedExecutionResult;
  /** The response as JSON. */
  readonly json: string;
}

/** One client's subscription. */
export interface Subscription {
  readonly args: ExecutionArgs;
  /** Responses are shared by subscriptions of one user only. Null: the user is unknown, and nothing is shared. */
  readonly userId: string | null;
  /** The part of a request that the responses depend on besides document, variables and user. */
  readonly variant: string;
  format(result: ExecutionResult): FormattedExecutionResult;
  send(message: Message): void;
  /** Closes the connection of a client that receives too slowly; it connects again and refetches. */
  disconnect(): void;
}

/** Number of subscribers that receive a message in one turn of the event loop. */
const perTurn = 1_000;

/**
 * Sends a client the response to each event of its subscription. An event is executed and serialized once for all subscriptions with the
 * same document, variables, user and variant.
 * @param events what the field's `subscribe` returned for this client, which has checked its access
 * @returns an iterator without values, for a library that ends the subscription by it: it starts with the first `next()`, is done when
 *   the events end and rejects when they fail. After `return()` a pending `next()` is never settled, because graphql-ws would then
 *   complete whichever operation has taken the same id meanwhile
 */
export function broadcast(
  events: AsyncIterable<unknown>,
  subscription: Subscription,
): AsyncIterableIterator<never> {
  const done = { done: true, value: undefined } as const;
  const { group, leave } = joinGroup(subscription);
  const subscriber: Subscriber = { ...subscription, isOver: false, waiting: 0, fail: () => undefined };
  let stop = (): void => {
    if (!(events instanceof PushedStream)) void events[Symbol.asyncIterator]().return?.();
  };
  const finish = () => {
    subscriber.isOver = true;
    leave();
    stop();
  };
  const start = (resolve: (result: typeof done) => void, reject: (error: unknown) => void) => {
    const end = () => {
      if (subscriber.isOver) return;
      finish();
      resolve(done);
    };
    subscriber.fail = (error) => {
      if (subscriber.isOver) return;
      finish();
      reject(error);
    };
    stop = listen(events, {
      push: (event) => {
        if (subscriber.isOver) return;
        subscriber.waiting += 1;
        if (subscriber.waiting <= maxWaiting) return group.publish(event, subscriber);
        end();
        subscription.disconnect();
      },
      end: (error) => group.afterwards(error ? () => subscriber.fail(error) : end),
    });
    if (subscriber.isOver) stop();
  };
  return {
    next: () => (subscriber.isOver ? Promise.resolve(done) : new Promise(start)),
    return: async () => {
      if (!subscriber.isOver) finish();
      return done;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Pushes each event into the sink. @returns stops it */
function listen(events: AsyncIterable<unknown>, sink: Sink<unknown>): () => void {
  if (events instanceof PushedStream) return events.listen(sink);
  const iterator = events[Symbol.asyncIterator]();
  const read = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) sink.push(next.value);
  };
  read().then(
    () => sink.end(),
    (error: unknown) => sink.end(error instanceof Error ? error : new Error(String(error))),
  );
  return () => void iterator.return?.();
}

interface Subscriber extends Subscription {
  isOver: boolean;
  /** Events that are published and not sent yet. */
  waiting: number;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}

/** An event and the subscribers that have received it from their sources. */
interface Batch {
  readonly event: unknown;
  readonly subscribers: Set<Subscriber>;
}

/** Subscriptions that share responses. They receive them in the order of the events. */
class Group {
  members = 0;
  private batches: Batch[] = [];
  /** Sends what is published; null while there is nothing to send. */
  private sending: Promise<void> | null = null;

  /** Each subscriber has a source of its own: equal events of the same turn are one. */
  publish(event: unknown, subscriber: Subscriber): void {
    const after = this.batches.findLastIndex(({ subscribers }) => subscribers.has(subscriber)) + 1;
    const equal = this.batches.slice(after).find((batch) => isDeepStrictEqual(batch.event, event));
    if (equal) equal.subscribers.add(subscriber);
    else this.batches.push({ event, subscribers: new Set([subscriber]) });
    this.sending ??= this.sendAll();
  }

  /** Calls back once everything that was published before is sent. */
  afterwards(callback: () => void): void {
    void (this.sending ?? Promise.resolve()).then(callback);
  }

  private async sendAll(): Promise<void> {
    while (this.batches.length > 0) {
      await nextTurn();
      const batches = this.batches;
      this.batches = [];
      for (const batch of batches) await sendTo(batch);
    }
    this.sending = null;
  }
}

async function sendTo({ event, subscribers }: Batch): Promise<void> {
  const [first, ...others] = [...subscribers].filter(({ isOver }) => !isOver);
  if (!first) return;
  const message = await messageFor(event, first);
  // An error may concern only the first subscriber's session.
  if (!message || message.response.errors) {
    if (message) deliver(message, first);
    await Promise.all(
      others.map(async (subscriber) => {
        const own = await messageFor(event, subscriber);
        if (own) deliver(own, subscriber);
      }),
    );
    return;
  }
  for (const [index, subscriber] of [first, ...others].entries()) {
    deliver(message, subscriber);
    if (index % perTurn === perTurn - 1) await nextTurn();
  }
}

/** Null if the execution failed, which ends the subscription. */
async function messageFor(event: unknown, subscriber: Subscriber): Promise<Message | null> {
  try {
    const response = subscriber.format(await execute({ ...subscriber.args, rootValue: event }));
    return { response, json: JSON.stringify(response) };
  } catch (error) {
    subscriber.fail(error);
    return null;
  }
}

function deliver(message: Message, subscriber: Subscriber): void {
  subscriber.waiting -= 1;
  if (!subscriber.isOver) subscriber.send(message);
}

const groups = new WeakMap<DocumentNode, Map<string, Group>>();

function joinGroup({ args, userId, variant }: Subscription): { group: Group; leave: () => void } {
  if (userId === null) return { group: new Group(), leave: () => undefined };
  const ofDocument = groups.get(args.document) ?? new Map<string, Group>();
  groups.set(args.document, ofDocument);
  const key = JSON.stringify([userId, variant, args.operationName ?? null, args.variableValues ?? null]);
  const group = ofDocument.get(key) ?? new Group();
  ofDocument.set(key, group);
  group.members += 1;
  const leave = () => {
    group.members -= 1;
    if (group.members === 0) ofDocument.delete(key);
  };
  return { group, leave };
}
