import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BOM_LINES_MAX } from '#contract/bom/shapes.ts';
import type { Input } from '#contract/call.ts';
import { inquirySend } from '#contract/enquiries/calls.ts';
import {
  ENQUIRY_LINES_MAX,
  ENQUIRY_REQUESTS_DAY_MAX,
  LINE_SELLERS_MAX,
  SEEKING_LINES_MAX,
} from '#contract/enquiries/shapes.ts';
import { daysOn, NOW, type Party } from '#harness/enquiry-market.ts';
import { enquiryStage } from '#harness/enquiry-stage.ts';
import { type SeekTurn, seekSellers } from './seek-sellers.ts';

vi.setConfig({ testTimeout: 120_000 });

type Sending = Input<typeof inquirySend>;

const { market, dana, min, tao, nextPart } = enquiryStage('TPS');
let mpn = '';
beforeEach(() => {
  mpn = nextPart();
});

const matchOf = async (mpns: readonly string[]): Promise<Sending> => {
  const schemas = await inquirySend.schemas();
  const lines = mpns.map((model) => ({ mpn: model, quantity: 500 }));
  return schemas.input.parse({ type: 'match', lines });
};
const send = (buyer: Party, mpns: readonly string[], now = NOW) =>
  buyer.call(
    inquirySend,
    { type: 'match', lines: mpns.map((model) => ({ mpn: model, quantity: 500 })) },
    now,
  );
/** Writes requests of an enquiry to sellers that are not there, so that its buyer has sent as many more. */
const addRequests = (enquiry: string, count: number) =>
  market.pool.query(
    `insert into enquiries.request (id, no, enquiry, line, account, state, at)
     select gen_random_uuid(), e.no || '/1', e.id, l.id, gen_random_uuid(), 'awaiting', e.at
     from enquiries.enquiry e join enquiries.line l on l.enquiry = e.id and l.position = 1,
       generate_series(1, $2) where e.id = $1`,
    [enquiry, count],
  );
/** How many lines of a buyer reach how many sellers. */
async function reach({ account }: Party) {
  const { rows } = await market.pool.query<{ sellers: number; lines: number }>(
    `select sellers, count(*)::int as lines from (
       select (select count(*)::int from enquiries.request r where r.line = l.id) as sellers
       from enquiries.enquiry e join enquiries.line l on l.enquiry = e.id
       where e.account = $1) as line group by sellers order by sellers`,
    [account],
  );
  return rows;
}

describe('the largest bill', () => {
  it('is let through by both limits, and so is the largest enquiry', () => {
    expect(SEEKING_LINES_MAX).toBeGreaterThanOrEqual(BOM_LINES_MAX);
    expect(ENQUIRY_REQUESTS_DAY_MAX).toBeGreaterThanOrEqual(ENQUIRY_LINES_MAX * LINE_SELLERS_MAX);
    expect(ENQUIRY_REQUESTS_DAY_MAX).toBeGreaterThanOrEqual(BOM_LINES_MAX);
  });

  it('of parts that many stock reaches fewer sellers of each line, the best first', async () => {
    const mpns = Array.from({ length: BOM_LINES_MAX }, (_, nth) => `${mpn}-${nth}`);
    const sellers = Array.from({ length: 12 }, (_, nth) => market.seller(`Seller ${nth}`));
    for (const seller of sellers) for (const model of mpns) seller.stock(model);
    const bill = [];
    for (let from = 0; from < mpns.length; from += ENQUIRY_LINES_MAX) {
      bill.push(await matchOf(mpns.slice(from, from + ENQUIRY_LINES_MAX)));
    }
    const sent = await market.sendAll(dana.account, bill);
    expect(sent.map((one) => [one.sellers, one.unreached.length])).toEqual(Array(10).fill([10, 0]));
    expect(await reach(dana)).toEqual([{ sellers: 10, lines: BOM_LINES_MAX }]);
    const { rows } = await market.pool.query<{ account: string }>(
      `select distinct r.account from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
       where e.account = $1`,
      [dana.account],
    );
    const best = sellers.slice(0, 10).map(({ account }) => account);
    expect(rows.map(({ account }) => account).sort()).toEqual(best.sort());
    await expect(send(dana, [`${mpn}-0`])).rejects.toMatchObject({
      code: 'inquiry.dayFull',
      facts: { max: ENQUIRY_REQUESTS_DAY_MAX, needed: 1, left: 0 },
    });
    expect((await send(market.buyer('Messwerk'), [`${mpn}-0`])).sellers).toBe(12);
  });
});

