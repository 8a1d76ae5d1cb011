import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { joinAudience, type Told } from './audiences.js';
import { maxWaiting, type Sink, Stream } from './stream.js';

/** A subscription that one client has begun. */
export interface Begun {
  readonly args: ExecutionArgs;
  /** Whose it is: what a user may see is nobody else's. Null: not known, so it shares nothing. */
  readonly userId: string | null;
  /** What, beside document and variables, an answer depends on. */
  readonly variant: string;
  /** What the client gets of a result. */
  answerOf(result: ExecutionResult): FormattedExecutionResult;
  tell(told: Told): void;
  /** Closes the connection of a client that is told too late; it comes back and refetches. */
  cut(): void;
}

/**
 * Tells a client of each event of its subscription. One event is executed and written once for all subscriptions of a user that are alike:
 * every tab of an office has the same, and to execute costs more than to send.
 * @returns an iterator without values: it begins with the first `next()`, is over with the subscription and throws what ends it. Who
 *   ends it by `return()` has left: its `next()` is answered no more, and so ends nothing that has taken its place in the meantime
 */
export function tellOnce(events: AsyncIterable<unknown>, begun: Begun): AsyncIterableIterator<never> {
  const { args, userId, variant } = begun;
  const key =
    userId === null
      ? null
      : JSON.stringify([userId, variant, args.operationName ?? null, args.variableValues ?? null]);
  const { audience, leave } = joinAudience(args.document, key);
  const iterator = events[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  let stopEvents: () => void = () => void iterator.return?.();
  let isBegun = false;
  let isOver = false;
  let waiting = 0;
  const finish = () => {
    isOver = true;
    stopEvents();
    leave();
  };
  const begin = (resolve: (result: typeof over) => void, reject: (error: unknown) => void) => {
    const subscriber = {
      args,
      answerOf: begun.answerOf,
      get isOver() {
        return isOver;
      },
      tell: (told: Told) => {
        waiting -= 1;
        if (!isOver) begun.tell(told);
      },
      fail: (error: unknown) => {
        if (isOver) return;
        finish();
        reject(error);
      },
    };
    const sink: Sink<unknown> = {
      push: (event) => {
        if (isOver) return;
        waiting += 1;
        if (waiting <= maxWaiting) return audience.hear(event, subscriber);
        finish();
        resolve(over);
        begun.cut();
      },
      end: (error) =>
        audience.afterwards(() => {
          if (error) return subscriber.fail(error);
          if (isOver) return;
          finish();
          resolve(over);
        }),
    };
    const stop = listen(events, iterator, sink);
    // What is told at once may have ended it.
    if (isOver) stop();
    else stopEvents = stop;
  };
  return {
    next: () => {
      if (isOver) return Promise.resolve(over);
      if (isBegun) throw new Error('A subscription that is told of is begun once.');
      isBegun = true;
      return new Promise(begin);
    },
    return: async () => {
      if (!isOver) finish();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Has the sink told of each event; answers the way to stop. */
function listen(
  events: AsyncIterable<unknown>,
  iterator: AsyncIterator<unknown>,
  sink: Sink<unknown>,
): () => void {
  if (events instanceof Stream) return events.listen(sink);
  const read = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) sink.push(next.value);
  };
  read().then(
    () => sink.end(),
    (error: unknown) => sink.end(error instanceof Error ? error : new Error(String(error))),
  );
  return () => void iterator.return?.();
}
