import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { limits } from '../../graphql/admission/limits.js';
import type { OperationParameters } from '../../graphql/admission/persisted-operations.js';
import { readJson, UnreadableBody } from '../read-body.js';

const object = z.record(z.string(), z.unknown()).nullish();

/** The parameters of a request (GraphQL over HTTP). Without a document, they identify a persisted one. */
const parameters = z.object({
  query: z
    .string()
    .nullish()
    .transform((query) => query ?? ''),
  documentId: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: object,
  extensions: object,
});

/**
 * The operation in a request for server-sent events, by POST with JSON or by GET.
 * @throws UnreadableBody if there is none
 */
export async function readOperation(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<OperationParameters & { query: string }> {
  const sent = parameters.safeParse(await parametersOf(request, response));
  if (sent.success) return sent.data;
  const [issue] = sent.error.issues;
  throw new UnreadableBody(
    400,
    `The request is not an operation: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

async function parametersOf(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { method, headers, url = '' } = request;
  if (method === 'GET') {
    const { variables, extensions, ...texts } = Object.fromEntries(new URLSearchParams(searchOf(url)));
    return {
      ...texts,
      variables: jsonIn('variables', variables),
      extensions: jsonIn('extensions', extensions),
    };
  }
  if (method !== 'POST') {
    response.setHeader('allow', 'GET, POST');
    throw new UnreadableBody(405, 'Send the operation by GET or POST.');
  }
  // A page of another site cannot send this type without a CORS preflight.
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
