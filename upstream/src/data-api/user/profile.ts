import { callerOf } from '../access/caller.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { byUse } from '../resource/define/fields.js';
import { savedSchema } from '../resource/list/list-schemas.js';
import { withTarget } from '../resource/save/edit-target.js';
import { checkFieldRights } from '../resource/save/field-guard.js';
import { saveOnce } from '../resource/save/idempotency.js';
import { save } from '../resource/save/save.js';
import type { Services } from '../services/services.js';
import { personFields } from './person-fields.js';
import { ownUserScope } from './user-scopes.js';

/** The fields of their own account that users may change. */
const profile = {
  ...byUse(personFields),
  name: 'profile',
  scope: ownUserScope,
  joins: {},
  options: [],
} as const;

const profileBody = withTarget(profile.save.schema);

/** `POST user/profile`: x `version` as in any edit. */
export function serveProfile(app: App, services: Services): void {
  checkFieldRights(profile);
  app.post(
    '/user/profile',
    described({
      tag: 'user',
      summary: 'Change one’s own name, address, phone, photo, office and who one reports to',
      body: profileBody,
      documentedBody: profile.save.schema,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const { body } = request;
      const target = { id: callerOf(request).userId, version: body.version ?? undefined };
      return saveOnce(services, request, (context) => save(context, profile, body, target));
    },
  );
}
