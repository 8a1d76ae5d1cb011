import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { isPhotoName, type PhotoStore, photoKey, photoKeys, type StoredPhoto } from './photo-store.js';

/** A bucket of S3 or of an S3-compatible service (docs/configuration.md, `S3_…`). */
export interface S3Options {
  bucket: string;
  /** Base URL of the service, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds that one call may take. */
const CALL_TIMEOUT = 20_000;
/** Tries of a call that the service failed; each waits twice as long as the one before, from 50 ms on. */
const RETRIES = 3;

/** Photos in an S3 bucket, in the same places as on disk. An object exists whole or not at all. */
export class S3PhotoStore implements PhotoStore {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    // The bucket is in the path: every service supports that, only some support it as a host name.
    this.base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async find(name: string, width?: number): Promise<StoredPhoto | null> {
    const key = photoKey(name, width);
    const reply = await this.call('HEAD', key);
    return reply.status === 404 ? null : this.stored(key, Number(reply.headers.get('content-length')));
  }

  async save(
    name: string,
    bytes: Uint8Array,
    { width }: { width?: number; flush?: boolean } = {},
  ): Promise<StoredPhoto> {
    const key = photoKey(name, width);
    await this.call('PUT', key, {
      body: new Uint8Array(bytes),
      headers: { 'content-type': name.endsWith('.png') ? 'image/png' : 'image/jpeg' },
    });
    return this.stored(key, bytes.byteLength);
  }

  async remove(name: string): Promise<void> {
    await Promise.all(photoKeys(name).map((key) => this.call('DELETE', key)));
  }

  /** `ListObjectsV2`, page after page. */
  async *names(): AsyncIterable<string> {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page = new URLSearchParams({ 'list-type': '2', prefix: 'original/' });
      if (next !== '') page.set('continuation-token', next);
      const xml = await (await this.call('GET', `?${page}`)).text();
      for (const [, key = ''] of xml.matchAll(/<Key>original\/[^/<]+\/([^<]+)<\/Key>/g))
        if (isPhotoName(key)) yield key;
      next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
    }
  }

  private stored(key: string, size: number): StoredPhoto {
    return {
      size,
      read: async () => {
        const { body } = await this.call('GET', key);
        const stream: ReadableStream<Uint8Array> | null = body;
        return stream === null ? Readable.from([]) : Readable.fromWeb(stream);
      },
    };
  }

  /** @throws Error for any response but success, and 404 where nothing is read */
  private async call(method: 'HEAD' | 'GET' | 'PUT' | 'DELETE', key: string, more: RequestInit = {}) {
    const signal = AbortSignal.timeout(CALL_TIMEOUT);
    const reply = await this.client.fetch(`${this.base}/${key}`, { method, signal, ...more });
    if (reply.ok || (reply.status === 404 && (method === 'HEAD' || method === 'DELETE'))) return reply;
    await reply.body?.cancel();
    throw new Error(`S3 responded to ${method} of a photo with ${reply.status}`);
  }
}
