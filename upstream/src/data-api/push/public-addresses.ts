import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/**
 * Networks that are not on the public Internet, or reach others through a translation. An IPv4 address written as an IPv6 one
 * (`::ffff:10.0.0.1`) is checked as what it is.
 */
const NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of NETWORKS)
  blocked.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');

export const isPublicAddress = (address: string): boolean =>
  !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks a host up for a connection, which fails when any of its addresses is not a public one. */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault !== null) callback(fault, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${host} has an address that is not public`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