describe('the limit of a day', () => {
  it('counts lines at sellers, and leaves matched lines one seller at least', async () => {
    const mpns = [mpn, `${mpn}-2`, `${mpn}-3`] as const;
    for (const model of mpns) for (const one of [min, tao]) one.stock(model);
    const first = await send(dana, [mpn]);
    await addRequests(first.id, ENQUIRY_REQUESTS_DAY_MAX - 2 - 4);
    const facts = { max: ENQUIRY_REQUESTS_DAY_MAX, needed: 3, left: 0 };
    await send(dana, mpns);
    expect(await reach(dana)).toMatchObject([{ sellers: 1, lines: 2 }, { sellers: 2 }, {}]);
    await expect(send(dana, mpns)).rejects.toMatchObject({ code: 'inquiry.dayFull', facts });
    expect((await send(dana, mpns, daysOn(1.01))).sellers).toBe(2);
  });

  it('refuses chosen offers that do not all fit', async () => {
    const stockIds = [min.stock(mpn), tao.stock(mpn)];
    const first = await send(dana, [mpn]);
    await addRequests(first.id, ENQUIRY_REQUESTS_DAY_MAX - 2 - 1);
    const chosen = { type: 'normal' as const, lines: [{ mpn, quantity: 5, stockIds }] };
    await expect(dana.call(inquirySend, chosen)).rejects.toMatchObject({
      code: 'inquiry.dayFull',
      facts: { needed: 2, left: 1 },
    });
    expect((await send(dana, [mpn])).sellers).toBe(1);
  });

  it('is at most so many lines that nobody stocks at a time', async () => {
    const { id } = await send(dana, [mpn]);
    await market.pool.query(
      `insert into enquiries.line (id, enquiry, position, mpn, mpn_key, manufacturer, quantity,
         date_code, lead_time, note, seeks_until)
       select gen_random_uuid(), enquiry, n + 1, mpn, mpn_key || n, manufacturer, quantity,
         date_code, lead_time, note, seeks_until
       from enquiries.line, generate_series(1, $2) as n where enquiry = $1`,
      [id, SEEKING_LINES_MAX - 2],
    );
    const more = send(dana, [`${mpn}-A`, `${mpn}-B`]);
    await expect(more).rejects.toMatchObject({
      code: 'inquiry.seekingFull',
      facts: { needed: 2, left: 1 },
    });
    min.stock(`${mpn}-A`);
    expect((await send(dana, [`${mpn}-A`, `${mpn}-B`])).unreached).toEqual([2]);
    await expect(send(dana, [`${mpn}-C`])).rejects.toMatchObject({ facts: { left: 0 } });
    expect((await send(dana, [`${mpn}-C`], daysOn(8))).unreached).toEqual([1]);
  });

  it('is counted by one act at a time: another one of the buyer comes back later', async () => {
    min.stock(mpn);
    const other = await market.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        "select pg_advisory_xact_lock(hashtextextended('enquiries.send ' || $1::text, 0))",
        [dana.account],
      );
      await expect(send(dana, [mpn])).rejects.toMatchObject({ code: 'rate.tooMany' });
      expect((await send(market.buyer('Messwerk'), [mpn])).sellers).toBe(1);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await send(dana, [mpn])).sellers).toBe(1);
  });
});

describe('the search for sellers', () => {
  it('gives each buyer its turn, however many lines another one has', async () => {
    const LATER = daysOn(40);
    const mpns = Array.from({ length: 9 }, (_, nth) => `${mpn}-${nth}`);
    const many = await Promise.all([market.buyer('Many A'), market.buyer('Many B')]);
    for (const buyer of many) await send(buyer, mpns, LATER);
    await send(dana, [mpn], LATER);
    for (const model of [...mpns, mpn]) min.stock(model);
    const bounds = { turn: 2, run: 5 };
    let turn: SeekTurn | null = null;
    const reached: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const seek = await seekSellers(market.db, market.deps, { now: LATER, after: turn, bounds });
      expect(seek.failed).toEqual([]);
      ({ turn } = seek);
      const { rows } = await market.pool.query<{ lines: number }>(
        `select count(*)::int as lines from enquiries.request r
         join enquiries.enquiry e on e.id = r.enquiry where e.account = any($1::uuid[]) and e.at = $2`,
        [[...many, dana].map(({ account }) => account), LATER],
      );
      reached.push(rows[0]?.lines ?? 0);
      if (run === 0) {
        expect(await reach(dana)).toEqual([{ sellers: 1, lines: 1 }]);
        for (const buyer of many) expect((await reach(buyer))[1]).toEqual({ sellers: 1, lines: 2 });
      }
    }
    expect(reached).toEqual([5, 10, 15, 19]);
  });
});
