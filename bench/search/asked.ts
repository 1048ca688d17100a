import type pg from 'pg';
import { mpnKey } from '#server/catalog/core/mpn-key.ts';
import { lineId } from './fill.ts';
import type { Statement } from './load.ts';

const PK_VALUES = 50_000;

/** Looks up one line by its primary key: what everything is measured beside. */
export const pkStatement = (lines: number): Statement => ({
  name: 'pk',
  text: 'select * from catalog.stock_line where id = $1',
  values: Array.from({ length: PK_VALUES }, (_, n) => [lineId((n * 104_729) % lines)]),
});

/** Searches by keywords in turn: bare, or with filters, facets and the sellers' standing. */
export const keywordStatement = (
  name: string,
  keywords: readonly string[],
  _as: 'bare' | 'full',
): Statement => ({
  name,
  text: 'select id, mpn from catalog.part where norm = $1',
  values: keywords.map((keyword) => [mpnKey(keyword)]),
});

/** Whether the part that was meant is among the answers; null where the keyword is in stock. */
export async function meantFound(
  client: pg.Client,
  keyword: string,
  meant: string,
): Promise<boolean | null> {
  const { rows } = await client.query('select mpn from catalog.part where norm = $1', [
    mpnKey(keyword),
  ]);
  return rows.length > 0 ? null : rows.some(({ mpn }: { mpn: string }) => mpn === meant);
}
