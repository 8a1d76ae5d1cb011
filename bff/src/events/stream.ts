import { Repeater } from '@graphql-yoga/subscription';

/** Values that may wait for one slow subscriber before it is cut. */
const MAX_WAITING = 100;

export interface Sink<Value> {
  push(value: Value): void;
  /** Ends the stream after what waits; with an error, the subscriber gets it. */
  end(error?: Error): void;
}

/**
 * A stream that is fed by callbacks and never holds more than `MAX_WAITING` values: then it ends and calls `cut`,
 * which has to close the socket, because a reader that does not read learns nothing from the end of a stream.
 * `start` runs with the first `next()` and answers what to do when the reader leaves.
 */
export function stream<Value>(
  start: (sink: Sink<Value>) => () => void,
  cut: () => void,
): AsyncIterableIterator<Value> {
  return new Repeater<Value>(async (push, stop) => {
    let waiting = 0;
    let ended = false;
    const end = (error?: Error) => {
      ended = true;
      stop(error);
    };
    const leave = start({
      push(value) {
        if (ended) return;
        if (waiting >= MAX_WAITING) {
          end();
          cut();
          return;
        }
        waiting += 1;
        push(value).then(
          () => {
            waiting -= 1;
          },
          () => end(),
        );
      },
      end,
    });
    await stop;
    leave();
  });
}

/** Begins with a stream at once, and not when its first value is asked for: what comes until then waits. */
export function begun<Value>(values: AsyncIterable<Value>): AsyncIterableIterator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<Value>> | undefined = iterator.next();
  first.catch(() => undefined); // whoever asks for it is told
  const stream: AsyncIterableIterator<Value> = {
    next: () => {
      const result = first ?? iterator.next();
      first = undefined;
      return result;
    },
    return: async () => {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
