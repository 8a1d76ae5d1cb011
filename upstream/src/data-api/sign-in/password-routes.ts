import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../../database/open-database.js';
import { callerOf } from '../access/caller.js';
import { EMAIL } from '../http/body-reader.js';
import { broken, succeeded } from '../http/envelope.js';
import { brokenRule, RulesBroken } from '../http/refusals.js';
import { languageOf, type Text } from '../http/text.js';
import type { App } from '../http/validation.js';
import { passwordChanged } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { described } from '../openapi/described.js';
import { refuseCommon, SHORTEST_PASSWORD } from '../security/common-passwords.js';
import { refuseOwnWords } from '../security/own-words.js';
import { hashPassword, verifyPassword } from '../security/password.js';
import type { Services } from '../services/services.js';
import { forgetAttempts, networkOf, recordAttempt } from '../session/attempts.js';
import { hashOf } from '../session/sessions.js';
import { logged } from '../session/sign-in-failures.js';
import { deviceReply, rememberDevice } from './known-devices.js';
import { endAccess } from './session-ended.js';

const PASSWORD_LENGTH = 1000;
const newPassword = Type.String({
  title: 'New password',
  minLength: SHORTEST_PASSWORD,
  maxLength: PASSWORD_LENGTH,
});

const forgottenBody = Type.Object({ email: EMAIL });
const resetBody = Type.Object({
  token: Type.String({ title: 'Token', minLength: 1, maxLength: 200 }),
  newPassword,
});
const changeBody = Type.Object({
  oldPassword: Type.String({ title: 'Old password', minLength: 1, maxLength: PASSWORD_LENGTH }),
  newPassword,
});

/** The limits of links that do not work, per address; the account is not known before the link is. */
const LINK_LIMITS = { ofAccount: 20, ofAddress: 20 };
/** The limits of tries of an old password, per user: the address does not matter to who has the session. */
const CHANGE_LIMITS = { ofAccount: 5, ofAddress: Number.POSITIVE_INFINITY };

/** The response of `user/change_password`: done is status 401, anything else is a failure. */
const DONE = 401;
const REFUSED = 400;
const CHANGED: Text = {
  id: 'Password berhasil diubah. Silakan login kembali.',
  en: 'Your password was changed. Please sign in again.',
};

const changeReply = Type.Object({
  status: Type.Integer({ description: '401: done, signed out everywhere; anything else: a failure.' }),
  success: Type.Boolean(),
  message: Type.String(),
});

