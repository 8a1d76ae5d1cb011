import { z } from 'zod';
import { actionCall, saveCall, viewCall } from '../../rest/calls.js';
import { saidDate, saidFlag } from '../../rest/encode.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import type { ApiTokenInput } from './api-token.inputs.js';
import type { ApiToken } from './api-token.types.js';

const apiTokenRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    readOnly: wire.flag,
    expiresDate: wire.optionalDate,
    createdDate: wire.optionalDateTime,
    lastUsedDate: wire.optionalDateTime,
    revokedDate: wire.optionalDateTime,
  });

type ApiTokenRow = z.infer<ReturnType<typeof apiTokenRow>>;

/** Contract, section 2. */
export const apiTokenView = viewCall('api_token/view', apiTokenRow, { optional: true });
/** A save that is told twice answers the token with its first reply alone. */
export const apiTokenSave = actionCall(
  'api_token/save',
  (wire) => z.object({ id: wire.id, token: wire.optionalText }),
  { optional: true },
);
export const apiTokenRevoke = saveCall('api_token/revoke');

export const toApiToken = (row: ApiTokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  readOnly: row.readOnly,
  expiresAt: row.expiresDate,
  createdAt: row.createdDate,
  lastUsedAt: row.lastUsedDate,
  revokedAt: row.revokedDate,
});

/** Payload of `api_token/save`. */
export const apiTokenPayload = (input: ApiTokenInput) => ({
  id: 0,
  name: input.name,
  expiresDate: saidDate(input.expiresAt),
  readOnly: saidFlag(input.readOnly),
});

/** Payload of `api_token/revoke`. */
export const apiTokenRevocation = (id: string) => ({ id: rowId(id, 'id') });

/** Names of input fields that the row calls otherwise. */
export const apiTokenInputNames = { expiresDate: 'expiresAt' };
