import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/catalog/calls.ts';
import { searchElectronic as searchElectronicSchemas } from '#contract/catalog/schemas.ts';
import {
  line,
  NOW,
  openSearchMarket,
  type SearchMarket,
  shown,
  visitor,
} from '#harness/search-market.ts';
import { SearchWorker, SearchWorkerPool } from './worker-pool.ts';

const START_MS = 60_000;

let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket({}, { threads: 2 });
}, START_MS);
afterAll(() => market.close());

describe('threads that find', () => {
  it('see what was committed before they were asked, whichever of them is', async () => {
    const seller = market.seller('Threaded');
    for (let n = 1; n <= 8; n += 1) {
      await seller.add([line(`THREAD-${n}`)]);
      const found = await Promise.all([1, 2, 3].map(() => market.search(`THREAD-${n}`)));
      expect(found.map(shown)).toEqual(Array(3).fill([`exact THREAD-${n}`]));
    }
    const { list } = await market.search('THREAD-8');
    expect(list[0]?.offers).toMatchObject([{ sellerName: 'Threaded', unitPrice: '0.118' }]);
  });

  it('answer every call of search', async () => {
    await market.seller('Other').add([line('CALLED-1')]);
    const offers = { mpn: 'CALLED-1', manufacturer: 'Texas Instruments' };
    expect((await market.call(contract.searchOffers, offers, visitor)).list).toHaveLength(1);
    const keyword = { keyword: 'CALLED-1' };
    expect(await market.call(contract.getElectronicBrand, keyword, visitor)).toMatchObject([
      { value: 'Texas Instruments', lines: 1 },
    ]);
    expect((await market.call(contract.suggest, { keyword: 'CALL' }, visitor)).parts).toMatchObject(
      [{ mpn: 'CALLED-1' }],
    );
  });

  it('fail to start where the database is none, and say why', async () => {
    const lost = new SearchWorkerPool('postgres://nobody@127.0.0.1:1/none', 2);
    await expect(lost.start(NOW)).rejects.toThrow('no connection to the database');
  });

  it(
    'begin again where one stops: what waited for it fails, what comes after is answered',
    async () => {
      await market.seller('Again').add([line('AGAIN-1')]);
      const thread = new SearchWorker({ url: market.url, now: NOW });
      await thread.ready;
      const input = searchElectronicSchemas.input.parse({ keyword: 'AGAIN-1' });
      const ask = () => thread.run('search', { input, now: NOW });
      const waits = expect(ask()).rejects.toThrow('ended');
      await thread.stop();
      await waits;
      expect(await ask()).toMatchObject({ matchedNumber: 'AGAIN-1' });
      await thread.end();
    },
    START_MS,
  );

  it(
    'say so while none can begin again, and find again once the database is back',
    async () => {
      await market.seller('Back').add([line('BACK-1')]);
      const thread = new SearchWorker({ url: market.url, now: NOW });
      await thread.ready;
      const input = searchElectronicSchemas.input.parse({ keyword: 'BACK-1' });
      const ask = () => thread.run('search', { input, now: NOW });
      const { pool } = market.database;
      await pool.query('alter table catalog.part rename to part_away');
      try {
        await thread.stop();
        await expect(ask()).rejects.toThrow();
        await expect
          .poll(() => ask().catch((error: Error) => error.message), { timeout: 20_000 })
          .toContain('could begin');
      } finally {
        await pool.query('alter table catalog.part_away rename to part');
      }
      const found = () => ask().catch(() => null);
      await expect.poll(found, { timeout: 30_000 }).toMatchObject({ matchedNumber: 'BACK-1' });
      await thread.end();
    },
    START_MS,
  );
});