/** Serves forgotten, reset and changed passwords; contract, section 2. */
export function servePasswords(app: App, services: Services): void {
  app.post(
    '/user/forgot_password',
    described({
      tag: 'user',
      summary: 'Request a link to set a new password',
      body: forgottenBody,
      refuses: [429],
    }),
    async (request) => {
      const { email } = request.body;
      const address = email.trim();
      // Nothing here checks whether an account has the address, so neither the response nor its time reveals it.
      const letter = { kind: 'reset', address, language: languageOf(request) } as const;
      await services.transact((trx) => services.mail.write(trx, letter, { clientAddress: request.ip }));
      return succeeded(null, {
        id: 'Jika e-mail terdaftar, tautan untuk mengatur ulang password telah dikirim.',
        en: 'If the e-mail is registered, a link to reset the password was sent to it.',
      });
    },
  );

  app.post(
    '/user/reset_password',
    described({
      tag: 'user',
      summary: 'Set a new password by a link',
      body: resetBody,
      data: Type.Object({ device: deviceReply }),
      refuses: [429],
    }),
    async (request) => {
      const { token, newPassword: password } = request.body;
      refuseCommon(password);
      const address = `link:${networkOf(request.ip)}`;
      // Hashing costs memory and time: the link is looked up first.
      const holder = await logged(request, { method: 'reset_link', account: token }, () =>
        checkLink(services, token, address),
      );
      await refuseNamesOf(services, holder, password);
      const passwordHash = await hashPassword(password);
      const userId = await services.transact(async (trx) => {
        const user = await useLink(trx, token);
        await setPassword(services, trx, user, passwordHash);
        return user;
      });
      // Who holds the mailbox is the account's owner: the lock that others' tries put on it is lifted.
      await forgetAttempts(services, `user:${userId}`);
      await forgetAttempts(services, address);
      return succeeded(
        { device: await rememberDevice(services, userId) },
        {
          id: 'Password berhasil disimpan. Silakan login.',
          en: 'Your password was saved. Please sign in.',
        },
      );
    },
  );

  app.post(
    '/user/change_password',
    {
      ...described({
        tag: 'user',
        summary: 'Change one’s password; every session of the user ends',
        body: changeBody,
        reply: changeReply,
        refuses: [429],
      }),
      errorHandler: (fault, request, reply) => {
        if (!(fault instanceof RulesBroken)) throw fault;
        reply.code(200).send({ status: REFUSED, ...broken(fault.errors, languageOf(request)) });
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { oldPassword, newPassword: password } = request.body;
      refuseCommon(password);
      await refuseNamesOf(services, userId, password);
      const account = String(userId);
      const oldHash = await logged(request, { method: 'old_password', account }, () =>
        checkOldPassword(services, userId, oldPassword),
      );
      const passwordHash = await hashPassword(password);
      await services.transact(async (trx) => {
        await refuseReplaced(trx, userId, oldHash);
        await setPassword(services, trx, userId, passwordHash);
      });
      return { status: DONE, success: true, message: CHANGED };
    },
  );
}

/** @throws RulesBroken for a link that was used, has run out or never was */
async function useLink(trx: Trx, token: string): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    delete from password_link where token_hash = ${hashOf(token)} and expires_at > now()
    returning user_id as "userId"`.execute(trx);
  const link = rows[0];
  if (link === undefined) throw linkInvalid();
  return link.userId;
}

/**
 * @returns the user of a link
 * @throws RulesBroken for a link that does not work; CallRefused (429) after 20 of those from a network within 15 minutes
 */
async function checkLink(services: Services, token: string, address: string): Promise<number> {
  await recordAttempt(services, address, address, LINK_LIMITS);
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from password_link
    where token_hash = ${hashOf(token)} and expires_at > now()`.execute(services.db);
  const [link] = rows;
  if (link === undefined) throw linkInvalid();
  return link.userId;
}

/** @throws RulesBroken for a new password that is made of what others know of its user */
async function refuseNamesOf({ db }: Services, userId: number, newPassword: string): Promise<void> {
  const account = await db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.name', 'app_user.email', 'app_user.username', 'company.name as company'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
  refuseOwnWords(newPassword, account);
}

const linkInvalid = () =>
  brokenRule('token', 'INVALID', {
    id: 'Tautan ini sudah digunakan atau tidak berlaku lagi. Silakan minta tautan baru.',
    en: 'This link was used or is no longer valid. Please request a new one.',
  });

/** @returns the hash of the password, which is the user's */
async function checkOldPassword(
  services: Services,
  userId: number,
  password: string,
): Promise<string | null> {
  const key = `password:${userId}`;
  await recordAttempt(services, key, key, CHANGE_LIMITS);
  const { password_hash: hash } = await services.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(hash, password))) throw oldPasswordWrong();
  await forgetAttempts(services, key);
  return hash;
}

/** @throws RulesBroken when the password was replaced since it was checked, as by a reset; nobody else replaces it until the transaction ends */
async function refuseReplaced(trx: Trx, userId: number, oldHash: string | null): Promise<void> {
  const { password_hash: hash } = await trx
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hash !== oldHash) throw oldPasswordWrong();
}

const oldPasswordWrong = () =>
  brokenRule('oldPassword', 'WRONG', {
    id: 'Password lama salah.',
    en: 'The old password is wrong.',
  });

/** Sets a password, ends every session and API token of the user, and voids the links that were mailed. */
async function setPassword(services: Services, trx: Trx, userId: number, hash: string): Promise<void> {
  // The first password of an account is no change.
  const changed = sql<{
    id: number;
  }>`select id from app_user where id = ${userId} and password_hash is not null`;
  await notify(trx, services.outbox, changed, { ...passwordChanged, path: null });
  await trx.updateTable('app_user').set({ password_hash: hash }).where('id', '=', userId).execute();
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  await endAccess(services, trx, sql<boolean>`u.id = ${userId}`, 'password');
}
