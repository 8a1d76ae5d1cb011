/** Close codes of our WebSockets: 4401 of graphql-transport-ws, the others of RFC 6455. */
export const closeCodes = {
  unauthorized: 4401,
  goingAway: 1001,
  connectAgain: 1012,
  tryAgainLater: 1013,
} as const;

export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];

const reasons: Readonly<Record<CloseCode, string>> = {
  [closeCodes.unauthorized]: 'Unauthorized',
  [closeCodes.goingAway]: 'Going away',
  [closeCodes.connectAgain]: 'Connect again',
  [closeCodes.tryAgainLater]: 'Try again later',
};

/** A connection that is closed with one of these codes: a WebSocket, or a stream that ends like one. */
interface Closable {
  close(code: CloseCode, reason?: string): void;
}

export const closeWith = (connection: Closable, code: CloseCode): void =>
  connection.close(code, reasons[code]);
