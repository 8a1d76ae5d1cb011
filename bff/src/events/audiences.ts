import { setImmediate } from 'node:timers/promises';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
} from 'graphql';

/** What a subscriber is told of one event: the same object for all that are told the same. */
export interface Told {
  readonly answer: FormattedExecutionResult;
  /** The answer as JSON, written once. */
  readonly text: string;
}

/** A subscription of one client. */
export interface Subscriber {
  readonly args: ExecutionArgs;
  /** What the client gets of a result. */
  answerOf(result: ExecutionResult): FormattedExecutionResult;
  /** It has left: nobody is to be asked in its name. */
  readonly isOver: boolean;
  tell(told: Told): void;
  /** Ends the subscription. */
  fail(error: unknown): void;
}

/** Subscribers told in one go; others get their turn after each. */
const atOnce = 1_000;

/** Subscriptions that are alike. One event is executed and written once for all of them, and told in the order of events. */
class Audience {
  members = 0;
  /** What has been heard and is not executed yet: whoever hears the same joins. */
  private coming: { readonly event: unknown; readonly subscribers: Subscriber[] } | null = null;
  private told: Promise<void> = Promise.resolve();

  /** Has the subscriber told of the event, after those that it heard before. */
  hear(event: unknown, subscriber: Subscriber): void {
    if (this.coming && Object.is(this.coming.event, event)) {
      this.coming.subscribers.push(subscriber);
      return;
    }
    const coming = { event, subscribers: [subscriber] };
    this.coming = coming;
    this.told = this.told.then(async () => {
      if (this.coming === coming) this.coming = null;
      await tellAll(event, coming.subscribers);
    });
  }

  /** Does something once all that was heard before is told. */
  afterwards(then: () => void): void {
    this.told = this.told.then(then);
  }
}

/** Who has left is not asked for the others, and hears nothing. */
async function tellAll(event: unknown, subscribers: readonly Subscriber[]): Promise<void> {
  const first = subscribers.find(({ isOver }) => !isOver);
  if (!first) return;
  const shared = await toldOf(event, first);
  // What went wrong for one, whose session may be over, need not for another.
  if (!shared || shared.answer.errors) {
    const others = subscribers.filter((subscriber) => subscriber !== first && !subscriber.isOver);
    await Promise.all(others.map((subscriber) => toldOf(event, subscriber, true)));
    if (shared) first.tell(shared);
    return;
  }
  for (const [index, subscriber] of subscribers.entries()) {
    subscriber.tell(shared);
    if (index % atOnce === atOnce - 1) await setImmediate();
  }
}

/** What the event is to a subscriber; null where it could not be executed, which ends the subscription. */
async function toldOf(event: unknown, subscriber: Subscriber, tell = false): Promise<Told | null> {
  try {
    const answer = subscriber.answerOf(await execute({ ...subscriber.args, rootValue: event }));
    const told = { answer, text: JSON.stringify(answer) };
    if (tell) subscriber.tell(told);
    return told;
  } catch (error) {
    subscriber.fail(error);
    return null;
  }
}

const audiences = new WeakMap<DocumentNode, Map<string, Audience>>();

/**
 * The audience of a document that a key names, with one member more; `leave` takes it away again.
 * @param key null: nobody else's is like it
 */
export function joinAudience(
  document: DocumentNode,
  key: string | null,
): { audience: Audience; leave: () => void } {
  if (key === null) return { audience: new Audience(), leave: () => undefined };
  const ofDocument = audiences.get(document) ?? new Map<string, Audience>();
  audiences.set(document, ofDocument);
  const audience = ofDocument.get(key) ?? new Audience();
  ofDocument.set(key, audience);
  audience.members += 1;
  const leave = () => {
    audience.members -= 1;
    if (audience.members === 0) ofDocument.delete(key);
  };
  return { audience, leave };
}
