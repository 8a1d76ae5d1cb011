import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service received it, and as the browser decrypts it. */
export interface Pushed {
  path: string;
  headers: Readonly<Record<string, unknown>>;
  message: unknown;
}

/** A push service on loopback, and the browsers that subscribe to it. */
export interface TestPushService {
  origin: string;
  pushed: Pushed[];
  /** The status of the next responses, in order; 201 after that. */
  answerWith(...statuses: number[]): void;
  /** The payload by which a browser subscribes. */
  subscribe(name: string): { endpoint: string; p256dh: string; auth: string };
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const pushed: Pushed[] = [];
  const statuses: number[] = [];
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      const body = Buffer.concat(chunks);
      const message: unknown =
        browser && JSON.parse(decrypted(body, browser.keys, browser.auth).toString('utf8'));
      pushed.push({ path, headers: request.headers, message });
      reply.writeHead(statuses.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    origin,
    pushed,
    answerWith: (...next) => {
      statuses.push(...next);
    },
    subscribe: (name) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { keys, auth });
      return {
        endpoint: `${origin}/${name}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** RFC 8291: what a browser does with the body (RFC 8188, `aes128gcm`, one record). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2));
}

/**
 * RFC 8292: the claims of the header `Authorization: vapid t=…, k=…`.
 * @throws when the signature is not that of the key
 */
export function vapidClaims(header: unknown): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(header)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
