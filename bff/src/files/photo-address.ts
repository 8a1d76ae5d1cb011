const gatewayPrefix = '/files/';
const loadPrefix = '/load/';

/**
 * The address a client loads a photo from: `/files/{path}` on this gateway.
 * @param photo as the data API stores it: the file service's `…/load/{path}`, or the path; the address of another service stays
 *   unchanged
 */
export function photoAddress(photo: string): string {
  const load = photo.lastIndexOf(loadPrefix);
  if (load >= 0) return gatewayPrefix + photo.slice(load + loadPrefix.length);
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(photo) ? photo : gatewayPrefix + photo.replace(/^\/+/, '');
}

/**
 * A photo in the payload of a save: the file service's `…/load/{path}` (specification, section 7: "their URLs go into the save
 * payload").
 * @param address the result of `photoAddress`, optionally with a width (`?w=320`)
 * @param loadAddress the file service's `…/load`, without a trailing slash
 */
export function photoForSave(address: string, loadAddress: string): string {
  const [path = ''] = address.split('?');
  return path.startsWith(gatewayPrefix) ? `${loadAddress}/${path.slice(gatewayPrefix.length)}` : address;
}
