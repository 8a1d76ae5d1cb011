import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { bodyReader, EMAIL } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import { malformed, notFound } from '../http/refusals.js';
import { described } from '../openapi/described.js';
import type { Services } from '../services.js';
import { checkCredentials, checkFederated } from './login.js';
import { newSessionData, sessionData } from './session-data.js';
import { announceEnd } from './session-ended.js';
import { federatedLoginSchema, loginSchema, sessionProperties } from './session-schema.js';

const readLogin = bodyReader(
  Type.Object({
    username: Type.String({ title: 'E-mail', maxLength: 200, pattern: '\\S' }),
    password: Type.String({ title: 'Password', maxLength: 1000, minLength: 1 }),
  }),
);

/** The gateway's call, once an identity provider has said who it is: `password` is the secret that both share. */
const readFederated = bodyReader(
  Type.Object({
    email: EMAIL,
    password: Type.String({ title: 'Password', maxLength: 1000, minLength: 1 }),
    loginBy: Type.Optional(Type.String()),
  }),
);

/** Any JSON object; what is in it is the client’s business. */
const preferences = { schema: Type.Object({}, { additionalProperties: true }) };
/** Contract, section 2. */
const PREFERENCES_BYTES = 64 * 1024;

/** Sign-in, sign-out, who one is, and one's preferences (contract, section 2). */
export function serveUser(app: FastifyInstance, services: Services): void {
  const { db, sessions, federatedSecret } = services;

  app.post(
    '/user/login',
    described({ tag: 'user', summary: 'Sign in', body: readLogin, data: loginSchema, refuses: [429] }),
    async (request) => {
      const { username, password } = readLogin(request.body);
      const userId = await checkCredentials(services, username.trim(), password, request.ip);
      const token = await sessions.open(userId);
      return succeeded({ token, ...(await newSessionData(services, userId)) }, 'Login berhasil');
    },
  );

  app.post(
    '/auth/login',
    described({
      tag: 'user',
      summary: 'Sign in whom an identity provider has identified: for the gateway alone',
      body: readFederated,
      data: federatedLoginSchema,
      refuses: [404],
    }),
    async (request) => {
      if (federatedSecret === undefined) throw notFound();
      const { email, password } = readFederated(request.body);
      const userId = await checkFederated(services, email.trim(), {
        given: password,
        expected: federatedSecret,
      });
      const token = await sessions.open(userId, 'federated');
      const { data, listMenu, ...rest } = await newSessionData(services, userId);
      return succeeded({ token, pengguna: data, menu: listMenu, ...rest }, 'Login berhasil');
    },
  );

  app.post(
    '/user/logout',
    described({ tag: 'user', summary: 'Sign out: the token ends at once' }),
    async (request) => {
      const { userId, sessionHash } = callerOf(request);
      await services.transact(async (trx) => {
        await sessions.end(trx, sessionHash);
        await announceEnd(services, trx, [{ sessionHash, userId }], 'logout');
      });
      return succeeded(null, 'Logout berhasil');
    },
  );

  app.get(
    '/user/me',
    described({
      tag: 'user',
      summary: 'Who the caller is, which menus they have and what they may write',
      data: Type.Object(sessionProperties),
    }),
    async (request) => succeeded(await sessionData(services, callerOf(request))),
  );

  app.get(
    '/user/preferences',
    described({ tag: 'user', summary: 'One’s own preferences', data: preferences.schema }),
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
      bodyLimit: PREFERENCES_BYTES,
      ...described({
        tag: 'user',
        summary: 'Keep one’s own preferences: one JSON object of at most 64 KiB',
        body: preferences,
        data: preferences.schema,
      }),
    },
    async (request) => {
      const document = request.body;
      if (typeof document !== 'object' || document === null || Array.isArray(document)) {
        throw malformed('The preferences must be a JSON object.');
      }
      const text = JSON.stringify(document);
      await sql`insert into user_preferences (user_id, document) values (${callerOf(request).userId}, ${text}::jsonb)
      on conflict (user_id) do update set document = excluded.document, updated_at = now()`.execute(db);
      return succeeded(document, 'Data berhasil disimpan');
    },
  );
}
