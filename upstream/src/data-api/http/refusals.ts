import { LANGUAGES, sameInAll, type Text, textIn } from './text.js';

/** A mistake in one field that the user can correct; `field` is the row's own name, null for the whole. */
export interface FieldError {
  field: string | null;
  code: string;
  message: Text;
}

/** A rule is broken: HTTP 200, `success: false` and the errors. */
export class RulesBroken extends Error {
  readonly errors: readonly [FieldError, ...FieldError[]];

  constructor(...errors: [FieldError, ...FieldError[]]) {
    super(textIn(errors[0].message, LANGUAGES[0]));
    this.errors = errors;
  }
}

/** The refusal of one field, or of the whole form (`null`). */
export const brokenRule = (field: string | null, code: string, message: Text): RulesBroken =>
  new RulesBroken({ field, code, message });

/** The call is refused with an HTTP status: the user can correct nothing in a form. */
export class CallRefused extends Error {
  readonly statusCode: number;
  readonly text: Text;
  /** Seconds, for 429. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, text: Text, retryAfter?: number) {
    super(textIn(text, LANGUAGES[0]));
    this.text = text;
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** @param message for the developer of the client, in English */
export const malformed = (message: string) => new CallRefused(400, sameInAll(message));
export const unauthenticated = () =>
  // The specification's wording (section 8), in both languages.
  new CallRefused(401, sameInAll('Sorry, Your session has expired, please login again.'));
export const forbidden = () =>
  new CallRefused(403, {
    id: 'Anda tidak memiliki izin untuk ini.',
    en: 'You do not have permission to do this.',
  });
/** The refusal of a call that writes, with a token that its owner has limited to reading. */
export const limitedToReading = () =>
  new CallRefused(403, {
    id: 'Token API ini hanya dapat membaca.',
    en: 'This API token is limited to reading.',
  });
export const notFound = () =>
  new CallRefused(404, { id: 'Data tidak ditemukan.', en: 'There is no such entry.' });
export const tooManyTries = (retryAfter: number) =>
  new CallRefused(
    429,
    {
      id: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
      en: 'Too many attempts. Please try again later.',
    },
    retryAfter,
  );
