import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const [first, last] = [front, back ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (first === undefined || last === undefined || back === undefined) return first ?? [];
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
}

/** Normalized prefix of an address: number of bytes of IPv4, or 16-bit groups of IPv6. */
function firstParts(ip: string, parts: { readonly v4: number; readonly v6: number }): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, parts.v4).join('.');
  const groups = groupsOf(plain.split('%')[0] ?? '').slice(0, parts.v6);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * The network of an address, for limits that a person must not evade by changing addresses: /24 of IPv4, or /48 of
 * IPv6, which is assigned to one customer.
 */
export function networkOf(ip: string): string {
  return firstParts(ip, { v4: 3, v6: 3 });
}

/**
 * The caller that a limit counts: an IPv4 address, or the /64 of an IPv6 address, since one customer gets a whole /64.
 * @param ip from the socket or a trusted proxy
 */
export function callerOf(ip: string): string {
  return firstParts(ip, { v4: 4, v6: 4 });
}
