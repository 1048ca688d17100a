import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import { daysOn, NOW, type Party, quoteFor, requestAt, shipTo } from '#harness/enquiry-market.ts';
import { enquiryStage } from '#harness/enquiry-stage.ts';
import { enquiryRecords } from '#server/enquiries/public.ts';
import { openDatabase } from '#server/kit/database/database.ts';

const { market, dana, min, tao, nextPart } = enquiryStage('BAT');
let mpn = '';
beforeEach(() => {
  mpn = nextPart();
});

const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const send = (buyer: Party, mpns: readonly string[], now = NOW) =>
  buyer.call(
    contract.inquirySend,
    { type: 'match', lines: mpns.map((model) => ({ mpn: model, quantity: 500 })) },
    now,
  );

async function quote(seller: Party, unitPrice: string, more: object = {}, now = NOW) {
  const { id, version } = await requestAt(seller, 'match', now);
  const answer = { ...quoteFor(mpn, 500, unitPrice), ...more };
  return seller.call(contract.quoteSubmit, { id, version, quote: answer }, now);
}

/** Kinds of the messages of an account since a moment, and whether each is mailed. */
async function mailsTo({ account }: Party, since = NOW) {
  const { rows } = await market.pool.query<{ kind: string; mail: string }>(
    'select kind, mail from messages.message where account = $1 and at >= $2 order by at, id',
    [account, since],
  );
  return rows.map(({ kind, mail }) => `${kind.replace('enquiries.', '')} ${mail}`);
}

describe('lines without an answer', () => {
  it('are counted as lines, however many sellers were silent', async () => {
    const [silent, quoted, refused] = [`${mpn}-1`, `${mpn}-2`, `${mpn}-3`] as const;
    for (const model of [silent, quoted, refused]) for (const one of [min, tao]) one.stock(model);
    await send(dana, [silent, quoted, refused]);
    const { list } = await min.call(contract.quoteList, { type: 'match', tab: 'awaiting' });
    const requestFor = (model: string) => list.find((one) => one.mpn === model);
    const { id = '', version = 0 } = requestFor(quoted) ?? {};
    const days30 = { ...quoteFor(quoted, 500, '0.1'), validDays: 30 as const };
    await min.call(contract.quoteSubmit, { id, version, quote: days30 });
    const other = requestFor(refused);
    await min.call(contract.quoteRefuse, {
      id: other?.id ?? '',
      version: other?.version ?? 0,
      reason: 'noStock',
    });
    await market.sweep(daysOn(7));
    expect((await market.messages(dana.account)).at(-1)).toMatchObject({
      kind: 'enquiries.expiredUnanswered',
      params: { count: 1, model: silent },
    });
  });

  it('send no message where each line has an answer', async () => {
    for (const one of [min, tao]) one.stock(mpn);
    await send(dana, [mpn]);
    await quote(min, '0.1', { validDays: 30 });
    await market.sweep(daysOn(7));
    expect((await market.messages(dana.account)).map(({ kind }) => kind)).toEqual([
      'enquiries.quoted',
    ]);
  });
});

describe('what a buyer may ask for', () => {
  it('is the part of the chosen offer, in any spelling, and no other', async () => {
    const stockIds = [min.stock(mpn)];
    const ask = (model: string) =>
      dana.call(contract.inquirySend, {
        type: 'normal',
        lines: [{ mpn: model, quantity: 5, stockIds }],
      });
    await expect(ask('LM358DR')).rejects.toMatchObject({
      code: 'inquiry.otherPart',
      field: 'lines.0.stockIds',
      facts: { model: 'LM358DR', offered: mpn },
    });
    expect((await ask(mpn.toLowerCase())).sellers).toBe(1);
  });
});

