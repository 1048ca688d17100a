/** The rows of a page that a search of a bounded depth still shows. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** Cuts a page to the depth; a page beyond it has a limit of 0. */
export function within(
  depth: number,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): PageWindow {
  const offset = (pageNum - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, depth - offset)) };
}
