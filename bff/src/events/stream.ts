import { Repeater } from '@graphql-yoga/subscription';

/** Values that may wait for one slow reader before it is cut. */
export const maxWaiting = 100;

export interface Sink<Value> {
  push(value: Value): void;
  /** Ends the stream after what waits; with an error, the subscriber gets it. */
  end(error?: Error): void;
}

/**
 * A stream that is fed by callbacks: it tells a listener of each value at once, or is read like any other iterator. Read, it never
 * holds more than `maxWaiting` values: then it ends and calls `cut`, which has to close the socket, because a reader that
 * does not read learns nothing from the end of a stream. It is begun once, by whichever comes first.
 */
export class Stream<Value> implements AsyncIterableIterator<Value> {
  private values: Repeater<Value> | undefined;

  /** @param start begins to feed; answers what to do when the reader leaves */
  constructor(
    private readonly start: (sink: Sink<Value>) => () => void,
    private readonly cut: () => void,
  ) {}

  /** Begins; answers the way to leave. A listener sees to itself what it cannot pass on. */
  listen(sink: Sink<Value>): () => void {
    return this.start(sink);
  }

  next(): Promise<IteratorResult<Value>> {
    this.values ??= this.read();
    return this.values.next();
  }

  async return(): Promise<IteratorResult<Value>> {
    return this.values ? this.values.return() : { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private read(): Repeater<Value> {
    return new Repeater<Value>(async (push, stop) => {
      let waiting = 0;
      let ended = false;
      const end = (error?: Error) => {
        ended = true;
        stop(error);
      };
      const leave = this.start({
        push: (value) => {
          if (ended) return;
          if (waiting >= maxWaiting) {
            end();
            this.cut();
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
