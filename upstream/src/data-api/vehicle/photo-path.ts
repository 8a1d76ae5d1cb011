import { RulesBroken } from '../http/refusals.js';

/** What a file service can have answered an upload with: names of files and folders, the last one an image's. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jpe?g|png)$/i;

/**
 * A photo's address in a payload (`http://…/load/abc.jpg`, or the path alone) as the path that is kept.
 * @throws RulesBroken for what no upload can have answered (contract, section 7)
 */
export function barePhotoPath(address: string): string {
  const marker = '/load/';
  const at = address.lastIndexOf(marker);
  const path = at === -1 ? address : address.slice(at + marker.length);
  if (PATH.test(path)) return path;
  throw new RulesBroken({
    field: 'photo',
    code: 'INVALID',
    message: 'A photo must be one that was uploaded',
  });
}
