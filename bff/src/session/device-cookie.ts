import { z } from 'zod';
import { EncryptedCookie } from './encrypted-cookie.js';

/** The longest that browsers keep a cookie: 400 days. */
const seconds = 400 * 24 * 60 * 60;
/** Accounts of one browser; the cookie is sent with every request, so it stays below 400 bytes. */
const mostDevices = 3;
const longestToken = 100;

const claims = z.object({ devices: z.array(z.string().max(longestToken)).max(mostDevices) });

/**
 * The tokens with which the data API recognises a browser that has signed in before, the newest first. They are not a session: without the
 * password they open nothing, so a sign-out leaves them. SameSite=Lax, so that the sign-in at an identity provider keeps them.
 */
export class DeviceCookie extends EncryptedCookie<z.infer<typeof claims>> {
  /** @param secure whether browsers use https */
  constructor(keys: readonly Buffer[], secure: boolean) {
    super({ name: 'armada-device', keys, secure, sameSite: 'lax', claims });
  }

  /** The tokens in a request's `Cookie` header. */
  async read(cookieHeader: string | undefined): Promise<readonly string[]> {
    return (await this.decrypt(cookieHeader))?.claims.devices ?? [];
  }

  /** The `Set-Cookie` header that adds a token; null for one that no data API should send. */
  async add(cookieHeader: string | undefined, device: string): Promise<string | null> {
    if (device.length > longestToken) return null;
    const others = (await this.read(cookieHeader)).filter((other) => other !== device);
    return this.encrypt({ devices: [device, ...others].slice(0, mostDevices) }, seconds);
  }
}
