import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import { type Text, textIn } from '../../errors/text.js';
import type { Context } from '../../graphql/schema/context.js';
import { actionCall, readCall, saveCall } from '../../rest/calls.js';
import type { SaveError } from '../../rest/replies.js';
import { type JsonRecord, mergePatch } from './merge-patch.js';

const document = () => z.preprocess((data) => data ?? {}, z.record(z.string(), z.unknown()));

/** The maximum size of the document in the data API. */
const maximumBytes = 64 * 1024;

export const preferencesCall = readCall('user/preferences', document, { optional: true });
const replaceCall = saveCall('user/preferences', { optional: true });
const changeCall = actionCall(
  'user/preferences/change',
  (schemas) => z.object({ version: schemas.optionalInteger, preferences: document() }),
  { optional: true },
);

const tooLarge: Text = {
  id: 'Preferensi paling banyak 64 KiB.',
  en: 'Preferences may hold at most 64 KiB.',
};

type Caller = Pick<Context, 'rest' | 'language'>;

/** The result of a save of the preferences. */
interface SavedPreferences {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly SaveError[];
  readonly preferences: Record<string, unknown> | null;
  /** Null if the data API does not count the changes. */
  readonly version: number | null;
}

/**
 * Changes the preferences by a JSON merge patch. Where the data API lacks that call ([+]), the document is read, changed here and
 * replaced: one of two changes at the same time can then be lost.
 */
export async function changePreferences(
  { rest, language }: Caller,
  changes: JsonRecord,
): Promise<SavedPreferences> {
  const reply = await supported(rest.act(changeCall, changes));
  if (reply === null)
    return replacePreferences({ rest, language }, mergePatch(await rest.read(preferencesCall), changes));
  if (!reply.success) return { ...reply, preferences: null, version: null };
  return { success: true, message: reply.message, errors: [], ...reply.data };
}

/** Replaces the preferences as a whole. */
export async function replacePreferences(
  { rest, language }: Caller,
  preferences: Record<string, unknown>,
): Promise<SavedPreferences> {
  if (Buffer.byteLength(JSON.stringify(preferences)) > maximumBytes) {
    const message = textIn(tooLarge, language);
    const errors = [{ field: 'preferences', code: 'TOO_LARGE', message }];
    return { success: false, message, errors, preferences: null, version: null };
  }
  const { success, message, errors } = await rest.save(replaceCall, preferences);
  return { success, message, errors, preferences: success ? preferences : null, version: null };
}

/** The reply; null if the data API lacks the call. */
async function supported<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_SUPPORTED') return null;
    throw error;
  }
}
