import { brokenRule } from '../http/refusals.js';

/** A path that a file service can have returned for an upload: names of files and folders, the last one an image's. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jpe?g|png)$/i;

/**
 * The path that is stored of a photo's address in a payload: `http://…/load/abc.jpg`, or the path alone.
 * @param field of the payload
 * @throws RulesBroken for a path that no upload can have returned
 */
export function photoPath(field: string, address: string): string {
  const path = address.split('/load/').at(-1) ?? '';
  if (PATH.test(path)) return path;
  throw brokenRule(field, 'INVALID', {
    id: 'Foto harus diunggah terlebih dahulu',
    en: 'A photo must be one that was uploaded',
  });
}
