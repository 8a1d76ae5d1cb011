import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { EMAIL, optionalText } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import { malformed, notFound } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import type { Services } from '../services/services.js';
import { logged } from '../session/sign-in-failures.js';
import { checkFederated } from '../sign-in/federated-login.js';
import { devicesField, knownDevice, rememberDevice } from '../sign-in/known-devices.js';
import { checkCredentials } from '../sign-in/login.js';
import { newSessionData, sessionData } from '../sign-in/session-data.js';
import { announceEnd } from '../sign-in/session-ended.js';
import { federatedLoginSchema, loginSchema, meSchema } from '../sign-in/session-schema.js';

const loginBody = Type.Object({
  username: Type.String({ title: 'E-mail', maxLength: 200, pattern: '\\S' }),
  password: Type.String({ title: 'Password', maxLength: 1000, minLength: 1 }),
  devices: devicesField,
});

/** The gateway's call, once an identity provider has identified the user: `password` is the secret that both share. */
const federatedBody = Type.Object({
  email: EMAIL,
  /** The provider's account: both or neither. */
  issuer: optionalText('Issuer', 500),
  subject: optionalText('Subject', 255),
  password: Type.String({ title: 'Password', maxLength: 1000, minLength: 1 }),
  loginBy: Type.Optional(Type.String({ maxLength: 20 })),
  devices: devicesField,
});

const LOGGED_IN: Text = { id: 'Login berhasil', en: 'You are signed in' };

function identityOf({ issuer, subject }: { issuer?: string | null; subject?: string | null }) {
  if (!issuer && !subject) return undefined;
  if (!issuer || !subject) throw malformed('issuer and subject must be sent together.');
  return { issuer, subject };
}

export function serveUser(app: App, services: Services): void {
  const { sessions, federatedSecret } = services;

  app.post(
    '/user/login',
    described({ tag: 'user', summary: 'Sign in', body: loginBody, data: loginSchema, refuses: [429] }),
    async (request) => {
      const { username, ...credentials } = request.body;
      const session = await logged(request, { method: 'password', account: username }, async () => {
        const tried = { ...credentials, username: username.trim(), address: request.ip };
        const { device, ...account } = await checkCredentials(services, tried);
        return { ...(await sessions.open(account)), known: device };
      });
      const { userId, token, known } = session;
      const device = await rememberDevice(services, userId, known);
      return succeeded({ token, device, ...(await newSessionData(services, userId)) }, LOGGED_IN);
    },
  );

  app.post(
    '/auth/login',
    described({
      tag: 'user',
      summary: 'Sign in a user identified by an identity provider: for the gateway alone',
      body: federatedBody,
      data: federatedLoginSchema,
      refuses: [404],
    }),
    async (request) => {
      if (federatedSecret === undefined) throw notFound();
      const { email, password, devices = [], ...identity } = request.body;
      const person = { email: email.trim(), identity: identityOf(identity) };
      const secret = { given: password, expected: federatedSecret };
      const { userId, token } = await logged(request, { method: 'federated', account: email }, async () =>
        sessions.open(await checkFederated(services, person, secret), 'federated'),
      );
      const device = await rememberDevice(services, userId, await knownDevice(services, userId, devices));
      const { data, listMenu, ...rest } = await newSessionData(services, userId);
      return succeeded({ token, device, pengguna: data, menu: listMenu, ...rest }, LOGGED_IN);
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
      return succeeded(null, { id: 'Logout berhasil', en: 'You are signed out' });
    },
  );

  app.get(
    '/user/me',
    described({
      tag: 'user',
      summary: 'Who the caller is, which menus they have and what they may write',
      data: meSchema,
    }),
    async (request) => succeeded(await sessionData(services, callerOf(request))),
  );
}
