import { z } from 'zod';
import { actionCall, readCall } from '../../rest/calls.js';
import { sessionUser } from './me.types.js';

/** Contract, section 2. */
export const loginCall = actionCall(
  'user/login',
  (schemas) =>
    z.intersection(sessionUser.row(schemas), z.object({ token: schemas.text, device: schemas.optionalText })),
  { anonymous: true },
);
export const meCall = readCall('user/me', sessionUser.row, { optional: true });