describe('the record of a seller', () => {
  const record = async (seller: Party) => {
    const database = openDatabase(market.url);
    try {
      return (await enquiryRecords(database.db, [seller.account])).get(seller.account);
    } finally {
      await database.close();
    }
  };

  it('counts a buyer once a day, by what most of its lines of that day got', async () => {
    const mpns = Array.from({ length: 40 }, (_, nth) => `${mpn}-${nth}`);
    for (const model of mpns) min.stock(model);
    min.stock(mpn);
    await send(market.buyer('Messwerk'), [mpn]);
    await quote(min, '0.1');
    await send(dana, mpns);
    await market.sweep(daysOn(7));
    expect(await record(min)).toEqual({ received: 2, replied: 1 });
  });

  it('gives one buyer the weight of ten days at most', async () => {
    min.stock(mpn);
    for (let day = 0; day < 14; day += 1) await send(dana, [mpn], daysOn(day));
    const { id, version } = await requestAt(min);
    await min.call(contract.quoteRefuse, { id, version, reason: 'noStock' });
    for (let nth = 0; nth < 2; nth += 1) {
      await send(market.buyer(`Buyer ${nth}`), [mpn], daysOn(20));
    }
    const { list } = await min.call(contract.quoteList, {
      type: 'match',
      tab: 'awaiting',
      sort: 'newest',
    });
    for (const one of list.slice(0, 2)) {
      const refusal = { id: one.id, version: one.version, reason: 'other' as const };
      await min.call(contract.quoteRefuse, refusal, daysOn(20));
    }
    await market.sweep(daysOn(21));
    expect(await record(min)).toEqual({ received: 12, replied: 3 });
  });
});

