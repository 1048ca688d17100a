import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/inventory/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const DAY_MS = 86_400_000;

let town: TestMarket;
let seller: Caller;
let other: Caller;
let count = 0;

beforeAll(async () => {
  town = await openTestMarket();
  other = await town.member('Otherstock', 'seller');
}, 60_000);
afterAll(() => town.close());

type Line = ClientInput<typeof contract.inventoryAdd>['lines'][number];
const line = (mpn: string, more: Partial<Line> = {}): Line => ({
  mpn,
  manufacturer: 'TI',
  quantity: 1000,
  unitPrice: '0.118',
  ...more,
});

/** A seller of its own with these lines. */
async function sellerWith(lines: Line[]): Promise<Caller> {
  count += 1;
  const made = await town.member(`Stock${count}`, 'seller');
  if (lines.length > 0) await made.send(contract.inventoryAdd, { lines });
  return made;
}

const mpns = async (asked: ClientInput<typeof contract.inventoryList>) =>
  (await seller.send(contract.inventoryList, { pageSize: 100, ...asked })).list.map(
    (one) => one.mpn,
  );
const all = async (who = seller) =>
  (await who.send(contract.inventoryList, { pageSize: 100, sort: 'mpn', descending: false })).list;
const fails = (fail: string) => ({ reply: { data: { fail } } });

describe('the list', () => {
  beforeAll(async () => {
    seller = await sellerWith([
      line('TPS54331DR', { quantity: 50, priceBreaks: [{ quantity: 100, unitPrice: '0.1' }] }),
      line('LM358DR', { manufacturer: 'onsemi', unitPrice: null, condition: 'likeNew' }),
      line('STM32F103C8T6', { manufacturer: 'ST', quantity: 7, unitPrice: '2.1', moq: 5 }),
    ]);
  });

  it('lets through what each filter says, and counts the same', async () => {
    expect(await mpns({ keyword: 'tps-543' })).toEqual(['TPS54331DR']);
    expect(await mpns({ keyword: '±' })).toEqual([]);
    expect(await mpns({ manufacturer: 'STMicroelectronics' })).toEqual(['STM32F103C8T6']);
    expect(await mpns({ condition: 'likeNew' })).toEqual(['LM358DR']);
    expect(await mpns({ hasPrice: false })).toEqual(['LM358DR']);
    expect((await mpns({ hasPrice: true })).length).toBe(2);
    expect(await mpns({ quantityMin: 100 })).toEqual(['LM358DR']);
    expect(await mpns({ quantityMin: 8, quantityMax: 60 })).toEqual(['TPS54331DR']);
    for (const filter of [{ hasPrice: true }, { keyword: 'LM' }, { manufacturer: 'onsemi' }, {}]) {
      const { count: counted } = await seller.send(contract.inventoryCount, filter);
      expect(counted).toBe((await seller.send(contract.inventoryList, filter)).total);
    }
    expect(
      (await seller.send(contract.inventoryMakers, {})).map(({ name }) => name).sort(),
    ).toEqual(['STMicroelectronics', 'Texas Instruments', 'onsemi']);
  });

  it('orders by each column both ways, lines without a price last', async () => {
    expect(await mpns({ sort: 'mpn', descending: false })).toEqual([
      'LM358DR',
      'STM32F103C8T6',
      'TPS54331DR',
    ]);
    expect(await mpns({ sort: 'quantity', descending: false })).toEqual([
      'STM32F103C8T6',
      'TPS54331DR',
      'LM358DR',
    ]);
    for (const descending of [true, false]) {
      expect((await mpns({ sort: 'price', descending })).at(-1)).toBe('LM358DR');
    }
  });

  it('says how fresh a line is, and finds by it', async () => {
    const fresh = await mpns({ freshness: 'fresh' });
    expect(fresh).toHaveLength(3);
    town.clock.advance(8 * DAY_MS);
    expect(await mpns({ freshness: 'fresh' })).toEqual([]);
    expect(await mpns({ freshness: 'ageing' })).toHaveLength(3);
    const { list } = await seller.send(contract.inventoryList, {});
    expect(list[0]?.freshness).toBe('ageing');
    await seller.send(contract.inventoryConfirm, {});
    expect(await mpns({ freshness: 'fresh' })).toHaveLength(3);
  });

  it('shows nobody the stock of another', async () => {
    const [mine] = await all();
    await expect(other.send(contract.inventoryOne, { id: mine?.id ?? '' })).rejects.toMatchObject(
      fails('notFound'),
    );
    expect((await other.send(contract.inventoryList, {})).total).toBe(0);
  });
});

