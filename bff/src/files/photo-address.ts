const gatewayPrefix = '/files/';
const loadPrefix = '/load/';

/**
 * The address a client loads a photo from: `/files/{path}` on this gateway.
 * @param photo as the data API keeps it: the file service's `…/load/{path}`, or the bare path; an address of
 *   any other service stays as it is
 */
export function photoAddress(photo: string): string {
  const load = photo.lastIndexOf(loadPrefix);
  if (load >= 0) return gatewayPrefix + photo.slice(load + loadPrefix.length);
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(photo) ? photo : gatewayPrefix + photo.replace(/^\/+/, '');
}

/**
 * What the data API is sent for a photo: the file service's `…/load/{path}` (specification, section 7:
 * "their URLs go into the save payload").
 * @param address what `photoAddress` gave, a width (`?w=320`) allowed
 * @param loadAddress the file service's `…/load`, without a slash at its end
 */
export function photoForSave(address: string, loadAddress: string): string {
  const [path = ''] = address.split('?');
  return path.startsWith(gatewayPrefix) ? `${loadAddress}/${path.slice(gatewayPrefix.length)}` : address;
}
