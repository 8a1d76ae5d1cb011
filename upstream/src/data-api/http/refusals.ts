import { LANGUAGES, type Text, textIn } from './text.js';

/** A mistake in one field that the person can mend; `field` is the row's own name, null for the whole. */
export interface FieldError {
  field: string | null;
  code: string;
  message: Text | string;
}

/** A rule is broken: HTTP 200, `success: false` and the errors (contract, section 1). */
export class RulesBroken extends Error {
  readonly errors: readonly [FieldError, ...FieldError[]];

  constructor(...errors: [FieldError, ...FieldError[]]) {
    super(textIn(errors[0].message, LANGUAGES[0]));
    this.errors = errors;
  }
}

/** The call is refused with an HTTP status: there is nothing to mend in a form. */
export class CallRefused extends Error {
  readonly statusCode: number;
  readonly text: Text | string;
  /** Seconds, for 429. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, text: Text | string, retryAfter?: number) {
    super(textIn(text, LANGUAGES[0]));
    this.text = text;
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

export const malformed = (text: Text | string) => new CallRefused(400, text);
export const unauthenticated = () =>
  new CallRefused(401, 'Sorry, Your session has expired, please login again.');
export const forbidden = () => new CallRefused(403, 'You do not have permission to do this.');
export const notFound = () => new CallRefused(404, 'Data tidak ditemukan.');
export const tooManyTries = (retryAfter: number) =>
  new CallRefused(429, 'Too many tries. Please try again later.', retryAfter);
