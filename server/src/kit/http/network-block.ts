const MAPPED = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
/** One connection has a whole /64 of IPv6: its last four groups are its own to choose. */
const PREFIX_GROUPS = 4;

/**
 * Returns the block of addresses that is limited as one: an IPv4 address itself, the /64 of an IPv6
 * address in full form. A text that is no address is returned as it is.
 */
export function networkBlock(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from(
    { length: Math.max(0, GROUPS - before.length - after.length) },
    () => '0',
  );
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  const prefix = groups.slice(0, PREFIX_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