describe('a counter-offer', () => {
  const counterAt = async (id: string, now = NOW) => {
    const request = await min.call(contract.quoteDetail, { id }, now);
    return dana.call(
      contract.inquiryCounter,
      { requestId: id, version: request.version, unitPrice: '0.1' },
      now,
    );
  };
  const stateOf = async (id: string, now = NOW) =>
    (await min.call(contract.quoteDetail, { id }, now)).counter?.state;

  it('ends when the buyer closes the enquiry, and when the quote expires', async () => {
    min.stock(mpn);
    const sent = await send(dana, [mpn]);
    const { id } = await quote(min, '0.12');
    await counterAt(id);
    const { version } = await dana.call(contract.inquiryDetail, { id: sent.id });
    await dana.call(contract.inquiryClose, { id: sent.id, version });
    expect(await stateOf(id)).toBe('ended');
    const found = await min.call(contract.quoteList, {
      type: 'match',
      tab: 'completed',
      countered: true,
    });
    expect(found.total).toBe(0);

    await send(dana, [mpn]);
    const second = await quote(min, '0.12');
    await counterAt(second.id);
    await market.sweep(daysOn(15));
    expect(await stateOf(second.id, daysOn(15))).toBe('ended');
  });

  it('is agreed to by a new version that is valid as long as the one before', async () => {
    min.stock(mpn);
    const sent = await send(dana, [mpn]);
    const first = await quote(min, '0.12', {
      validDays: 30,
      moq: 50,
      note: 'Sealed reels.',
      priceBreaks: [
        { quantity: 1000, unitPrice: '0.11' },
        { quantity: 5000, unitPrice: '0.08' },
      ],
    });
    const countered = await counterAt(first.id, daysOn(2));
    const accept = (version: number, now = daysOn(3)) =>
      min.call(contract.quoteAcceptCounter, { id: first.id, version }, now);
    await expect(accept(first.version)).rejects.toMatchObject({ code: 'order.hasChange' });
    const agreed = await accept(countered.version);
    expect(agreed).toMatchObject({ state: 'quoted', counter: { state: 'revised' } });
    expect(agreed.quote).toMatchObject({
      version: 2,
      unitPrice: '0.10',
      validUntil: first.quote?.validUntil,
      moq: 50,
      note: 'Sealed reels.',
      priceBreaks: [{ quantity: 5000, unitPrice: '0.08' }],
    });
    expect(agreed.quote?.hash).not.toBe(first.quote?.hash);
    await expect(accept(agreed.version)).rejects.toMatchObject({ code: 'quote.notCountered' });
    expect((await market.messages(dana.account)).at(-1)).toMatchObject({
      kind: 'enquiries.counterAccepted',
      params: { no: sent.no, price: '0.10', model: mpn },
    });
  });

  it('that was measured against a price break is the break at what is asked for', async () => {
    min.stock(mpn);
    await send(dana, [mpn]);
    const breaks = (...list: readonly (readonly [number, string])[]) =>
      list.map(([quantity, unitPrice]) => ({ quantity, unitPrice }));
    const first = await quote(min, '0.50', {
      quantity: 5000,
      moq: 10,
      priceBreaks: breaks([50, '0.40'], [100, '0.30'], [1000, '0.25'], [5000, '0.05']),
    });
    const agree = async (unitPrice: string, id: string) => {
      const request = await min.call(contract.quoteDetail, { id });
      const counter = { requestId: id, version: request.version, unitPrice };
      const { version } = await dana.call(contract.inquiryCounter, counter);
      return (await min.call(contract.quoteAcceptCounter, { id, version })).quote;
    };
    expect(await agree('0.2', first.id)).toMatchObject({
      unitPrice: '0.50',
      moq: 10,
      priceBreaks: breaks([50, '0.40'], [100, '0.30'], [500, '0.20'], [5000, '0.05']),
    });
    expect((await market.messages(dana.account)).at(-1)).toMatchObject({
      kind: 'enquiries.counterAccepted',
      params: { price: '0.20' },
    });
    // The break of the line's own quantity is written over.
    expect(await agree('0.15', first.id)).toMatchObject({
      unitPrice: '0.50',
      priceBreaks: breaks([50, '0.40'], [100, '0.30'], [500, '0.15'], [5000, '0.05']),
    });
    const { version } = await min.call(contract.quoteDetail, { id: first.id });
    const five = {
      ...quoteFor(mpn, 5000, '0.50'),
      priceBreaks: breaks(
        [50, '0.40'],
        [100, '0.30'],
        [200, '0.28'],
        [400, '0.26'],
        [5000, '0.05'],
      ),
    };
    await min.call(contract.quoteSubmit, { id: first.id, version, quote: five });
    expect(await agree('0.2', first.id)).toMatchObject({
      priceBreaks: breaks(
        [50, '0.40'],
        [100, '0.30'],
        [200, '0.28'],
        [500, '0.20'],
        [5000, '0.05'],
      ),
    });
  });

  it('is agreed to by nobody once the quote is over, nor by a seller on the blacklist', async () => {
    min.stock(mpn);
    await send(dana, [mpn]);
    const { id } = await quote(min, '0.12');
    const { version } = await counterAt(id);
    const accept = (now: Date) => min.call(contract.quoteAcceptCounter, { id, version }, now);
    await expect(accept(daysOn(15))).rejects.toMatchObject({ code: 'quote.expired' });
    await expect(tao.call(contract.quoteAcceptCounter, { id, version })).rejects.toMatchObject({
      code: 'notFound',
    });
    market.blacklist(min.account);
    await expect(accept(NOW)).rejects.toMatchObject({ code: 'seller.blacklisted' });
  });
});

