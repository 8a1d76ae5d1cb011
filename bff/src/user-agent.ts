/**
 * The gateway's name in requests to other servers. The usage policies of Nominatim and of OpenStreetMap's tiles require a way to reach
 * the operator.
 * @param contact a mail address or URL beside the gateway's own address
 */
export function userAgentOf(publicUrl: string | undefined, contact?: string): string {
  const address = publicUrl === undefined ? undefined : `+${new URL(publicUrl).origin}`;
  const ways = [address, contact].filter((way) => way !== undefined);
  return ways.length === 0 ? 'Armada' : `Armada (${ways.join('; ')})`;
}
