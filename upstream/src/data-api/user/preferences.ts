import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { SAVED, succeeded } from '../http/envelope.js';
import { brokenRule } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import type { Services } from '../services/services.js';
import { type JsonObject, mergePatch } from './merge-patch.js';

const DOCUMENT_BYTES = 64 * 1024;
/** A change also names the keys that it removes. */
const CHANGE_BYTES = 2 * DOCUMENT_BYTES;

/** Any JSON object; its content is the client's own. */
const document = Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true }));
const changedSchema = Type.Object({
  version: Type.Integer({ description: 'Grows by 1 with every change.' }),
  preferences: document,
});

/** The signed-in user's preferences: one JSON object, replaced as a whole or changed by key. */
export function servePreferences(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/user/preferences',
    described({ tag: 'user', summary: 'One’s own preferences', data: document }),
    async (request) => {
      const row = await db
        .selectFrom('user_preferences')
        .select('document')
        .where('user_id', '=', callerOf(request).userId)
        .executeTakeFirst();
      return succeeded(row?.document ?? {});
    },
  );

  app.post(
    '/user/preferences',
    {
      bodyLimit: DOCUMENT_BYTES,
      ...described({
        tag: 'user',
        summary: 'Replace all of one’s own preferences: one JSON object of at most 64 KiB',
        body: document,
        data: document,
      }),
    },
    async (request) => {
      const whole = request.body;
      await sql`insert into user_preferences as kept (user_id, document)
        values (${callerOf(request).userId}, ${JSON.stringify(whole)}::jsonb)
        on conflict (user_id) do update
        set document = excluded.document, updated_at = now(), version = kept.version + 1`.execute(db);
      return succeeded(whole, SAVED);
    },
  );

  app.post(
    '/user/preferences/change',
    {
      bodyLimit: CHANGE_BYTES,
      ...described({
        tag: 'user',
        summary:
          'Change one’s own preferences by key: a JSON merge patch (RFC 7396), after which they have at most 64 KiB',
        body: document,
        data: changedSchema,
      }),
    },
    async (request) => {
      const { userId } = callerOf(request);
      const changed = await services.transact(async (trx) => {
        // Version 0: the first change makes it 1.
        await sql`insert into user_preferences (user_id, version) values (${userId}, 0)
          on conflict (user_id) do nothing`.execute(trx);
        // Locked, so that changes made at the same time are applied one after the other.
        const kept = await trx
          .selectFrom('user_preferences')
          .select('document')
          .where('user_id', '=', userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const text = JSON.stringify(mergePatch(kept.document, request.body));
        if (Buffer.byteLength(text) > DOCUMENT_BYTES) throw tooLarge();
        const { rows } = await sql<{ version: number; preferences: JsonObject }>`
          update user_preferences set document = ${text}::jsonb, updated_at = now(), version = version + 1
          where user_id = ${userId} returning version, document as preferences`.execute(trx);
        return rows[0];
      });
      return succeeded(changed, SAVED);
    },
  );
}

const tooLarge = () =>
  brokenRule(null, 'TOO_LARGE', {
    id: 'Preferensi paling banyak 64 KiB.',
    en: 'Preferences may hold at most 64 KiB.',
  });
