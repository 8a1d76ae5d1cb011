import sharp from 'sharp';

/** Bytes an upload may have. */
export const maximumBytes = 2 * 1024 * 1024;
const maximumPixels = 25_000_000;

/** Widths, in pixels, that `?w=` accepts. */
export const variantWidths = [80, 320, 1000] as const;

/** A text for the person who sent a photo, in each language. */
export type PhotoText = Readonly<Record<'id' | 'en', string>>;

/** The reason for which a photo is refused. */
export class PhotoRefused extends Error {
  constructor(
    readonly code: 'TOO_LARGE' | 'WRONG_TYPE' | 'TOO_MANY_PIXELS' | 'DAMAGED',
    readonly text: PhotoText,
  ) {
    super(text.en);
  }
}

export interface CleanPhoto {
  bytes: Uint8Array;
  extension: 'jpg' | 'png';
}

/**
 * Encodes an uploaded photo again: upright, in sRGB, without EXIF, GPS or data hidden behind the picture. The type is
 * determined by the first bytes, never by the name, and no other decoder of the image library is ever reached.
 *
 * @throws PhotoRefused for anything but a whole jpg or png of at most 25 megapixels
 */
export async function cleanPhoto(upload: Buffer): Promise<CleanPhoto> {
  const extension = extensionOf(upload);
  if (extension === null)
    throw new PhotoRefused('WRONG_TYPE', {
      id: 'Foto harus berupa gambar jpg, jpeg atau png',
      en: 'Photo must be a jpg, jpeg or png image',
    });
  try {
    // The header alone: nothing is unpacked before its size is known.
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) {
      throw new PhotoRefused('TOO_MANY_PIXELS', {
        id: 'Foto paling besar 25 megapiksel',
        en: 'Photo may have at most 25 megapixels',
      });
    }
    const picture = sharp(upload, { limitInputPixels: maximumPixels, failOn: 'warning' }).autoOrient();
    const bytes = await (extension === 'jpg' ? picture.jpeg({ quality: 85 }) : picture.png()).toBuffer();
    return { bytes, extension };
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused('DAMAGED', {
      id: 'Foto rusak dan tidak dapat dibaca',
      en: 'Photo is damaged and cannot be read',
    });
  }
}

/** The photo at most `width` pixels wide, its proportions kept; a narrower one is never blown up. */
export async function narrowPhoto({ bytes, extension }: CleanPhoto, width: number): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: maximumPixels }).resize({
    width,
    withoutEnlargement: true,
  });
  return extension === 'png' ? picture.png().toBuffer() : picture.jpeg({ quality: 80 }).toBuffer();
}

function extensionOf(bytes: Buffer): 'jpg' | 'png' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  return null;
}
