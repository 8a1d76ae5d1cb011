import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { actionCall } from '../rest/calls.js';

/** `POST upload` (contract, section 7): one photo in the multipart field `file`; answers its path. */
export const photoUpload = actionCall('upload', (wire) => z.object({ path: wire.text }), {
  service: 'fileService',
  timeoutMs: 30_000,
});

export interface MultipartBody {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A multipart body with one field `file`. The type goes as the client gave it: the service looks at the bytes. */
export function photoForm(filename: string, mimetype: string, photo: Buffer): MultipartBody {
  const boundary = `armada-${randomUUID()}`;
  const name = filename.replace(/[\r\n"\\]/g, '_');
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(mimetype) ? mimetype : 'application/octet-stream';
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      photo,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
