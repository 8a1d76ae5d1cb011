import { createECDH } from 'node:crypto';

/** The keys that identify this installation to push services (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** @param privateKey a scalar of P-256: 32 bytes, base64url @returns undefined for another value */
export function vapidKeysOf(privateKey: string): VapidKeys | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return undefined;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return { privateKey: bytes.toString('base64url'), publicKey: curve.getPublicKey('base64url') };
}
