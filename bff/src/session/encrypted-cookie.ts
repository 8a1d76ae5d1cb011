import { hash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

interface EncryptedCookieOptions<Claims> {
  /** The name, with the prefix `__Host-` if the cookie is Secure. */
  readonly name: string;
  /** 32 bytes each. The first one encrypts, all of them decrypt, for key rotation. */
  readonly keys: readonly Buffer[];
  /** True if browsers use https. */
  readonly secure: boolean;
  /** `lax` when it must be sent after a redirect from another site, else `strict`. */
  readonly sameSite: 'strict' | 'lax';
  /** The schema of its content; a cookie with other content is ignored. */
  readonly claims: z.ZodType<Claims>;
}

/** A decrypted cookie. `exp`: its end in seconds since 1970. */
interface Decrypted<Claims> {
  readonly claims: Claims;
  readonly exp: number;
}

/**
 * An HttpOnly cookie whose value only the gateways can decrypt (JWE, dir, A256GCM), so that gateways store no state. The value of one
 * cookie is not valid in another.
 */
export class EncryptedCookie<Claims extends JWTPayload> {
  readonly name: string;
  /** By the id in the JWE header, which does not reveal the key. The first one encrypts. */
  private readonly keys: ReadonlyMap<string, Buffer>;

  /** Recently decrypted cookies, by the whole `Cookie` header, which a browser sends unchanged many times. */
  private readonly decrypted = new LRUCache<string, Decrypted<Claims>>({
    max: 2000,
    ttl: 60_000,
    // The default of 1 ms would start a timer every millisecond.
    ttlResolution: 1000,
  });

  constructor(private readonly options: EncryptedCookieOptions<Claims>) {
    this.name = options.secure ? `__Host-${options.name}` : options.name;
    this.keys = new Map(options.keys.map((key) => [hash('sha256', key, 'base64url').slice(0, 8), key]));
  }

  /** The `Set-Cookie` header that stores `claims` in the browser. */
  async encrypt(claims: Claims, seconds: number): Promise<string> {
    const [[kid, key] = []] = this.keys;
    if (!kid || !key) throw new Error('An encrypted cookie needs at least one key.');
    const value = await new EncryptJWT({ ...claims })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
      .setAudience(this.options.name)
      .setIssuedAt()
      .setExpirationTime(`${seconds} seconds`)
      .encrypt(key);
    return this.header(value, seconds);
  }

  /** The `Set-Cookie` header that deletes the cookie. */
  clear(): string {
    return this.header('', 0);
  }

  /** Checks whether a request has the cookie, valid or not. */
  isSent(cookieHeader: string | undefined): boolean {
    return this.valueIn(cookieHeader) !== undefined;
  }

  /** The cookie in a request's `Cookie` header; null when it is missing, invalid, expired or encrypted with a removed key. */
  async decrypt(cookieHeader: string | undefined): Promise<Decrypted<Claims> | null> {
    if (!cookieHeader) return null;
    const known = this.decrypted.get(cookieHeader);
    if (known && known.exp * 1000 > Date.now()) return known;
    const value = this.valueIn(cookieHeader);
    if (!value) return null;
    try {
      const { payload } = await jwtDecrypt(value, ({ kid }) => this.keyOf(kid), {
        audience: this.options.name,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const decrypted = this.claimsOf(payload);
      if (decrypted) this.decrypted.set(cookieHeader, decrypted);
      return decrypted;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private claimsOf(payload: JWTPayload): Decrypted<Claims> | null {
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