describe('an edit', () => {
  it('is refused where the line changed since it was read: two tabs', async () => {
    seller = await sellerWith([line('NE555P')]);
    const [read] = await all();
    if (!read) throw new Error('no line');
    const edit = { id: read.id, version: read.version };
    const saved = await seller.send(contract.inventoryEdit, {
      ...edit,
      line: line('NE555P', {
        quantity: 5,
        unitPrice: '0.2',
        moq: 2,
        priceBreaks: [
          { quantity: 10, unitPrice: '0.19' },
          { quantity: 100, unitPrice: '0.15' },
        ],
      }),
    });
    expect(saved).toMatchObject({ quantity: 5, unitPrice: '0.20', moq: 2 });
    expect(saved.priceBreaks).toEqual([
      { quantity: 10, unitPrice: '0.19' },
      { quantity: 100, unitPrice: '0.15' },
    ]);
    expect(saved.version).toBe(read.version + 1);
    await expect(
      seller.send(contract.inventoryEdit, { ...edit, line: line('NE555P', { quantity: 9 }) }),
    ).rejects.toMatchObject(fails('stock.changed'));
    await expect(
      other.send(contract.inventoryEdit, { ...edit, line: line('NE555P') }),
    ).rejects.toMatchObject(fails('notFound'));
    expect((await all())[0]?.quantity).toBe(5);
  });

  it('refuses price breaks that do not rise in quantity and fall in price', async () => {
    const broken = [
      [{ quantity: 10, unitPrice: '0.2' }],
      [
        { quantity: 10, unitPrice: '0.1' },
        { quantity: 10, unitPrice: '0.09' },
      ],
      [
        { quantity: 10, unitPrice: '0.1' },
        { quantity: 20, unitPrice: '0.11' },
      ],
      Array.from({ length: 6 }, (_, at) => ({ quantity: 10 + at, unitPrice: `0.0${6 - at}` })),
    ];
    for (const priceBreaks of broken) {
      const lines = [line('A1', { unitPrice: '0.118', priceBreaks })];
      await expect(seller.send(contract.inventoryAdd, { lines })).rejects.toMatchObject(
        fails('input.invalid'),
      );
    }
  });
});