describe('mails about one request', () => {
  it('of urgency go out once an hour, the messages stand in the box each time', async () => {
    min.stock(mpn);
    const { id } = await send(dana, [mpn]);
    const set = async (urgent: boolean, now: Date) => {
      const { version } = await dana.call(contract.inquiryDetail, { id }, now);
      await dana.call(contract.inquiryUrgent, { id, version, urgent }, now);
    };
    for (const hours of [0.1, 0.5, 1.2]) {
      await set(true, hoursOn(hours));
      await set(false, hoursOn(hours + 0.01));
    }
    expect(await mailsTo(min)).toEqual(['asked none', 'urgent due', 'urgent none', 'urgent due']);
  });

  /** Counter-offers and answers to them, each at the version that stands. */
  const bargain = (id: string) => {
    const versionAt = async (now: Date) =>
      (await min.call(contract.quoteDetail, { id }, now)).version;
    return {
      counter: async (unitPrice: string, now: Date) =>
        dana.call(
          contract.inquiryCounter,
          { requestId: id, version: await versionAt(now), unitPrice },
          now,
        ),
      revise: async (unitPrice: string, now: Date) =>
        min.call(
          contract.quoteSubmit,
          { id, version: await versionAt(now), quote: quoteFor(mpn, 500, unitPrice) },
          now,
        ),
      keep: async (now: Date) =>
        min.call(contract.quoteDeclineCounter, { id, version: await versionAt(now) }, now),
      accept: async (now: Date) =>
        min.call(contract.quoteAcceptCounter, { id, version: await versionAt(now) }, now),
    };
  };

  it('of counter-offers and revisions of one side go out once an hour, by request', async () => {
    min.stock(mpn);
    await send(dana, [mpn]);
    const first = await quote(min, '0.2');
    const { counter, revise } = bargain(first.id);
    await counter('0.19', hoursOn(0.1));
    await counter('0.18', hoursOn(0.5));
    await counter('0.17', hoursOn(1.2));
    await revise('0.185', hoursOn(1.3));
    await revise('0.184', hoursOn(1.4));
    await revise('0.183', hoursOn(2.4));
    const mails = ['due', 'none', 'due'];
    expect(await mailsTo(min, hoursOn(0.05))).toEqual(mails.map((mail) => `countered ${mail}`));
    expect(await mailsTo(dana, hoursOn(0.05))).toEqual(mails.map((mail) => `revised ${mail}`));
    const other = `${mpn}-2`;
    min.stock(other);
    await send(dana, [other], hoursOn(2.5));
    const request = await requestAt(min, 'match', hoursOn(2.5));
    const second = { ...quoteFor(other, 500, '0.2') };
    const answer = { id: request.id, version: request.version, quote: second };
    const quoted = await min.call(contract.quoteSubmit, answer, hoursOn(2.5));
    const lower = { requestId: request.id, version: quoted.version, unitPrice: '0.1' };
    await dana.call(contract.inquiryCounter, lower, hoursOn(2.5));
    expect((await mailsTo(min)).at(-1)).toBe('countered due');
  });

  it('go out at once where the other side has dealt with the one before', async () => {
    min.stock(mpn);
    await send(dana, [mpn]);
    const { counter, revise, keep, accept } = bargain((await quote(min, '0.2')).id);
    await counter('0.10', hoursOn(0.1));
    await keep(hoursOn(0.15));
    await counter('0.11', hoursOn(0.2));
    await revise('0.19', hoursOn(0.25));
    await counter('0.12', hoursOn(0.3));
    await accept(hoursOn(0.35));
    await counter('0.115', hoursOn(0.4));
    await revise('0.118', hoursOn(0.45));
    await counter('0.116', hoursOn(0.5));
    await accept(hoursOn(0.55));
    expect(await mailsTo(min, hoursOn(0.05))).toEqual(Array(5).fill('countered due'));
    expect(await mailsTo(dana, hoursOn(0.18))).toEqual([
      'revised due',
      'counterAccepted due',
      'revised due',
      'counterAccepted due',
    ]);
  });

  it('of quotes that come back go out once an hour, however often they are ordered', async () => {
    min.stock(mpn);
    const { id } = await send(dana, [mpn]);
    const { id: requestId } = await quote(min, '0.2');
    const orderAndCancel = async (now: Date) => {
      const request = (await dana.call(contract.inquiryDetail, { id }, now)).lines[0]?.requests[0];
      const { version = 0, quote: last } = request ?? {};
      const pick = { requestId, version, hash: last?.hash ?? '', quantity: 500 };
      const { orders } = await dana.call(
        contract.inquiryOrder,
        { id, picks: [pick], shipTo, inspection: {} },
        now,
      );
      await market.cancelOrder(orders[0]?.id ?? '', now);
    };
    for (const hours of [0.1, 0.5, 1.2]) await orderAndCancel(hoursOn(hours));
    const mails = ['due', 'none', 'due'];
    const since = hoursOn(0.05);
    expect(await mailsTo(dana, since)).toEqual(mails.map((mail) => `reopened ${mail}`));
    expect(await mailsTo(min, since)).toEqual(mails.map((mail) => `reopenedQuote ${mail}`));
  });
});
