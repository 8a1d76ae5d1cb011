import { DiskPhotoStore } from './disk-photo-store.js';
import type { PhotoStore } from './photo-store.js';
import { type S3Options, S3PhotoStore } from './s3-photo-store.js';

/** Where photos go: a bucket where there is one, else a folder. */
export interface PhotoLocation {
  filesDirectory: string;
  s3?: S3Options | undefined;
}

export function openPhotoStore({ filesDirectory, s3 }: PhotoLocation): PhotoStore {
  return s3 === undefined ? new DiskPhotoStore(filesDirectory) : new S3PhotoStore(s3);
}
