/** A photo's address in a payload (`http://…/load/abc.jpg`, or the path alone) as the path that is kept. */
export function barePhotoPath(address: string): string {
  const marker = '/load/';
  const at = address.lastIndexOf(marker);
  return at === -1 ? address : address.slice(at + marker.length);
}