describe('a bulk edit', () => {
  const bulk = (input: ClientInput<typeof contract.inventoryBulk>) =>
    seller.send(contract.inventoryBulk, input);

  it('changes prices by a percentage, half up, breaks too; undo restores exactly', async () => {
    seller = await sellerWith([
      line('P1', { unitPrice: '0.00001' }),
      line('P2', { unitPrice: '1.5', priceBreaks: [{ quantity: 10, unitPrice: '1.25' }] }),
      line('P3', { unitPrice: null }),
    ]);
    const before = await all();
    const chosen = { filter: {}, count: 3 };
    const done = await bulk({ chosen, change: { what: 'pricePercent', percent: '-33.33' } });
    expect(done.changed).toBe(2);
    const after = await all();
    expect(after.map(({ unitPrice }) => unitPrice)).toEqual(['0.00001', '1.00005', null]);
    expect(after[1]?.priceBreaks).toEqual([{ quantity: 10, unitPrice: '0.83338' }]);
    expect(await seller.send(contract.inventoryUndo, { undo: done.undo ?? '' })).toEqual({
      restored: 2,
    });
    const plain = (lines: typeof before) => lines.map(({ version: _, ...rest }) => rest);
    expect(plain(await all())).toEqual(plain(before));
    await expect(
      seller.send(contract.inventoryUndo, { undo: done.undo ?? '' }),
    ).rejects.toMatchObject(fails('stock.undoOver'));
  });

  it('raises no price beyond what a quote can name', async () => {
    seller = await sellerWith([line('R1', { unitPrice: '999999999' })]);
    const chosen = { filter: {}, count: 1 };
    await bulk({ chosen, change: { what: 'pricePercent', percent: '1000' } });
    expect((await all())[0]?.unitPrice).toBe('999999999.99999');
  });

  it('does each other thing to the chosen lines only', async () => {
    seller = await sellerWith([line('Q1'), line('Q2'), line('Q3')]);
    const ids = (await all()).slice(0, 2).map(({ id }) => id);
    const changes: ClientInput<typeof contract.inventoryBulk>['change'][] = [
      { what: 'price', unitPrice: '3' },
      { what: 'condition', condition: 'reNew' },
      { what: 'packaging', packaging: 'roll' },
      { what: 'leadTime', leadTime: 'any' },
      { what: 'dateCode', dateCode: '2414+' },
    ];
    for (const change of changes) {
      expect((await bulk({ chosen: { ids }, change })).changed).toBe(2);
      expect((await bulk({ chosen: { ids }, change })).undo).toBeNull();
    }
    const [first, , third] = await all();
    expect(first).toMatchObject({
      unitPrice: '3.00',
      condition: 'reNew',
      packaging: 'roll',
      leadTime: 'any',
      dateCode: '2414+',
    });
    expect(third).toMatchObject({ unitPrice: '0.118', condition: 'brandNew', packaging: null });
  });

  it('is refused where the filter leaves another number than was shown', async () => {
    seller = await sellerWith([line('R1'), line('R2')]);
    const filter = { keyword: 'R' };
    const stale = { chosen: { filter, count: 1 }, change: { what: 'delete' as const } };
    await expect(bulk(stale)).rejects.toMatchObject(fails('stock.changed'));
    expect(await all()).toHaveLength(2);
  });

  it('deletes and brings back, unless it is too late, another’s, or the lines changed', async () => {
    seller = await sellerWith([line('S1'), line('S2'), line('S3')]);
    const before = await all();
    const [first, second] = before;
    const gone = await bulk({ chosen: { ids: [first?.id ?? ''] }, change: { what: 'delete' } });
    expect(await all()).toHaveLength(2);
    const undo = gone.undo ?? '';
    await expect(other.send(contract.inventoryUndo, { undo })).rejects.toMatchObject(
      fails('notFound'),
    );
    await seller.send(contract.inventoryUndo, { undo });
    expect(await all()).toEqual(before);

    const dearer = await bulk({
      chosen: { filter: {}, count: 3 },
      change: { what: 'price', unitPrice: '9' },
    });
    const edited = (await all())[1];
    await seller.send(contract.inventoryEdit, {
      id: second?.id ?? '',
      version: edited?.version ?? 0,
      line: line('S2', { quantity: 4 }),
    });
    await expect(
      seller.send(contract.inventoryUndo, { undo: dearer.undo ?? '' }),
    ).rejects.toMatchObject(fails('stock.changed'));
    expect((await all())[0]?.unitPrice).toBe('9.00');

    const late = await bulk({ chosen: { ids: [first?.id ?? ''] }, change: { what: 'delete' } });
    town.clock.advance(25 * 3_600_000);
    await expect(
      seller.send(contract.inventoryUndo, { undo: late.undo ?? '' }),
    ).rejects.toMatchObject(fails('stock.undoOver'));
  });

  it('touches nothing of another seller, whatever ids are named', async () => {
    seller = await sellerWith([line('T1')]);
    const ids = (await all()).map(({ id }) => id);
    const change = { what: 'delete' as const };
    expect((await other.send(contract.inventoryBulk, { chosen: { ids }, change })).changed).toBe(0);
    expect(await all()).toHaveLength(1);
  });
});
