import { Repeater } from '@graphql-yoga/subscription';

/** Values that may wait for one slow reader before it is disconnected. */
const maxWaiting = 100;

export interface Sink<Value> {
  push(value: Value): void;
  /** Ends the stream after the values that wait; with an error, the reader receives it. */
  end(error?: Error): void;
}

/**
 * Values that a callback pushes. It holds at most `maxWaiting` of them: then it ends and disconnects the reader, because one that does
 * not read does not see the end of a stream.
 */
export class PushedStream<Value> implements AsyncIterableIterator<Value> {
  private values: Repeater<Value> | undefined;

  /**
   * @param start begins to push; returns what to do when the listener or reader leaves
   * @param disconnect closes the reader's connection
   */
  constructor(
    private readonly start: (sink: Sink<Value>) => () => void,
    private readonly disconnect: () => void,
  ) {}

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
      let isOver = false;
      const end = (error?: Error) => {
        isOver = true;
        stop(error);
      };
      const leave = this.start({
        push: (value) => {
          if (isOver) return;
          if (waiting >= maxWaiting) {
            end();
            this.disconnect();
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

/** Starts a stream at once, before its first value is requested: values wait until then. */
export function begun<Value>(values: AsyncIterable<Value>): AsyncIterableIterator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<Value>> | undefined = iterator.next();
  first.catch(() => undefined); // the reader receives the error
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
