/** Photos may be jpg, jpeg or png; the file service checks their bytes again. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'];

/** Bytes a photo may have once compressed: the 2 MB its label promises. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

/** The most photos of a record or comment; the data API refuses more. */
export const MAX_PHOTOS = 20;

/** Compression defaults: quality, and pixels of width and height. */
const QUALITY = 0.8;
const MAX_SIDE = 1000;

export type PhotoProblem = 'wrongType' | 'tooLarge' | 'unreadable';

/** The gateway was not reached, or its response was lost. */
export class ConnectionLost extends Error {}

export class PhotoRefused extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

/** @throws ConnectionLost when it cannot be loaded */
const loadCompressor = () =>
  import('compressorjs').catch(() => {
    throw new ConnectionLost();
  });

/** Loads what prepares photos, so that a photo can be added without a network later. */
export const preloadPhotos = (): void => void loadCompressor().catch(() => undefined);

/**
 * Makes a photo ready to be sent: turned upright, at most 1000 by 1000 pixels, quality 0.8.
 * @throws {ConnectionLost}
 * @throws {PhotoRefused} when it is no jpg, jpeg or png, cannot be read as one, or is over 2 MB even so.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!PHOTO_TYPES.includes(file.type)) throw new PhotoRefused('wrongType');
  const { default: Compressor } = await loadCompressor();
  const compressed = await new Promise<File | Blob>((resolve, reject) => {
    new Compressor(file, {
      quality: QUALITY,
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
      checkOrientation: true,
      success: resolve,
      error: () => reject(new PhotoRefused('unreadable')),
    });
  });
  if (compressed.size > MAX_PHOTO_BYTES) throw new PhotoRefused('tooLarge');
  return new File([compressed], file.name, { type: compressed.type });
}
