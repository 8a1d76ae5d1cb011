import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { joinAudience, type Told } from './audiences.js';
import { type Sink, Stream } from './stream.js';

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
 * @returns an iterator without values: it begins with the first `next()`, is over with the subscription, throws what ends it, and ends
 *   it by `return()`
 */
export function tellOnce(events: AsyncIterable<unknown>, begun: Begun): AsyncIterableIterator<never> {
  const { args, userId, variant } = begun;
  const key =
    userId === null
      ? null
      : JSON.stringify([userId, variant, args.operationName ?? null, args.variableValues ?? null]);
  const { audience, leave } = joinAudience(args.document, key);
  const over = { done: true, value: undefined } as const;
  let end: (() => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  let isOver = false;
  const ended = new Promise<typeof over>((resolve, reject) => {
    end = () => resolve(over);
    fail = reject;
  });
  // Who leaves before it has begun hears of no failure.
  ended.catch(() => undefined);
  let stopEvents: (() => void) | undefined;
  const finish = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    stopEvents?.();
    leave();
    if (error === undefined) end?.();
    else fail?.(error);
  };
  const subscriber = {
    args,
    answerOf: begun.answerOf,
    tell: (told: Told) => {
      if (!isOver) begun.tell(told);
    },
    fail: finish,
  };
  const sink: Sink<unknown> = {
    push: (event) => {
      if (isOver || audience.hear(event, subscriber)) return;
      finish();
      begun.cut();
    },
    end: (error) => audience.afterwards(() => finish(error)),
  };
  const begin = () => {
    stopEvents = listen(events, sink);
    if (isOver) stopEvents();
  };
  return {
    next: () => {
      if (!stopEvents && !isOver) begin();
      return ended;
    },
    return: async () => {
      finish();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Has the sink told of each event; answers the way to stop. */
function listen(events: AsyncIterable<unknown>, sink: Sink<unknown>): () => void {
  if (events instanceof Stream) return events.listen(sink);
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
