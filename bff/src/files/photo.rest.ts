import { z } from 'zod';
import { actionCall } from '../rest/calls.js';

/** Contract, section 7. */
export const maxPhotoBytes = 2 * 1024 * 1024;

/** `POST upload`: one photo in the multipart field `file`; the reply has its path. */
export const photoUpload = actionCall('upload', (schemas) => z.object({ path: schemas.text }), {
  service: 'fileService',
  timeoutMs: 30_000,
});

/** A form with one field `file`. The media type is the client's: the file service checks the bytes. */
export function photoForm(filename: string, mimetype: string, photo: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([photo], { type: mimetype }), filename);
  return form;
}
