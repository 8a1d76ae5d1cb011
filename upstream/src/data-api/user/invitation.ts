import { Type } from 'typebox';
import { reference } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import { brokenRule } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { lockWritable } from '../resource/save/save.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';
import { user } from './user.js';

const invitationBody = Type.Object({ id: reference('Id') });

/** Adds `POST user/invite`: sends the link to set the first password again. */
export function serveInvitation(app: App, services: Services): void {
  serveSave(
    app,
    services,
    '/user/invite',
    {
      tag: 'user',
      summary: 'Send the invitation again to a user who has no password yet',
      body: invitationBody,
      refuses: [404, 429],
    },
    async (context, { id }) => {
      const { trx, caller } = context;
      const person = await lockWritable(context, user, { id, version: undefined });
      if (person.password_hash !== null) {
        throw brokenRule(null, 'HAS_PASSWORD', {
          id: 'User ini sudah mengatur password',
          en: 'This user has set a password already',
        });
      }
      if (!person.is_active) {
        throw brokenRule(null, 'INACTIVE', { id: 'User ini tidak aktif', en: 'This user is inactive' });
      }
      const letter = { kind: 'welcome', address: person.email } as const;
      await services.mail.write(trx, letter, { caller, act: 'repeated' });
      return succeeded(null, {
        id: `Undangan dikirim ke ${person.email}`,
        en: `The invitation was sent to ${person.email}`,
      });
    },
  );
}
