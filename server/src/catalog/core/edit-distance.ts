const WIDEST = 256;
const above = new Uint16Array(WIDEST + 1);

/**
 * How many signs must be changed, left out or put in to make one text of the other; `most + 1` where
 * it is more than `most`. Levenshtein's distance, cut off at the diagonal that `most` allows.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  if (a.length > WIDEST || b.length > WIDEST) return a === b ? 0 : tooFar;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1])
    [endA, endB] = [endA - 1, endB - 1];
  const width = endB - from;
  for (let j = 0; j <= width; j += 1) above[j] = j;
  for (let i = 1; i <= endA - from; i += 1) {
    let corner = above[0] as number;
    let least = i;
    above[0] = i;
    const sign = a.charCodeAt(from + i - 1);
    for (let j = 1; j <= width; j += 1) {
      const over = above[j] as number;
      const same = b.charCodeAt(from + j - 1) === sign ? 0 : 1;
      const cost = Math.min(corner + same, over + 1, (above[j - 1] as number) + 1);
      corner = over;
      above[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return tooFar;
  }
  return Math.min(above[width] as number, tooFar);
}
