/** Returns a key for a further lot of a line that no other lot has, whichever lots were removed. */
export function unusedKey(lineId: string, lots: readonly { readonly key: string }[]): string {
  const keys = new Set(lots.map(({ key }) => key));
  let number = lots.length;
  while (keys.has(`${lineId} ${number}`)) number += 1;
  return `${lineId} ${number}`;
}
