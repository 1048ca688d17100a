/** The 97.5 % point of the normal distribution: two sides of it hold 95 %. */
const Z = 1.959964;

/**
 * The interval of Wilson at 95 % for `hits` of `of` tries, 0 to 1; null where nothing was tried. It
 * holds the share itself, and a long record has a narrower one than a short record.
 */
export function interval(hits: number, of: number): { low: number; high: number } | null {
  if (of <= 0) return null;
  const share = hits / of;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  const scale = 1 + z2 / of;
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - half) / scale),
    high: hits === of ? 1 : Math.min(1, (middle + half) / scale),
  };
}
