import type { Answer, ReceivedCall } from '../data-api-double.js';
import type { TestEvent } from '../webhook.js';

/** What one operation of the client costs upstream. */
export interface OperationCalls {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Exactly the calls it makes, each as `GET vehicle/view?page=1&size=20`, with what the service answers. */
  readonly calls: Readonly<Record<string, Answer>>;
  /** The variable that holds a photo and makes the request a multipart one. */
  readonly upload?: string;
  /** What happens while a subscription lasts, so that it has a value. */
  readonly event?: TestEvent;
}

/** By the operation's name. */
export type OperationTable = Readonly<Record<string, OperationCalls>>;

/** A call as the table writes it. */
export function written({ method, path, query }: Pick<ReceivedCall, 'method' | 'path' | 'query'>): string {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${method} ${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
