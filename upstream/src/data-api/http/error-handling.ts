import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { broken } from './envelope.js';
import { CallRefused, notFound, RulesBroken } from './refusals.js';
import { languageOf, type Text, textIn } from './text.js';

/** The messages of what fastify itself refuses, for the developer of the client. */
const FASTIFY_REFUSALS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type: application/json).',
};

/** The responses to what Node.js refuses to parse, by the code of the fault; anything else is malformed. */
const PARSER_REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large.' },
};
const MALFORMED = 'The request is malformed.';
/** Milliseconds that a client has to read the refusal and to close its connection. */
const CLOSING_MS = 2000;

const FAULT: Text = { id: 'Terjadi kesalahan pada server.', en: 'Something went wrong on the server.' };

/** Responds to an address that cannot be decoded, which never reaches a route, nor the error handler. */
export const refuseAddress = (_fault: unknown, _request: unknown, reply: FastifyReply) =>
  reply.code(400).send({ success: false, message: 'The address is malformed.' });

/** Responds to what is no HTTP, which never becomes a request, and closes its connection. */
export const refuseConnection: Required<FastifyServerOptions>['clientErrorHandler'] = (fault, socket) => {
  const { status, message } = PARSER_REFUSALS[fault.code] ?? { status: 400, message: MALFORMED };
  const body = JSON.stringify({ success: false, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // More of what is refused already.
  if (socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy(fault);
    return;
  }
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // With bytes unread the connection would be reset, and the reset may overtake the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once('close', () => clearTimeout(timer));
};

/**
 * Turns whatever a route throws into the contract's response: a broken rule into HTTP 200 with `success: false`, a
 * refusal into its status, anything else into 500 with a fixed message and the request id, logged in full.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError | Error, request, reply) => {
    if (fault instanceof RulesBroken) return reply.code(200).send(broken(fault.errors, languageOf(request)));
    if (fault instanceof CallRefused) {
      if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
      return reply
        .code(fault.statusCode)
        .send({ success: false, message: textIn(fault.text, languageOf(request)) });
    }
    const status = 'statusCode' in fault && fault.statusCode !== undefined ? fault.statusCode : 500;
    if (status >= 400 && status < 500) {
      const known = 'code' in fault ? FASTIFY_REFUSALS[fault.code] : undefined;
      // A body of another content type is malformed like any other.
      return reply.code(status === 415 ? 400 : status).send({ success: false, message: known ?? MALFORMED });
    }
    request.log.error({ err: fault }, 'a call failed');
    return reply.code(500).send({
      success: false,
      message: textIn(FAULT, languageOf(request)),
      requestId: request.id,
    });
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
