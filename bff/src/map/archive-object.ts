import { AwsClient } from 'aws4fetch';
import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';
import type { ObjectKeys } from '../map-settings.js';

/** The number of retries of a read that the service failed. */
const retries = 3;

/** A PMTiles archive in a private bucket of S3 or of an S3-compatible service: requests are signed (AWS Signature 4). */
export class ArchiveObject implements Source {
  private readonly client: AwsClient;

  /** @param url of the object, with the bucket in its path or host name */
  constructor(
    readonly url: string,
    keys: ObjectKeys,
  ) {
    this.client = new AwsClient({ ...keys, service: 's3', retries });
  }

  getKey(): string {
    return this.url;
  }

  /** @throws EtagMismatch if the object was replaced since `etag` */
  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const response = await this.client.fetch(this.url, {
      headers: {
        range: `bytes=${offset}-${offset + length - 1}`,
        ...(etag === undefined ? {} : { 'if-match': etag }),
      },
      ...(signal && { signal }),
    });
    if (response.status === 412) throw new EtagMismatch('the archive was replaced');
    if (response.status !== 206) throw new Error(`status ${response.status}`);
    const found = response.headers.get('etag');
    return { data: await response.arrayBuffer(), ...(found === null ? {} : { etag: found }) };
  }
}
