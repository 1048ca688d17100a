import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, line, NOW, openSearchMarket, type SearchMarket } from '#harness/search-market.ts';
import { upsertSellerStandings } from '../store/seller-standing.ts';
import { LiveIndex } from './live-index.ts';
import { staleAt } from './search-query.ts';

let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket();
});
afterAll(() => market.close());

const drawn = (account: string, company: string) => ({
  account,
  company,
  passed: 0,
  inspected: 0,
  interval: null,
  enquiriesReceived: 0,
  enquiriesReplied: 0,
  shipDue: 0,
  shipInTime: 0,
  depositWaiver: '',
  depositReturn: null,
  companyCn: '',
});

describe('the offers of a search, asked for again', () => {
  const offersOf = async (keyword: string, now = NOW) => {
    const { list } = await market.search(keyword, {}, now);
    return list[0]?.offers ?? [];
  };

  it('tell the record of who asks the lowest price where a lot of it failed', async () => {
    const [good, bad] = [market.seller('Good'), market.seller('Bad')];
    await good.add([line('HEAD-1', { unitPrice: 500_000n })]);
    await bad.add([line('HEAD-1', { unitPrice: 400_000n })]);
    const failed = { passed: 2, inspected: 5, interval: { low: 0.1, high: 0.8 } };
    await upsertSellerStandings(
      market.database.db,
      [drawn(good.account, 'Good'), { ...drawn(bad.account, 'Bad'), ...failed }],
      NOW,
    );
    const head = async (more = {}) => {
      const { list } = await market.search('HEAD-1', more);
      return [list[0]?.lowest, list[0]?.lowestBy];
    };
    const record = { inspectedLots: 5, passedLots: 2, blacklist: null, depositReturned: false };
    expect(await head()).toEqual(['4.00', record]);
    expect(await head({ filter: { quantity: 10 } })).toEqual(['4.00', record]);
    const mark = (stage: string) =>
      market.database.pool.query(
        `insert into catalog.blacklisted_seller (account, stage, at) values ($1, $2, now())
         on conflict (account) do update set stage = excluded.stage`,
        [bad.account, stage],
      );
    await mark('pending');
    expect(await head()).toEqual(['4.00', { ...record, blacklist: 'pending' }]);
    await mark('listed');
    expect(await head()).toEqual(['5.00', null]);
  });

  it('are those of now: prices, quantities, names, and what went', async () => {
    const seller = market.seller('First Name');
    await seller.add([line('KEPT-1', { unitPrice: 500_000n })]);
    await offersOf('KEPT-1');
    expect((await offersOf('KEPT-1')).map(({ unitPrice }) => unitPrice)).toEqual(['5.00']);
    const { pool } = market.database;
    await pool.query('update catalog.stock_line set unit_price = 400000, quantity = 7');
    expect(await offersOf('KEPT-1')).toMatchObject([{ unitPrice: '4.00', quantity: 7 }]);
    await upsertSellerStandings(market.database.db, [drawn(seller.account, 'Second Name')], NOW);
    expect(await offersOf('KEPT-1')).toMatchObject([{ sellerName: 'Second Name' }]);
    await market.seller('Other').add([line('KEPT-1', { unitPrice: 1000n })]);
    expect(await offersOf('KEPT-1')).toHaveLength(2);
    await pool.query('delete from catalog.stock_line where account = $1', [seller.account]);
    expect(await offersOf('KEPT-1')).toHaveLength(1);
  });

  it('stand there before anybody asks, with their sellers, and again once these changed', async () => {
    const seller = market.seller('Ahead');
    await seller.add([line('AHEAD-1')]);
    const { db } = market.database;
    const live = new LiveIndex();
    const { index, stock } = await live.load(db);
    await stock.preload(db, staleAt(NOW).getTime());
    const slot = index.withKey('AHEAD1')[0] as number;
    expect(stock.lines.has(slot, staleAt(NOW).getTime())).toBe(true);
    const low = (lower: number) => ({
      ...drawn(seller.account, 'Ahead'),
      inspected: 1,
      interval: { low: lower, high: 1 },
    });
    for (const lower of [0.25, 0.5]) {
      await upsertSellerStandings(db, [low(lower)], NOW);
      await live.current({ db });
      await expect.poll(() => stock.scoreOf(stock.lines.accountNumber(seller.account))).toBe(lower);
    }
  });

  it('lose what got stale since they were asked for', async () => {
    const [early, late] = [market.seller('Early'), market.seller('Late')];
    await upsertSellerStandings(
      market.database.db,
      [drawn(early.account, 'Early'), drawn(late.account, 'Late')],
      NOW,
    );
    await early.add([line('KEPT-2')], later(-29));
    await late.add([line('KEPT-2')]);
    expect(await offersOf('KEPT-2')).toHaveLength(2);
    expect(await offersOf('KEPT-2', later(1))).toMatchObject([{ sellerName: 'Late' }]);
    expect(await offersOf('KEPT-2', later(30))).toEqual([]);
  });

  it('are right while sellers change them and many ask', async () => {
    const seller = market.seller('Busy');
    await seller.add([line('KEPT-3')]);
    for (let price = 1; price <= 30; price += 1) {
      const asked = Array.from({ length: 4 }, () => offersOf('KEPT-3'));
      await market.database.pool.query(
        `update catalog.stock_line set unit_price = $2 where account = $1`,
        [seller.account, price * 100_000],
      );
      // Asked after the change was committed: never the price before it.
      expect(await offersOf('KEPT-3')).toMatchObject([{ unitPrice: `${price}.00` }]);
      await Promise.all(asked);
      expect(await offersOf('KEPT-3')).toMatchObject([{ unitPrice: `${price}.00` }]);
    }
  });
});
