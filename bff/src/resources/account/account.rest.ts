import { z } from 'zod';
import { photoForSave } from '../../files/photo-address.js';
import { actionCall, bodyCall, saveCall } from '../../rest/calls.js';
import { encodePhone } from '../../rest/encode.js';
import { saveErrors } from '../../rest/replies.js';
import type { ProfileInput } from './account.inputs.js';

/** Contract, section 2. */
export const forgotPasswordCall = saveCall('user/forgot_password', { anonymous: true });
/** The person who holds the mailbox is the account's owner: their browser is known from then on. */
export const resetPasswordCall = actionCall(
  'user/reset_password',
  (schemas) => z.nullish(z.object({ device: schemas.optionalText })).catch(null),
  { anonymous: true, optional: true },
);
export const profileCall = saveCall('user/profile', { optional: true });

/** The `status` in a body of HTTP 200 when the password was changed, which ended every session of the user. */
const DONE_AND_SIGNED_OUT = '401';

/** The response is not an envelope but `{status, message}`, where 401 means success and anything else is a failure to show. */
export const changePasswordCall = bodyCall('user/change_password', (schemas) =>
  z
    .object({ status: schemas.optionalText, message: schemas.textOrEmpty, errors: saveErrors(schemas) })
    .transform(({ status, message, errors }) => {
      const success = status === DONE_AND_SIGNED_OUT;
      return { success, message, errors: success ? [] : errors };
    }),
);

/**
 * Payload of `user/profile`.
 * @param loadAddress the file service's `…/load`: the portrait is sent as an address below it
 */
export const profilePayload = (input: ProfileInput, loadAddress: string) => ({
  name: input.name,
  address: input.address,
  phone: encodePhone(input.phone),
  photo: input.photo && photoForSave(input.photo, loadAddress),
  office: input.office,
  reportTo: input.reportsTo,
  version: input.version ?? undefined,
});
