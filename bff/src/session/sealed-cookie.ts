import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

export interface SealedCookieOptions<Claims> {
  /** Its name; `__Host-` goes in front where the cookie is Secure. */
  readonly name: string;
  /** 32 bytes each: the first encrypts, all of them decrypt, so that keys can be rotated. */
  readonly keys: readonly Buffer[];
  /** Whether browsers reach the gateway by https. */
  readonly secure: boolean;
  /** `lax` where another site leads back to us, else `strict`. */
  readonly sameSite: 'strict' | 'lax';
  /** What it holds; anything else is as good as none. */
  readonly claims: z.ZodType<Claims>;
}

/** What was opened: an end in seconds since 1970. */
interface Opened<Claims> {
  readonly claims: Claims;
  readonly exp: number;
}

/**
 * A cookie that no script can read and nobody but the gateways understands: its value is encrypted (JWE, dir, A256GCM),
 * so that gateways keep no state. A value made for one cookie is no good in another.
 */
export class SealedCookie<Claims extends JWTPayload> {
  readonly name: string;
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly current: { readonly id: string; readonly key: Buffer };

  /** What was opened of late, by the whole header: a browser sends the same many times, and to decrypt it costs as much as a list. */
  private readonly opened = new LRUCache<string, Opened<Claims>>({
    max: 2000,
    ttl: 60_000,
    // With the usual one of a millisecond there is a timer for each millisecond.
    ttlResolution: 1000,
  });

  constructor(private readonly options: SealedCookieOptions<Claims>) {
    this.name = options.secure ? `__Host-${options.name}` : options.name;
    const [first] = options.keys;
    if (!first) throw new Error('A sealed cookie needs at least one key.');
    this.keys = new Map(options.keys.map((key) => [keyId(key), key]));
    this.current = { id: keyId(first), key: first };
  }

  /** The `Set-Cookie` header that keeps `claims` in the browser for so many seconds; they read back with `exp`, their end. */
  async keep(claims: Claims, seconds: number): Promise<string> {
    const value = await new EncryptJWT({ ...claims })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: this.current.id })
      .setAudience(this.options.name)
      .setIssuedAt()
      .setExpirationTime(`${seconds} seconds`)
      .encrypt(this.current.key);
    return this.header(value, seconds);
  }

  /** The `Set-Cookie` header that takes the cookie away. */
  end(): string {
    return this.header('', 0);
  }

  /** Whether a request carries the cookie at all, be it good or not. */
  isIn(cookieHeader: string | undefined): boolean {
    return this.valueIn(cookieHeader) !== undefined;
  }

  /** What a request's `Cookie` header holds; null for a cookie that is missing, wrong, old or of a key that is gone. */
  async read(cookieHeader: string | undefined): Promise<Opened<Claims> | null> {
    if (!cookieHeader) return null;
    const known = this.opened.get(cookieHeader);
    if (known && known.exp * 1000 > Date.now()) return known;
    const value = this.valueIn(cookieHeader);
    if (!value) return null;
    try {
      const { payload } = await jwtDecrypt(value, ({ kid }) => this.keyOf(kid), {
        audience: this.options.name,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const opened = this.openedOf(payload);
      if (opened) this.opened.set(cookieHeader, opened);
      return opened;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private openedOf(payload: JWTPayload): Opened<Claims> | null {
    const { success, data } = this.options.claims.safeParse(payload);
    return success && payload.exp !== undefined ? { claims: data, exp: payload.exp } : null;
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
    const { name } = this;
    const { secure, sameSite } = this.options;
    return stringifySetCookie({ name, value, httpOnly: true, sameSite, path: '/', secure, maxAge });
  }
}

/** Names a key in the cookie's header without telling it. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8);
