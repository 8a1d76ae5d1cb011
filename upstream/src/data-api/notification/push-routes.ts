import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { SAVED, succeeded } from '../http/envelope.js';
import { brokenRule, notFound } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { pushServiceOf } from '../push/push-services.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';

const TAG = 'notification';
/** The most browsers of a person; a further one takes the place of the oldest. */
const MOST_DEVICES = 20;

const endpoint = Type.String({ minLength: 1, maxLength: 1000 });
const subscriptionBody = Type.Object({
  endpoint,
  // An uncompressed point of P-256, and 16 bytes: base64url, as a browser has them.
  p256dh: Type.String({ maxLength: 88, pattern: '^B[\\w-]{86}=?$' }),
  auth: Type.String({ maxLength: 24, pattern: '^[\\w-]{22}(==)?$' }),
});
const endpointBody = Type.Object({ endpoint });
const renewedSchema = Type.Object({ isSubscribed: Type.Enum(['1', '0']) });

/** The browsers in which a person wants to be notified. A browser belongs to who signed in there last. */
export function servePushSubscriptions(app: App, services: Services): void {
  serveSave(
    app,
    services,
    '/notification/push/subscribe',
    {
      tag: TAG,
      summary: 'Be notified in this browser, until one signs out there',
      body: subscriptionBody,
      refuses: [404],
    },
    async ({ trx, caller }, subscription) => {
      const { push } = services;
      if (push === undefined) throw notFound();
      const { userId, sessionHash } = caller;
      if (pushServiceOf(subscription.endpoint, push.services) === undefined)
        throw brokenRule('endpoint', 'NOT_ALLOWED', {
          id: 'Layanan push browser ini tidak dikenal',
          en: 'The push service of this browser is not known',
        });
      await services.sessions.keep(trx, caller);
      const row = { ...subscription, user_id: userId, session_hash: sessionHash };
      await trx.deleteFrom('push_subscription').where('endpoint', '=', row.endpoint).execute();
      await trx.insertInto('push_subscription').values(row).execute();
      await sql`delete from push_subscription where user_id = ${userId} and id not in (
          select id from push_subscription where user_id = ${userId} order by id desc limit ${MOST_DEVICES})`.execute(
        trx,
      );
      return succeeded(null, SAVED);
    },
  );
  serveSave(
    app,
    services,
    '/notification/push/unsubscribe',
    { tag: TAG, summary: 'Be notified in this browser no more', body: endpointBody },
    async ({ trx, caller: { userId } }, { endpoint }) => {
      await trx
        .deleteFrom('push_subscription')
        .where('endpoint', '=', endpoint)
        .where('user_id', '=', userId)
        .execute();
      return succeeded(null, SAVED);
    },
  );
  app.post(
    '/notification/push/renew',
    described({
      tag: TAG,
      summary: 'After a sign-in: keep this browser’s subscription when it is the caller’s, else end it',
      body: endpointBody,
      data: renewedSchema,
    }),
    async (request) => {
      const { endpoint } = request.body;
      const { userId, sessionHash } = callerOf(request);
      const renewed = await services.transact(async (trx) => {
        await trx
          .deleteFrom('push_subscription')
          .where('endpoint', '=', endpoint)
          .where('user_id', '<>', userId)
          .execute();
        return trx
          .updateTable('push_subscription')
          .set({ session_hash: sessionHash })
          .where('endpoint', '=', endpoint)
          .returning('id')
          .execute();
      });
      return succeeded({ isSubscribed: renewed.length > 0 ? '1' : '0' });
    },
  );
}
