import type { FastifyInstance } from 'fastify';
import { type Language, languageOf, type Text, textIn } from './text.js';

/** Sends the `message` of every reply in the language of its request. */
export function renderMessages(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) =>
    done(null, hasText(payload) ? rendered(payload, languageOf(request)) : payload),
  );
}

const hasText = (payload: unknown): payload is { message: Text } =>
  typeof payload === 'object' &&
  payload !== null &&
  'message' in payload &&
  typeof payload.message === 'object';

const rendered = (payload: { message: Text }, language: Language) => ({
  ...payload,
  message: textIn(payload.message, language),
});
