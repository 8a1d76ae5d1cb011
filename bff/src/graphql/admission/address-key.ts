import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify its network: an Internet connection usually gets a /64. */
const networkGroups = 4;

/** The key under which an address is counted: the address, or the /64 of an IPv6 address. */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = bare.split('::', 2);
  const groups = groupsOf(before);
  const missing = after === undefined ? 0 : 8 - groups.length - groupsOf(after).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...groupsOf(after ?? '')];
  return `${all
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The groups of a part of an address; an IPv4 address at its end takes the place of two. */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
