import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import type { Tx } from '#server/kit/database.ts';
import { mpnKey } from './core/mpn-key.ts';
import { resolveMakers } from './maker-store.ts';
import {
  insertStock,
  type NewStockLine,
  type PartKey,
  type PriceBreakRow,
  partIds,
} from './stock-store.ts';

export interface StockToAdd {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly unitPrice: bigint | null;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly moq: number | null;
  readonly priceBreaks: PriceBreakRow | null;
}

interface Adding {
  readonly account: string;
  readonly lines: readonly StockToAdd[];
  readonly now: Date;
}

/** Stock lines as they are kept; makers and parts that are new are made first. */
export async function stockLinesOf(
  tx: Tx,
  { account, lines, now }: Adding,
): Promise<NewStockLine[]> {
  const makers = await resolveMakers(
    tx,
    lines.map((line) => line.manufacturer),
    now,
  );
  const partOf = (line: StockToAdd): PartKey => ({
    norm: mpnKey(line.mpn),
    mpn: line.mpn,
    manufacturer: makers.get(line.manufacturer) ?? '',
  });
  const idOf = await partIds(tx, lines.map(partOf));
  return lines.map((line) => ({
    part: idOf(partOf(line)),
    account,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    condition: line.condition,
    packaging: line.packaging,
    dateCode: line.dateCode,
    leadTime: line.leadTime,
    moq: line.moq,
    priceBreaks: line.priceBreaks,
    at: now,
  }));
}

/** Adds stock lines of one seller. */
export async function addStock(tx: Tx, adding: Adding): Promise<void> {
  await insertStock(tx, await stockLinesOf(tx, adding));
}
