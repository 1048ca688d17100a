import { cellText, type RawRow } from '../cell.ts';

const PRICE_WORDS =
  /unit\s*price|price|单价|价格|售价|цена|preis|precio|prix|staffel|usd|eur|cny|rmb|pcs|pieces|qty|шт|stk|from|ab|от|from|desde|dès|of|@|\$|¥|€|up|个|以上|pc/gi;

/** From how many pieces a price holds by its heading: `100+`, `Price 1K`, `1-99`; else null. */
export function breakFrom(heading: string): number | null {
  const bare = heading
    .normalize('NFKC')
    .replace(PRICE_WORDS, ' ')
    .replace(/[()[\]:/_]/g, ' ')
    .trim();
  const found = /^(?:>=?|≥)?\s*(\d[\d,]*)\s*(k)?\s*(?:\+|[-–~]\s*\d[\d,]*\s*k?|[-–~])?$/i.exec(
    bare,
  );
  if (!found) return null;
  const value = Number((found[1] ?? '').replaceAll(',', '')) * (found[2] ? 1000 : 1);
  return value >= 1 && value <= 2_000_000_000 ? value : null;
}

/** Whether headings count their columns: `Price 1`, `Price 2` are no numbers of pieces. */
export function countsColumns({ cells }: RawRow): boolean {
  const counted = cells.map((cell) => breakFrom(cellText(cell)));
  return counted.includes(1) && counted.includes(2);
}
