import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/bom/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let town: TestMarket;
let buyer: Caller;
beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Hollis', 'buyer');
}, 60_000);
afterAll(() => town.close());

/** Puts stock of a seller in whose record stands something to be warned of. */
async function stockOf(name: string, unitPrice: string, record: string) {
  const seller = await town.member(name, 'seller');
  const line = { mpn: 'LM358DR', manufacturer: 'TI', quantity: 900, unitPrice };
  await seller.send(inventoryAdd, { lines: [line] });
  await town.market.database.pool.query(
    `update catalog.seller_standing set ${record} where account = $1`,
    [town.idOf(seller)],
  );
}

/** Matches the only line of a pasted bill. */
async function matched() {
  const text = 'Part number\tQty\nLM358DR\t10\n';
  const { bom, token } = await buyer.send(contract.bomPaste, { text });
  const sheet = bom.file?.sheets[0];
  const read = await buyer.send(contract.bomRead, {
    ...{ id: bom.id, token, version: bom.version },
    mapping: {
      sheet: sheet?.index ?? 0,
      headerRow: sheet?.headerRow ?? null,
      fields: sheet?.columns.map(({ field }) => field) ?? [],
    },
  });
  return read.lines[0]?.match;
}

it('a line is warned of all sellers behind its prices, not of the first alone', async () => {
  await stockOf('Xinda', '0.05', 'inspected = 4, passed = 3, low = 0.3, high = 0.9');
  await stockOf('Hexin', '0.06', `blacklist = 'pending'`);
  await stockOf('Lantai', '0.07', `deposit_return = '{"state":"returned","since":"2026-01-01"}'`);
  await stockOf('Yunjing', '0.08', 'inspected = 9, passed = 9, low = 0.7, high = 1');
  const match = await matched();
  expect(match?.risks).toEqual(['failedSeller', 'pendingSeller', 'depositReturned']);
  const none = { inspectedLots: 0, passedLots: 0, blacklist: null, depositReturned: false };
  expect(match?.part?.pricedBy).toEqual([
    { ...none, inspectedLots: 4, passedLots: 3 },
    { ...none, blacklist: 'pending' },
    { ...none, depositReturned: true },
  ]);
});
