import { GatewayError } from '../errors/errors.js';
import type { Language } from '../errors/text.js';
import type { RestCalls } from '../rest/rest-calls.js';
import { PushedStream, type Sink } from './stream.js';

/** Who listens: one subscription of one client. */
export interface Subscriber {
  readonly rest: RestCalls;
  readonly language: Language;
  readonly disconnectSlowClient: () => void;
}

/** What a source works with while somebody listens. */
export interface Feed<Value> {
  /** Of those who listen. */
  readonly language: Language;
  /**
   * Asks upstream in the name of one of the subscribers. Who turns out to be signed out gets UNAUTHENTICATED and the
   * next one is tried. Null when nobody is left to ask for.
   */
  ask<Answer>(call: (rest: RestCalls) => Promise<Answer>): Promise<Answer | null>;
  emit(value: Value): void;
  /** What was told last holds no more, though nobody has to hear of it: the next one to join has `look` called in its place. */
  outdate(look: () => void): void;
  /** Ends every subscription with the error. */
  fail(error: Error): void;
}

/**
 * Begins to feed a user's subscribers; answers the way to stop.
 * @param about what they listen to, such as the id of a complaint; '' where there is but one thing
 */
export type Source<Value> = (userId: string, feed: Feed<Value>, about: string) => () => void;

/**
 * One source for each user, language and thing, started by the first subscriber and stopped with the last, however many tabs are
 * open.
 */
export class SharedFeeds<Value> {
  private readonly running = new Map<string, RunningFeed<Value>>();

  /** @param replay whether a subscriber that joins gets the newest value at once */
  constructor(
    private readonly source: Source<Value>,
    private readonly replay: boolean,
  ) {}

  subscribe(
    userId: string,
    { rest, language, disconnectSlowClient }: Subscriber,
    about = '',
  ): AsyncIterableIterator<Value> {
    const key = `${userId} ${language} ${about}`;
    return new PushedStream<Value>((sink) => {
      const feed = this.running.get(key) ?? new RunningFeed<Value>(this.replay, language);
      this.running.set(key, feed);
      const leave = feed.join({ rest, sink }, () => this.source(userId, feed, about));
      return () => {
        leave();
        if (feed.isEmpty && this.running.get(key) === feed) this.running.delete(key);
      };
    }, disconnectSlowClient);
  }
}

interface Member<Value> {
  readonly rest: RestCalls;
  readonly sink: Sink<Value>;
}

class RunningFeed<Value> implements Feed<Value> {
  private readonly members = new Set<Member<Value>>();
  private newest: { readonly value: Value } | undefined;
  private lookAgain: (() => void) | undefined;
  private stop: (() => void) | undefined;

  constructor(
    private readonly replay: boolean,
    readonly language: Language,
  ) {}

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  join(member: Member<Value>, start: () => () => void): () => void {
    this.members.add(member);
    if (this.newest) member.sink.push(this.newest.value);
    this.lookAgain?.();
    this.stop ??= start();
    return () => {
      this.members.delete(member);
      if (!this.isEmpty) return;
      this.stop?.();
      this.stop = undefined;
    };
  }

  async ask<Answer>(call: (rest: RestCalls) => Promise<Answer>): Promise<Answer | null> {
    for (const member of this.members) {
      try {
        return await call(member.rest);
      } catch (error) {
        // The call of a client that disconnected in the meantime is cancelled with it: the next client sends a new one.
        if (!this.members.has(member)) continue;
        if (!(error instanceof GatewayError) || error.code !== 'UNAUTHENTICATED') throw error;
        this.members.delete(member);
        member.sink.end(error);
      }
    }
    return null;
  }

  outdate(look: () => void): void {
    this.newest = undefined;
    this.lookAgain = look;
  }

  fail(error: Error): void {
    for (const member of [...this.members]) {
      this.members.delete(member);
      member.sink.end(error);
    }
  }

  emit(value: Value): void {
    if (this.replay) this.newest = { value };
    this.lookAgain = undefined;
    for (const { sink } of this.members) sink.push(value);
  }
}
