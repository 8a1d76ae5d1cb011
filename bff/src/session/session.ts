/** Who is calling. */
export type Session = BrowserSession | BearerSession;

/** Came in the browser's encrypted cookie. */
export interface BrowserSession {
  readonly via: 'cookie';
  /** The data API's token: opaque, never logged, never answered. */
  readonly token: string;
  readonly userId: string;
  /** When a person last used it, as far as noted, in seconds since 1970. */
  readonly usedAt: number;
  /** When it ends at the latest, in seconds since 1970. */
  readonly endsAt: number;
}

/** Came as `Authorization: Bearer` of an integration. */
export interface BearerSession {
  readonly via: 'bearer';
  /** The data API's token, or an API token: opaque, never logged, never answered. */
  readonly token: string;
  /** Null until the data API was asked: a token says nothing about its owner. */
  readonly userId: string | null;
  /** Whether the data API has accepted the token. One that names no users accepts tokens nevertheless. */
  readonly isVerified: boolean;
}
