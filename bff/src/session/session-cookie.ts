import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Session } from './session.js';

/** The data API ends a token after 12 h at most (contract, section 2); a cookie needs to live no longer. */
const lifetimeSeconds = 12 * 60 * 60;

const claims = z.object({ token: z.string().min(1), sub: z.string().min(1) });

/**
 * The browser's session: a cookie that holds the data API's token, encrypted (JWE, dir, A256GCM), so that gateways keep
 * no state and no script sees a token. The first key encrypts; all of them decrypt, so that keys can be rotated.
 */
export class SessionCookie {
  readonly name: string;
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: { readonly id: string; readonly key: Buffer };

  /** @param secure whether browsers reach the gateway by https */
  constructor(
    keys: readonly Buffer[],
    private readonly secure: boolean,
  ) {
    this.name = secure ? '__Host-armada' : 'armada';
    const [first] = keys;
    if (!first) throw new Error('A session cookie needs at least one key.');
    this.keys = new Map(keys.map((key) => [keyId(key), key]));
    this.current = { id: keyId(first), key: first };
  }

  /** The `Set-Cookie` header that starts a session. */
  async start(token: string, userId: string): Promise<string> {
    const value = await new EncryptJWT({ token })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: this.current.id })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds} seconds`)
      .encrypt(this.current.key);
    return this.header(value, lifetimeSeconds);
  }

  /** The `Set-Cookie` header that ends it. */
  end(): string {
    return this.header('', 0);
  }

  /** Whether a request carries the cookie at all, be it good or not. */
  isIn(cookieHeader: string | undefined): boolean {
    return this.valueIn(cookieHeader) !== undefined;
  }

  /** The session in a request's `Cookie` header. A cookie that is wrong, old or of a key that is gone is no session. */
  async read(cookieHeader: string | undefined): Promise<Session | null> {
    const value = this.valueIn(cookieHeader);
    if (!value) return null;
    try {
      const { payload } = await jwtDecrypt(value, ({ kid }) => this.keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const known = claims.safeParse(payload);
      return known.success ? { token: known.data.token, via: 'cookie', userId: known.data.sub } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private valueIn(cookieHeader: string | undefined): string | undefined {
    return cookieHeader ? parseCookie(cookieHeader)[this.name] : undefined;
  }

  private keyOf(id: string | undefined): Buffer {
    const key = this.keys.get(id ?? '');
    if (!key) throw new errors.JWEDecryptionFailed();
    return key;
  }

  private header(value: string, maxAge: number): string {
    const { name, secure } = this;
    return stringifySetCookie({ name, value, httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge });
  }
}

/** Names a key in the cookie's header without telling it. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8);
