import { GatewayError } from '../errors/errors.js';
import type { Language } from '../errors/text.js';
import type { RestCalls } from '../rest/rest-calls.js';
import { PushedStream, type Sink } from './stream.js';

/** One subscription of one client. */
export interface Subscriber {
  readonly rest: RestCalls;
  readonly language: Language;
  readonly disconnectSlowClient: () => void;
}

/** The connection that a source uses while there are subscribers. */
interface Feed<Value> {
  /** The language of the subscribers. */
  readonly language: Language;
  /**
   * Sends a call with the token of a subscriber. A subscriber whose session has ended gets UNAUTHENTICATED, and the call is sent with
   * the token of the next one. Null when no subscriber is left.
   */
  request<Reply>(call: (rest: RestCalls) => Promise<Reply>): Promise<Reply | null>;
  emit(value: Value): void;
  /** Discards the newest value without notifying the subscribers: for the next subscriber, `refresh` is called instead. */
  outdate(refresh: () => void): void;
  /** Ends every subscription with the error. */
  fail(error: Error): void;
}

/**
 * Starts to feed a user's subscribers; returns a function that stops it.
 * @param subject what they subscribe to, such as the id of a complaint; '' for a source with one subject
 */
export type Source<Value> = (userId: string, feed: Feed<Value>, subject: string) => () => void;

/**
 * One source for each user, language and subject, started by the first subscriber and stopped with the last, however many tabs are
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
    subject = '',
  ): AsyncIterableIterator<Value> {
    const key = `${userId} ${language} ${subject}`;
    return new PushedStream<Value>((sink) => {
      const feed = this.running.get(key) ?? new RunningFeed<Value>(this.replay, language);
      this.running.set(key, feed);
      const leave = feed.join({ rest, sink }, () => this.source(userId, feed, subject));
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
  private refresh: (() => void) | undefined;
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
    this.refresh?.();
    this.stop ??= start();
    return () => {
      this.members.delete(member);
      if (!this.isEmpty) return;
      this.stop?.();
      this.stop = undefined;
    };
  }

  async request<Reply>(call: (rest: RestCalls) => Promise<Reply>): Promise<Reply | null> {
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

  outdate(refresh: () => void): void {
    this.newest = undefined;
    this.refresh = refresh;
  }

  fail(error: Error): void {
    for (const member of [...this.members]) {
      this.members.delete(member);
      member.sink.end(error);
    }
  }

  emit(value: Value): void {
    if (this.replay) this.newest = { value };
    this.refresh = undefined;
    for (const { sink } of this.members) sink.push(value);
  }
}
