import { GraphQLError } from 'graphql';
import { sameInAll, type Text } from './text.js';

/** Every `extensions.code` a client may meet (beside Apollo's own for documents that do not parse or validate). */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'OPERATION_TOO_COMPLEX',
  'PERSISTED_OPERATION_NOT_FOUND',
  'NOT_SUPPORTED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What a person reads for each code, where an error says nothing more particular. */
export const errorTexts: Readonly<Record<ErrorCode, Text>> = {
  // The specification's wording (section 8), in both languages.
  UNAUTHENTICATED: sameInAll('Sorry, Your session has expired, please login again.'),
  FORBIDDEN: {
    id: 'Anda tidak memiliki izin untuk ini.',
    en: 'You do not have permission for this.',
  },
  BAD_USER_INPUT: {
    id: 'Data yang dikirim tidak dapat diterima. Periksa isian Anda.',
    en: 'What was sent cannot be accepted. Please check your entries.',
  },
  RATE_LIMITED: {
    id: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
    en: 'Too many requests. Wait a moment, then try again.',
  },
  OPERATION_TOO_COMPLEX: {
    id: 'Permintaan terlalu besar. Persempit pencarian Anda.',
    en: 'The request is too large. Narrow your search.',
  },
  PERSISTED_OPERATION_NOT_FOUND: {
    id: 'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
    en: 'The application has a newer version. Reload this page.',
  },
  NOT_SUPPORTED: {
    id: 'Fungsi ini belum tersedia pada layanan data.',
    en: 'The data service does not offer this function.',
  },
  UPSTREAM_UNAVAILABLE: {
    id: 'Layanan data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The data service cannot be reached. Try again in a moment.',
  },
  UPSTREAM_TIMEOUT: {
    id: 'Layanan data tidak menjawab tepat waktu. Coba lagi sebentar lagi.',
    en: 'The data service did not answer in time. Try again in a moment.',
  },
  UPSTREAM_BAD_REPLY: {
    id: 'Layanan data memberi jawaban yang tidak dapat dibaca.',
    en: 'The data service gave an answer that cannot be read.',
  },
  INTERNAL: {
    id: 'Terjadi kesalahan pada server. Coba lagi sebentar lagi.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
};

/**
 * An error that is meant for the client: its text and extensions leave the gateway as they stand (in production without
 * what names a REST call), so neither may hold a host, a token, SQL or a stack. Whatever is not a `GatewayError` reaches the client as INTERNAL.
 */
export class GatewayError extends GraphQLError {
  readonly code: ErrorCode;
  readonly text: Text;

  /**
   * @param text a plain string is a message for the developer of a client
   * @param details further extensions, for example `{ retryAfter: 30 }` (seconds) or `{ call, field, reason }`
   */
  constructor(
    code: ErrorCode,
    text: Text | string = errorTexts[code],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    const inEach = typeof text === 'string' ? sameInAll(text) : text;
    super(inEach.en, { extensions: { ...details, code } });
    this.name = 'GatewayError';
    this.code = code;
    this.text = inEach;
  }
}

export const unauthenticated = () => new GatewayError('UNAUTHENTICATED');
