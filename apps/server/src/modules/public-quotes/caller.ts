/** Groups of an IPv6 address that name a network; whoever has one has all addresses in it. */
const networkGroups = 4;

/**
 * Whom to count a call by: an IPv4 address, or the network of an IPv6 one, written in one way.
 * @param ip as the socket or a trusted proxy names it
 */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
