import type { Tx } from '#server/kit/database/database.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { resolveManufacturers } from '../store/manufacturers.ts';
import { insertSellerName } from '../store/seller-standing.ts';
import {
  ensureParts,
  insertStockLines,
  type NewStockLine,
  type PartKey,
  type StockFacts,
} from '../store/stock.ts';

export interface NewOffer extends StockFacts {
  readonly mpn: string;
  readonly manufacturer: string;
}

interface AddStockInput {
  readonly account: string;
  readonly lines: readonly NewOffer[];
  readonly now: Date;
}

/** Stock lines as they are kept; makers and parts that are new are made first. */
export async function prepareStockLines(
  tx: Tx,
  { account, lines, now }: AddStockInput,
): Promise<NewStockLine[]> {
  const makers = await resolveManufacturers(
    tx,
    lines.map((line) => line.manufacturer),
    now,
  );
  const partKeyOf = (line: NewOffer): PartKey => ({
    norm: mpnKey(line.mpn),
    mpn: line.mpn,
    manufacturer: makers.get(line.manufacturer) ?? '',
  });
  const idByPart = await ensureParts(tx, lines.map(partKeyOf));
  return lines.map((line) => ({
    part: idByPart(partKeyOf(line)),
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

/** Adds stock lines of one seller. Searches show its name from then on. */
export async function addStock(
  tx: Tx,
  input: AddStockInput & { readonly company: string },
): Promise<void> {
  await insertSellerName(tx, input, input.now);
  await insertStockLines(tx, await prepareStockLines(tx, input));
}
