import type { Request, Response } from 'express';
import { errorReporting, GatewayError } from '../errors/errors.js';
import { textIn } from '../errors/text.js';
import type { Context } from '../graphql/schema/context.js';
import { refuse, setSandboxHeaders } from '../http-response.js';
import type { StreamReply } from '../rest/rest-calls.js';

/** Responses that stream a file from a service to a browser. */

/** The caller's session, the services on their behalf, and a signal that aborts when they disconnect. */
type FileContext = Pick<Context, 'session' | 'rest' | 'signal' | 'language'>;

export interface FileRouterOptions {
  contextFor(request: Request, response: Response): Promise<FileContext>;
}

/** Responds to an error; cuts the connection when the client has gone or part of the file is already sent. */
export function refuseWith(
  error: unknown,
  response: Response,
  { signal, language }: Pick<FileContext, 'signal' | 'language'>,
): void {
  if (signal.aborted || response.headersSent) response.destroy();
  else if (error instanceof GatewayError) {
    const { retryAfter } = error.extensions;
    if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
    refuse(response, errorReporting[error.code].status, textIn(error.text, language));
  } else throw error;
}

/** Sets the headers of a file's response: the service's that are listed, and those that keep a browser from executing it. */
export function setFileHeaders(
  response: Response,
  { headers }: StreamReply,
  passed: readonly string[],
  cacheControl: string,
): void {
  for (const name of passed) {
    const value = headers[name];
    if (value !== undefined && value !== null) response.setHeader(name, String(value));
  }
  response.setHeader('cache-control', cacheControl);
  setSandboxHeaders(response);
}
