/** The caller's session. */
export type Session = BrowserSession | BearerSession;

/** From the browser's encrypted cookie. */
export interface BrowserSession {
  readonly via: 'cookie';
  /** The data API's token: opaque, never logged or sent to a client. */
  readonly token: string;
  readonly userId: string;
  /** Last recorded use by the user, in seconds since 1970. */
  readonly usedAt: number;
  /** Latest end, in seconds since 1970. */
  readonly endsAt: number;
}

/** From `Authorization: Bearer`, for integrations. */
export interface BearerSession {
  readonly via: 'bearer';
  /** The data API's token, or an API token: opaque, never logged or sent to a client. */
  readonly token: string;
  /** Null until the data API has named the token's user. */
  readonly userId: string | null;
  /** True if the data API has accepted the token, which it may do without naming its user. */
  readonly isVerified: boolean;
  /** True if the data API has named it an API token that is limited to reading. */
  readonly isReadOnly: boolean;
}
