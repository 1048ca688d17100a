/** The mall takes so many parts in one request. */
export const REQUEST_MOST = 50;

/** Where a buy-request for lines of a bill is posted, with their numbers and pieces. */
export function requestPath(
  lines: readonly { readonly mpn: string; readonly needed: number | null }[],
): string {
  const query = new URLSearchParams();
  for (const { mpn, needed } of lines.slice(0, REQUEST_MOST)) {
    query.append('model', mpn);
    query.append('count', needed === null ? '' : String(needed));
  }
  return `/shopping-mall/index?${query}`;
}
