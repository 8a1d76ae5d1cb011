import { GraphQLError } from 'graphql';
import { sameInAll, type Text } from './text.js';

/** The report of the errors of one code. */
interface Reporting {
  /** Status of an HTTP response with this error and without data. */
  readonly status: number;
  /**
   * The request is well-formed and only its operation is wrong: the status is 200 for a client that does not accept
   * `application/graphql-response+json` (GraphQL over HTTP, section 6.4.1).
   */
  readonly okForJson?: true;
  /** Level of the log line with the details that the client does not receive, such as the failed REST call. */
  readonly log: 'info' | 'warn' | 'error';
  /** The message for people, unless the error has a more specific one. */
  readonly text: Text;
}

/** Every `extensions.code` that a client may receive, in addition to the codes for invalid documents below. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'OPERATION_TOO_COMPLEX'
  | 'PERSISTED_OPERATION_NOT_FOUND'
  | 'NOT_SUPPORTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_REPLY'
  | 'INTERNAL';

export const errorReporting: Readonly<Record<ErrorCode, Reporting>> = {
  UNAUTHENTICATED: {
    status: 401,
    log: 'info',
    // The specification's wording (section 8), in both languages.
    text: sameInAll('Sorry, Your session has expired, please login again.'),
  },
  FORBIDDEN: {
    status: 403,
    log: 'info',
    text: { id: 'Anda tidak memiliki izin untuk ini.', en: 'You do not have permission for this.' },
  },
  BAD_USER_INPUT: {
    status: 400,
    okForJson: true,
    log: 'warn',
    text: {
      id: 'Data yang dikirim tidak dapat diterima. Periksa isian Anda.',
      en: 'What was sent cannot be accepted. Please check your entries.',
    },
  },
  RATE_LIMITED: {
    status: 429,
    log: 'info',
    text: {
      id: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
      en: 'Too many requests. Wait a moment, then try again.',
    },
  },
  OPERATION_TOO_COMPLEX: {
    status: 400,
    okForJson: true,
    log: 'warn',
    text: {
      id: 'Permintaan terlalu besar. Persempit pencarian anda.',
      en: 'The request is too large. Narrow your search.',
    },
  },
  PERSISTED_OPERATION_NOT_FOUND: {
    status: 400,
    log: 'warn',
    text: {
      id: 'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
      en: 'The application has a newer version. Reload this page.',
    },
  },
  NOT_SUPPORTED: {
    status: 501,
    log: 'warn',
    text: {
      id: 'Fungsi ini belum tersedia pada layanan data.',
      en: 'The data service does not offer this function.',
    },
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    log: 'warn',
    text: {
      id: 'Layanan data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
      en: 'The data service cannot be reached. Try again in a moment.',
    },
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    log: 'warn',
    text: {
      id: 'Layanan data tidak menjawab tepat waktu. Coba lagi sebentar lagi.',
      en: 'The data service did not respond in time. Try again in a moment.',
    },
  },
  UPSTREAM_BAD_REPLY: {
    status: 502,
    log: 'warn',
    text: {
      id: 'Layanan data memberi jawaban yang tidak dapat dibaca.',
      en: 'The data service sent a response that cannot be read.',
    },
  },
  INTERNAL: {
    status: 500,
    log: 'error',
    text: {
      id: 'Terjadi kesalahan pada server. Coba lagi sebentar lagi.',
      en: 'Something went wrong on the server. Try again in a moment.',
    },
  },
};

/** Apollo Server's codes for a document that cannot run. Their messages come from graphql-js. */
const documentErrors: ReadonlyMap<unknown, Pick<Reporting, 'status' | 'okForJson'>> = new Map([
  ['GRAPHQL_PARSE_FAILED', { status: 400, okForJson: true }],
  ['GRAPHQL_VALIDATION_FAILED', { status: 400, okForJson: true }],
  ['OPERATION_RESOLUTION_FAILURE', { status: 400 }],
]);

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorReporting, code);

/**
 * The status of an HTTP response without data.
 * @param accept the request's header
 */
export function statusOf(codes: readonly unknown[], accept: string | undefined): number {
  const reports = codes.map((code) => (isErrorCode(code) ? errorReporting[code] : documentErrors.get(code)));
  const usesStatus = accept?.includes('application/graphql-response+json') ?? false;
  if (!usesStatus && reports.length > 0 && reports.every((report) => report?.okForJson)) return 200;
  return reports[0]?.status ?? 400;
}

/**
 * An error for the client, which receives its text and extensions unchanged (in production without the details of a REST call). They must
 * not contain a host, a token, SQL or a stack. Any other error reaches the client as INTERNAL.
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
    text: Text | string = errorReporting[code].text,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    const texts = typeof text === 'string' ? sameInAll(text) : text;
    super(texts.en, { extensions: { ...details, code } });
    this.name = 'GatewayError';
    this.code = code;
    this.text = texts;
  }
}

export const unauthenticated = () => new GatewayError('UNAUTHENTICATED');

/** The refusal of a mutation with an API token that its owner has limited to reading. */
export const limitedToReading = () =>
  new GatewayError('FORBIDDEN', {
    id: 'Token API ini hanya dapat membaca.',
    en: 'This API token is limited to reading.',
  });
