/**
 * Cuts lists so that they hold no more than `most` in all. Each keeps its first entries, all lists as
 * many as the others where they have them. A list that holds something keeps one entry at least;
 * whether there is room for as much is for the caller to say.
 */
export function cutAlike<T>(lists: readonly (readonly T[])[], most: number): (readonly T[])[] {
  const withEach = (depth: number) =>
    lists.reduce((sum, list) => sum + Math.min(list.length, depth), 0);
  const longest = lists.reduce((length, list) => Math.max(length, list.length), 0);
  let depth = 1;
  while (depth < longest && withEach(depth + 1) <= most) depth += 1;
  let left = most - withEach(depth);
  return lists.map((list) => {
    if (list.length <= depth || left <= 0) return list.slice(0, depth);
    left -= 1;
    return list.slice(0, depth + 1);
  });
}
