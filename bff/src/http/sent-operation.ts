import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Candidate } from '../admission/admission.js';
import { limits } from '../admission/limits.js';
import { readJson, UnreadableBody } from './read-body.js';

const object = z.record(z.string(), z.unknown()).nullish();

/** The parameters of a request (GraphQL over HTTP). Without a document it names a persisted one. */
const parameters = z.object({
  query: z
    .string()
    .nullish()
    .transform((query) => query ?? ''),
  operationName: z.string().nullish(),
  variables: object,
  extensions: object,
});

/**
 * The operation that a request asks for, by POST with JSON or by GET.
 * @throws UnreadableBody where it asks for none
 */
export async function sentOperation(request: IncomingMessage, response: ServerResponse): Promise<Candidate> {
  const sent = parameters.safeParse(await parametersOf(request, response));
  if (sent.success) return sent.data;
  const [issue] = sent.error.issues;
  throw new UnreadableBody(400, `That is no operation: ${issue?.path.join('.')}: ${issue?.message}.`);
}

async function parametersOf(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { method, headers, url = '' } = request;
  if (method === 'GET') {
    const { variables, extensions, ...words } = Object.fromEntries(new URLSearchParams(searchOf(url)));
    return {
      ...words,
      variables: jsonIn('variables', variables),
      extensions: jsonIn('extensions', extensions),
    };
  }
  if (method !== 'POST') {
    response.setHeader('allow', 'GET, POST');
    throw new UnreadableBody(405, 'Ask by GET or POST.');
  }
  // A page of another site cannot send this type without being asked for its origin first.
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new UnreadableBody(415, 'Send application/json.');
  return readJson(request, limits.requestBytes);
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

function jsonIn(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, `Invalid JSON in ${name}.`);
  }
}
