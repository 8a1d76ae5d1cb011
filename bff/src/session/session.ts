/** Who is calling. */
export interface Session {
  /** The data API's token, or an API token: opaque, never logged, never answered. */
  readonly token: string;
  /** How it came: the browser's encrypted cookie, or `Authorization: Bearer` of an integration. */
  readonly via: 'cookie' | 'bearer';
  /** The user's id where the cookie holds it; null for a bearer token, which says nothing about its owner. */
  readonly userId: string | null;
}
