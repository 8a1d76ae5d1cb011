import { DiskPhotoStore } from './disk-photo-store.js';
import type { PhotoStore } from './photo-store.js';
import { type S3Options, S3PhotoStore } from './s3-photo-store.js';

/** The place where photos are stored: in the bucket, if there is one, else in the folder. */
export interface PhotoLocation {
  filesDirectory: string;
  s3?: S3Options | undefined;
}

export function openPhotoStore({ filesDirectory, s3 }: PhotoLocation): PhotoStore {
  return s3 === undefined ? new DiskPhotoStore(filesDirectory) : new S3PhotoStore(s3);
}
