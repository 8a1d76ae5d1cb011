import { RulesBroken } from '../http/refusals.js';

/** A path that a file service can have returned for an upload: names of files and folders, the last one an image's. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jpe?g|png)$/i;

/**
 * A photo's address in the field `photo` of a payload (`http://…/load/abc.jpg`, or the path alone) as the path that is
 * kept.
 * @throws RulesBroken for a path that no upload can have returned
 */
export const barePhotoPath = (address: string): string => bare('photo', address);

/** The same, of the addresses in a field of any name. */
export const barePhotoPaths = (field: string, addresses: readonly string[]): string[] =>
  addresses.map((address) => bare(field, address));

function bare(field: string, address: string): string {
  const marker = '/load/';
  const at = address.lastIndexOf(marker);
  const path = at === -1 ? address : address.slice(at + marker.length);
  if (PATH.test(path)) return path;
  throw new RulesBroken({
    field,
    code: 'INVALID',
    message: {
      id: 'Foto harus diunggah terlebih dahulu',
      en: 'A photo must be one that was uploaded',
    },
  });
}
