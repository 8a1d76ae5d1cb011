import type { ReceivedCall, StubbedResponse } from '../data-api-double.js';
import type { TestEvent } from '../webhook.js';

/** The upstream calls of one operation of the client. */
export interface OperationCalls {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Exactly its calls, each as `GET vehicle/view?page=1&size=20`, with the response of the service. */
  readonly calls: Readonly<Record<string, StubbedResponse>>;
  /** The variable with a photo, for which the request is a multipart one. */
  readonly upload?: string;
  /** The event that gives a subscription its value. */
  readonly event?: TestEvent;
}

/** By the operation's name. */
export type OperationTable = Readonly<Record<string, OperationCalls>>;

/** A call in the format of the table. */
export function written({ method, path, query }: Pick<ReceivedCall, 'method' | 'path' | 'query'>): string {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${method} ${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
