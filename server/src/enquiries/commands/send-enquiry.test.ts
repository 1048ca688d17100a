import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import { EnquiryLineInput, QuoteInput } from '#contract/enquiries/line-schemas.ts';
import { daysOn, NOW, type Party, quoteFor, requestAt, shipTo } from '#harness/enquiry-market.ts';
import { enquiryStage } from '#harness/enquiry-stage.ts';
import { Failure } from '#server/kit/failure.ts';

const { market, dana, min, tao, nextPart } = enquiryStage('TPS');
let mpn = '';
beforeEach(() => {
  mpn = nextPart();
});

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : error);
const line = (quantity = 500) => ({ mpn, quantity });

/** An enquiry to every seller whose stock matches, opened by its buyer. */
async function matched(quantity = 500, more: { urgent?: boolean } = {}) {
  const sent = await dana.call(contract.inquirySend, {
    type: 'match',
    lines: [line(quantity)],
    ...more,
  });
  return { ...sent, read: (now = NOW) => dana.call(contract.inquiryDetail, { id: sent.id }, now) };
}

/** Quotes the only request of a seller. */
async function give(seller: Party, unitPrice: string, quantity = 500, more = {}) {
  const asked = await requestAt(seller);
  return seller.call(contract.quoteSubmit, {
    id: asked.id,
    version: asked.version,
    quote: { ...quoteFor(mpn, quantity, unitPrice), ...more },
  });
}

type Detail = Awaited<ReturnType<Awaited<ReturnType<typeof matched>>['read']>>;
const requestOf = (detail: Detail, seller: Party) => {
  const found = detail.lines
    .flatMap((one) => one.requests)
    .find((one) => one.sellerId === seller.account);
  if (found === undefined) throw new Error('the seller was not asked');
  return found;
};
const pickOf = (detail: Detail, seller: Party, quantity: number) => {
  const { id, version, quote } = requestOf(detail, seller);
  return { requestId: id, version, hash: quote?.hash ?? '', quantity };
};
const ordering = (detail: Detail, ...picks: ReturnType<typeof pickOf>[]) => ({
  id: detail.id,
  picks,
  shipTo,
  inspection: {},
});

describe('sending an enquiry', () => {
  it('by match reaches every settled seller whose stock has the key, and nobody else', async () => {
    min.stock(mpn);
    tao.stock(mpn.toLowerCase().replace('DR', '-DR'));
    const unsettled = market.seller('Not settled');
    unsettled.stock(mpn);
    market.unsettle(unsettled.account);
    market.seller('Other stock').stock('LM358DR');
    const sent = await matched();
    expect(sent).toMatchObject({ sellers: 2, unreached: [] });
    expect(sent.no).toMatch(/^EQ-261121-\d{4}$/);
    const detail = await sent.read();
    expect(detail.lines[0]?.requests.map((one) => one.state)).toEqual(['awaiting', 'awaiting']);
    expect(await market.messages(min.account)).toMatchObject([
      { kind: 'enquiries.asked', params: { no: sent.no, count: 1, model: mpn } },
    ]);
  });

  it('to chosen offers reaches their sellers, and is refused where an offer is gone', async () => {
    const chosen = min.stock(mpn);
    tao.stock(mpn);
    const lines = [{ ...line(), stockIds: [chosen] }];
    const sent = await dana.call(contract.inquirySend, { type: 'normal', lines });
    expect(sent.sellers).toBe(1);
    expect(await requestAt(min, 'normal')).toMatchObject({ mpn, quantity: 500, country: 'US' });
    market.removeStock(chosen);
    await expect(dana.call(contract.inquirySend, { type: 'normal', lines })).rejects.toMatchObject({
      code: 'inquiry.offerGone',
      field: 'lines.0.stockIds',
    });
  });

  it('shows sellers the note of the line and that of the whole enquiry', async () => {
    min.stock(mpn);
    const sent = await dana.call(contract.inquirySend, {
      type: 'match',
      lines: [{ ...line(), note: 'Tape and reel.' }],
      note: 'Factory sealed only.',
    });
    expect(sent.sellers).toBe(1);
    expect(await requestAt(min)).toMatchObject({ note: 'Tape and reel. · Factory sealed only.' });
  });

  it('tells sellers until when quotes are wanted, the end of a day in GMT+8', async () => {
    min.stock(mpn);
    const asked = { type: 'match' as const, wantedDays: 3 as const, lines: [line()] };
    const { id } = await dana.call(contract.inquirySend, asked);
    const { wantedBy } = await requestAt(min);
    const [days, hour] = [daysOn(3), new Date(wantedBy ?? '').toISOString().slice(11, 16)];
    expect(hour).toBe('15:59');
    expect(Math.abs(new Date(wantedBy ?? '').getTime() - days.getTime())).toBeLessThan(86_400_000);
    expect(await dana.call(contract.inquiryDetail, { id })).toMatchObject({ wantedBy });
  });

  it('keeps a line that reaches nobody and asks for it when such stock appears', async () => {
    const sent = await matched();
    expect(sent).toMatchObject({ sellers: 0, unreached: [1] });
    expect(await sent.read()).toMatchObject({ completedAt: null });
    await market.sweep(daysOn(1));
    min.stock(mpn);
    await market.sweep(daysOn(2));
    expect((await requestAt(min, 'match', daysOn(2))).no).toBe(`${sent.no}/1`);
  });

  it('asks for it also behind many lines that nobody stocks', async () => {
    const unknown = Array.from({ length: 120 }, (_, nth) => ({ ...line(), mpn: `NOBODY-${nth}` }));
    await dana.call(contract.inquirySend, { type: 'match', lines: unknown });
    const sent = await matched();
    min.stock(mpn);
    await market.sweep(daysOn(1));
    expect((await requestAt(min, 'match', daysOn(1))).no).toBe(`${sent.no}/1`);
  });

  it('is listed by its amount, however large that is', async () => {
    min.stock(mpn);
    const lines = [{ ...line(), quantity: 2_000_000_000, targetPrice: '99999.99999' }];
    await dana.call(contract.inquirySend, { type: 'match', lines });
    const asked = { type: 'match', tab: 'awaiting', sort: 'amount' } as const;
    expect((await min.call(contract.quoteList, asked)).total).toBe(1);
  });

  it('ends a line that reaches nobody for seven days', async () => {
    const sent = await matched();
    await market.sweep(daysOn(8));
    expect((await sent.read(daysOn(8))).completedAt).toBe(daysOn(8).toISOString());
    const done = await dana.call(contract.inquiryList, { completed: true }, daysOn(8));
    expect(done.list.map((one) => one.no)).toEqual([sent.no]);
  });

  it.each([
    ['中文型号', 5, 'mpn', 'modelChinese'],
    ['LM358DR', '0', 'quantity', 'quantity'],
    ['LM358DR', '007', 'quantity', 'quantity'],
    ['LM358DR', '1.5', 'quantity', 'quantity'],
    ['LM358DR', '1e3', 'quantity', 'quantity'],
    ['LM358DR', -1, 'quantity', 'quantity'],
  ])('refuses %s x %s at %s', (model, quantity, field, reason) => {
    const read = EnquiryLineInput.safeParse({ mpn: model, quantity });
    const violations = read.error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(violations).toContainEqual([field, reason]);
  });
});

describe('a quote', () => {
  it('is read by the buyer beside the others, announced, and unread until it is opened', async () => {
    min.stock(mpn);
    tao.stock(mpn);
    const sent = await matched();
    const awaited = requestOf(await sent.read(), min);
    expect(awaited.dueAt).toBe(daysOn(7).toISOString());
    await give(min, '0.12');
    await give(tao, '0.13', 500, { priceBreaks: [{ quantity: 400, unitPrice: '0.1' }] });
    const list = () => dana.call(contract.inquiryList, { unread: true });
    expect((await list()).list[0]).toMatchObject({ no: sent.no, quoted: 2, unread: 2 });
    const detail = await sent.read();
    expect(requestOf(detail, min).dueAt).toBeNull();
    expect(requestOf(detail, min).atQuantity).toMatchObject({ amount: { amount: '60.00' } });
    expect(requestOf(detail, tao).atQuantity).toMatchObject({
      unitPrice: '0.10',
      amount: { amount: '50.00' },
    });
    expect(detail.mixes.map((mix) => [mix.kind, mix.total.amount])).toEqual([
      ['cheapest', '50.00'],
      ['fewestSellers', '50.00'],
      ['fastest', '50.00'],
    ]);
    expect((await list()).list).toEqual([]);
    expect((await market.messages(dana.account)).map((one) => one.kind)).toEqual([
      'enquiries.quoted',
      'enquiries.quoted',
    ]);
  });

  it('never tells the seller who asks', async () => {
    min.stock(mpn);
    await matched();
    const received = JSON.stringify([await requestAt(min), await market.messages(min.account)]);
    expect(received).not.toContain('Hollis');
    expect(received).not.toContain(dana.account);
  });

  it('may be filled from stock and from the last quote', async () => {
    min.stock(mpn, 300);
    await matched();
    await give(min, '0.12', 300, { warrantyDays: 90 });
    await matched(800);
    const asked = await requestAt(min);
    expect(asked.from.stock).toMatchObject({ mpn, quantity: 300, unitPrice: '0.1' });
    expect(asked.from.last).toMatchObject({ unitPrice: '0.12', warrantyDays: 90 });
  });

  it('is revised into a new version; the old one stays, with its own hash', async () => {
    min.stock(mpn);
    const sent = await matched();
    const first = await give(min, '0.12');
    const revised = await min.call(contract.quoteSubmit, {
      id: first.id,
      version: first.version,
      quote: quoteFor(mpn, 500, '0.11'),
    });
    expect(revised.quote).toMatchObject({ version: 2, unitPrice: '0.11' });
    const seen = requestOf(await sent.read(), min);
    expect(seen.earlier).toMatchObject([{ version: 1, unitPrice: '0.12' }]);
    expect(seen.quote?.hash).not.toBe(seen.earlier[0]?.hash);
    await expect(
      market.pool.query('update enquiries.quote set unit_price = 1 where request = $1', [first.id]),
    ).rejects.toThrow('stays as both sides saw it');
    await expect(
      min.call(contract.quoteSubmit, {
        id: first.id,
        version: first.version,
        quote: quoteFor(mpn, 500, '0.1'),
      }),
    ).rejects.toThrow('order.hasChange');
  });

  it('is somebody’s own: neither another seller nor another buyer reads or moves it', async () => {
    min.stock(mpn);
    const sent = await matched();
    const { id, version } = await requestAt(min);
    const quote = quoteFor(mpn, 1, '0.1');
    await expect(tao.call(contract.quoteDetail, { id })).rejects.toThrow('notFound');
    await expect(tao.call(contract.quoteSubmit, { id, version, quote })).rejects.toThrow(
      'notFound',
    );
    const other = market.buyer('Messwerk');
    await expect(other.call(contract.inquiryDetail, { id: sent.id })).rejects.toThrow('notFound');
  });

  it('is refused with a minimum above its quantity and with breaks that rise', () => {
    const violationsOf = (more: object) =>
      QuoteInput.safeParse({ ...quoteFor('LM358DR', 10, '0.1'), ...more }).error?.issues.map(
        (issue) => [issue.path.join('.'), issue.message],
      );
    expect(violationsOf({ moq: 11 })).toEqual([['moq', 'moqAbove']]);
    expect(violationsOf({ priceBreaks: [{ quantity: 5, unitPrice: '0.2' }] })).toEqual([
      ['priceBreaks', 'priceBreaks'],
    ]);
    expect(violationsOf({ unitPrice: '0.123456' })).toEqual([['unitPrice', 'unitPrice']]);
  });
});

describe('the list of what is asked', () => {
  const models = (found: { list: readonly { mpn: string }[] }) => found.list.map((one) => one.mpn);
  const ask = (asked: readonly { mpn: string; quantity: number; more?: object }[], now = NOW) =>
    dana.call(
      contract.inquirySend,
      {
        type: 'match',
        lines: asked.map(({ mpn: model, quantity, more }) => ({ mpn: model, quantity, ...more })),
      },
      now,
    );

  it('is filtered by maker and by enough stock, and sorted by end, age or amount', async () => {
    const [a, b, c] = [`${mpn}-A`, `${mpn}-B`, `${mpn}-C`] as const;
    for (const model of [a, b, c]) min.stock(model, 500);
    const maker = { manufacturer: 'Winbond' };
    await ask([{ mpn: a, quantity: 500, more: { ...maker, targetPrice: '1' } }]);
    await ask([{ mpn: b, quantity: 501, more: { targetPrice: '2' } }], daysOn(1));
    await ask([{ mpn: c, quantity: 20, more: maker }], daysOn(2));
    const list = (more: object) =>
      min.call(contract.quoteList, { type: 'match', tab: 'awaiting', ...more }, daysOn(3));
    expect(models(await list({}))).toEqual([a, b, c]);
    expect(models(await list({ sort: 'newest' }))).toEqual([c, b, a]);
    expect(models(await list({ sort: 'amount' }))).toEqual([b, a, c]);
    expect(models(await list({ manufacturer: 'Winbond' }))).toEqual([a, c]);
    expect(await list({ enough: true })).toMatchObject({ total: 2 });
    expect(models(await list({ enough: true }))).toEqual([a, c]);
    // A second line of the same part, of another date code: both are in stock.
    min.stock(b, 1);
    expect(models(await list({ enough: true }))).toEqual([a, b, c]);
    expect((await list({})).list.map(({ held }) => held)).toEqual([500, 501, 500]);
    const makers = await min.call(contract.quoteMakers, { type: 'match', tab: 'awaiting' });
    expect(makers).toEqual([{ name: 'Winbond', requests: 2 }]);
  });

  it('is counted by tab, with what ends today in Beijing', async () => {
    min.stock(mpn);
    await ask([{ mpn, quantity: 5 }]);
    await ask([{ mpn, quantity: 6 }]);
    const [, second] = (
      await min.call(contract.quoteList, { type: 'match', tab: 'awaiting', sort: 'newest' })
    ).list;
    const { id = '', version = 0 } = second ?? {};
    await min.call(contract.quoteRefuse, { id, version, reason: 'other' });
    const counts = (now: Date) => min.call(contract.quoteCounts, {}, now);
    const none = { awaiting: 0, countered: 0, completed: 0, refused: 0, ended: 0, today: 0 };
    expect(await counts(NOW)).toEqual({
      normal: none,
      match: { ...none, awaiting: 1, refused: 1 },
    });
    // Asked on the 21st at ten in Beijing, it ends on the 28th: the whole of that day is today.
    expect((await counts(new Date('2026-11-27T15:59:59Z'))).match.today).toBe(0);
    expect((await counts(new Date('2026-11-27T16:00:00Z'))).match.today).toBe(1);
  });

  it('a message stands for all lines that a seller has in what was closed', async () => {
    const other = `${mpn}-2`;
    min.stock(mpn);
    min.stock(other);
    tao.stock(other);
    const sent = await ask([
      { mpn, quantity: 5 },
      { mpn: other, quantity: 6 },
    ]);
    await dana.call(contract.inquiryClose, { id: sent.id, version: 2 });
    expect((await market.messages(min.account)).at(-1)).toMatchObject({
      kind: 'enquiries.closedMany',
      params: { no: sent.no, count: 2, model: mpn },
    });
    expect((await market.messages(tao.account)).at(-1)).toMatchObject({
      kind: 'enquiries.closed',
      params: { no: `${sent.no}/2`, model: other },
    });
  });
});

describe('refusing, and offering less', () => {
  it('ends the request with its reason and completes the enquiry', async () => {
    min.stock(mpn);
    const sent = await matched();
    const { id, version } = await requestAt(min);
    await min.call(contract.quoteRefuse, { id, version, reason: 'noStock', note: 'Sold' });
    const detail = await sent.read();
    expect(detail.completedAt).toBe(NOW.toISOString());
    expect(requestOf(detail, min)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'noStock', note: 'Sold' },
    });
    const again = min.call(contract.quoteRefuse, { id, version: 2, reason: 'other' });
    await expect(again).rejects.toThrow('quote.ended');
  });

  it('a counter-offer must be below the price at the quantity that is asked for', async () => {
    tao.stock(mpn);
    await matched();
    const { id: requestId, version } = await give(tao, '0.13', 500, {
      priceBreaks: [{ quantity: 400, unitPrice: '0.1' }],
    });
    const offer = (unitPrice: string) =>
      dana.call(contract.inquiryCounter, { requestId, version, unitPrice });
    await expect(offer('0.11')).rejects.toMatchObject({ code: 'quote.counterAbove' });
    expect((await offer('0.09')).counter).toMatchObject({ unitPrice: '0.09', state: 'open' });
  });

  it('a counter-offer waits for the seller, who keeps the price or writes a new one', async () => {
    min.stock(mpn);
    const sent = await matched();
    const quoted = await give(min, '0.12');
    const offer = (unitPrice: string, version: number) =>
      dana.call(contract.inquiryCounter, { requestId: quoted.id, version, unitPrice });
    await expect(offer('0.12', quoted.version)).rejects.toMatchObject({
      code: 'quote.counterAbove',
      field: 'unitPrice',
    });
    const countered = await offer('0.1', quoted.version);
    expect(countered.counter).toMatchObject({ unitPrice: '0.10', state: 'open' });
    expect(await min.call(contract.quoteCounts, {})).toMatchObject({
      match: { awaiting: 0, countered: 1 },
    });
    const kept = await min.call(contract.quoteDeclineCounter, {
      id: quoted.id,
      version: countered.version,
    });
    expect(kept.counter?.state).toBe('kept');
    await expect(
      min.call(contract.quoteDeclineCounter, { id: quoted.id, version: kept.version }),
    ).rejects.toThrow('quote.notCountered');
    const again = await offer('0.11', kept.version);
    await min.call(contract.quoteSubmit, {
      id: quoted.id,
      version: again.version,
      quote: quoteFor(mpn, 500, '0.115'),
    });
    expect(requestOf(await sent.read(), min)).toMatchObject({
      counter: { state: 'revised' },
      quote: { unitPrice: '0.115', version: 2 },
    });
  });
});

describe('ordering from quotes', () => {
  it('places one order for each seller with what both saw', async () => {
    const other = `${mpn}-2`;
    min.stock(mpn);
    tao.stock(other);
    const sent = await dana.call(contract.inquirySend, {
      type: 'match',
      lines: [line(), { mpn: other, quantity: 20 }],
    });
    const detailOf = () => dana.call(contract.inquiryDetail, { id: sent.id });
    await give(min, '0.12', 500, { priceBreaks: [{ quantity: 400, unitPrice: '0.1' }] });
    await give(tao, '2', 20, { mpn: other });
    const detail = await detailOf();
    const placed = await dana.call(
      contract.inquiryOrder,
      ordering(detail, pickOf(detail, min, 450), pickOf(detail, tao, 20)),
    );
    expect(placed.orders.map((one) => one.sellerName)).toEqual([
      'Yunjing Electronics',
      'Hexin Components',
    ]);
    expect(market.orders).toMatchObject([
      {
        buyerId: dana.account,
        sellerId: min.account,
        lines: [{ mpn, quantity: 450, unitPrice: 10_000n }],
        source: { kind: 'quote', no: sent.no },
      },
      { sellerId: tao.account, lines: [{ mpn: other, quantity: 20, unitPrice: 200_000n }] },
    ]);
    const ordered = await detailOf();
    expect(ordered).toMatchObject({ ordered: 2, completedAt: NOW.toISOString() });
    expect(requestOf(ordered, min).order?.no).toBe(placed.orders[0]?.no);
  });

  it('places more orders with a seller of whom one order cannot take all lines', async () => {
    const lines = Array.from({ length: 51 }, (_, nth) => ({ mpn: `${mpn}-${nth}`, quantity: 500 }));
    for (const one of lines) min.stock(one.mpn);
    const sent = await dana.call(contract.inquirySend, { type: 'match', lines });
    const { list } = await min.call(contract.quoteList, {
      type: 'match',
      tab: 'awaiting',
      pageSize: 100,
    });
    for (const { id, version, mpn: model } of list) {
      await min.call(contract.quoteSubmit, { id, version, quote: quoteFor(model, 500, '0.12') });
    }
    const detail = await dana.call(contract.inquiryDetail, { id: sent.id });
    const picks = detail.lines.flatMap(({ requests }) =>
      requests.map(({ id, version, quote }) => ({
        requestId: id,
        version,
        hash: quote?.hash ?? '',
        quantity: 500,
      })),
    );
    const placed = await dana.call(contract.inquiryOrder, ordering(detail, ...picks));
    expect(placed.orders.map((one) => one.lines)).toEqual([50, 1]);
    expect(market.orders.map((one) => one.lines.length)).toEqual([50, 1]);
  });

  it('names the quote of which so few pieces cost nothing', async () => {
    min.stock(mpn);
    const sent = await matched();
    await give(min, '0.00002');
    const detail = await sent.read();
    const late = dana.call(contract.inquiryOrder, ordering(detail, pickOf(detail, min, 100)));
    await expect(late).rejects.toMatchObject({ code: 'quote.belowCent', facts: { model: mpn } });
  });

  it('of two tabs at once places one order', async () => {
    min.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const detail = await sent.read();
    const input = ordering(detail, pickOf(detail, min, 500));
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => dana.call(contract.inquiryOrder, input)),
    );
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map((end) => codeOf(end.reason))).toEqual([
      'order.hasChange',
      'order.hasChange',
    ]);
    expect(market.orders).toHaveLength(1);
  });

  it('never takes another version than the buyer saw, more than is offered, less than sold', async () => {
    min.stock(mpn);
    const sent = await matched();
    const quoted = await give(min, '0.12', 500, { moq: 100 });
    const detail = await sent.read();
    const pick = pickOf(detail, min, 500);
    const tried = async (change: Partial<typeof pick>, now = NOW) =>
      codeOf(
        await dana
          .call(contract.inquiryOrder, ordering(detail, { ...pick, ...change }), now)
          .catch((error) => error),
      );
    expect(await tried({ quantity: 501 })).toBe('quote.tooMany');
    expect(await tried({ quantity: 99 })).toBe('quote.belowMoq');
    expect(await tried({ hash: 'f'.repeat(64) })).toBe('order.hasChange');
    expect(await tried({}, daysOn(15))).toBe('quote.expired');
    await min.call(contract.quoteSubmit, {
      id: quoted.id,
      version: quoted.version,
      quote: quoteFor(mpn, 500, '0.2'),
    });
    expect(await tried({})).toBe('order.hasChange');
    expect(market.orders).toEqual([]);
  });

  it('domain 4: of a revision and an order at once, never orders what the buyer did not see', async () => {
    for (let at = 0; at < 6; at += 1) {
      const seller = market.seller(`Racing ${at}`);
      const model = `${mpn}-${at}`;
      seller.stock(model);
      const sent = await dana.call(contract.inquirySend, {
        type: 'match',
        lines: [{ mpn: model, quantity: 500 }],
      });
      const asked = await requestAt(seller);
      const quote = (unitPrice: string) => quoteFor(model, 500, unitPrice);
      const first = { id: asked.id, version: asked.version, quote: quote('0.12') };
      const { version } = await seller.call(contract.quoteSubmit, first);
      const detail = await dana.call(contract.inquiryDetail, { id: sent.id });
      const before = market.orders.length;
      const [ordered, revised] = await Promise.allSettled([
        dana.call(contract.inquiryOrder, ordering(detail, pickOf(detail, seller, 500))),
        seller.call(contract.quoteSubmit, { id: asked.id, version, quote: quote('0.2') }),
      ]);
      expect([ordered.status, revised.status].sort()).toEqual(['fulfilled', 'rejected']);
      for (const end of [ordered, revised]) {
        if (end.status === 'rejected') expect(codeOf(end.reason)).toBe('order.hasChange');
      }
      expect(market.orders.slice(before).map((one) => one.lines[0]?.unitPrice)).toEqual(
        ordered.status === 'fulfilled' ? [12_000n] : [],
      );
    }
  });

  it('domain 4: of closing and quoting at once, exactly one holds', async () => {
    min.stock(mpn);
    const sent = await matched();
    const { version } = await sent.read();
    const { id, version: seen } = await requestAt(min);
    const quote = quoteFor(mpn, 500, '0.12');
    const ends = await Promise.allSettled([
      dana.call(contract.inquiryClose, { id: sent.id, version }),
      min.call(contract.quoteSubmit, { id, version: seen, quote }),
    ]);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map((end) => codeOf(end.reason))).toEqual(['order.hasChange']);
    const { state } = requestOf(await sent.read(), min);
    expect(state).toBe(ends[0].status === 'fulfilled' ? 'closed' : 'quoted');
  });

  it('domain 4: a closed line is neither quoted nor ordered from a page that still shows it', async () => {
    min.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const detail = await sent.read();
    await dana.call(contract.inquiryClose, { id: sent.id, version: detail.version });
    const late = dana.call(contract.inquiryOrder, ordering(detail, pickOf(detail, min, 500)));
    await expect(late).rejects.toThrow('order.hasChange');
    const { id, version } = requestOf(await sent.read(), min);
    const quote = quoteFor(mpn, 500, '0.1');
    await expect(min.call(contract.quoteSubmit, { id, version, quote })).rejects.toThrow(
      'quote.ended',
    );
    expect(market.orders).toEqual([]);
  });

  it('stands among the quoted only where a quote was given before it was closed', async () => {
    min.stock(mpn);
    tao.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const { version } = await sent.read();
    await dana.call(contract.inquiryClose, { id: sent.id, version });
    const listed = async (seller: typeof min, tab: 'completed' | 'ended') =>
      (await seller.call(contract.quoteList, { type: 'match', tab })).list.map((one) => one.state);
    expect(await listed(min, 'completed')).toEqual(['closed']);
    expect(await listed(min, 'ended')).toEqual([]);
    expect(await listed(tao, 'completed')).toEqual([]);
    expect(await listed(tao, 'ended')).toEqual(['closed']);
    const { match } = await tao.call(contract.quoteCounts, {});
    expect(match).toMatchObject({ completed: 0, ended: 1 });
  });

  it('domain 4: nothing is ordered from a seller who is settled no more', async () => {
    min.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const detail = await sent.read();
    market.unsettle(min.account);
    await expect(
      dana.call(contract.inquiryOrder, ordering(detail, pickOf(detail, min, 500))),
    ).rejects.toMatchObject({ code: 'order.supplierNotSettled', field: 'picks.0.quantity' });
    expect(market.orders).toEqual([]);
  });

  it('changes nothing where one of the orders is refused', async () => {
    min.stock(mpn);
    tao.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    await give(tao, '0.12');
    const detail = await sent.read();
    market.hooks.beforeOrder = async () => {
      if (market.orders.length === 1) throw new Failure('order.lines');
    };
    const both = ordering(detail, pickOf(detail, min, 500), pickOf(detail, tao, 500));
    await expect(dana.call(contract.inquiryOrder, both)).rejects.toThrow('order.lines');
    expect((await sent.read()).lines[0]?.requests.map((one) => one.state)).toEqual([
      'quoted',
      'quoted',
    ]);
  });
});

describe('the clock', () => {
  it('ends what nobody answered after seven days and tells the buyer once', async () => {
    min.stock(mpn);
    tao.stock(mpn);
    const sent = await matched();
    await market.sweep(daysOn(6.9));
    expect((await sent.read(daysOn(6.9))).awaiting).toBe(2);
    await market.sweep(daysOn(7));
    await market.sweep(daysOn(7));
    expect((await sent.read(daysOn(7))).completedAt).toBe(daysOn(7).toISOString());
    expect(await market.messages(dana.account)).toMatchObject([
      { kind: 'enquiries.expiredUnanswered', params: { count: 1, model: mpn } },
    ]);
  });

  it('ends the others where one enquiry cannot be swept', async () => {
    min.stock(mpn);
    const broken = await matched();
    const sent = await matched();
    await market.pool.query(`create function enquiries.break_one() returns trigger language plpgsql
      as $$ begin raise exception 'broken on purpose'; end $$;
      create trigger break_one before update on enquiries.request for each row
      when (new.enquiry = '${broken.id}') execute function enquiries.break_one()`);
    await market.sweep(daysOn(7));
    expect((await sent.read(daysOn(7))).completedAt).toBe(daysOn(7).toISOString());
    expect((await broken.read(daysOn(7))).completedAt).toBeNull();
  });

  it('reminds of an urgent request after one day, once', async () => {
    min.stock(mpn);
    await matched(500, { urgent: true });
    for (const days of [0.9, 1, 1.1, 2]) await market.sweep(daysOn(days));
    expect((await market.messages(min.account)).map((one) => one.kind)).toEqual([
      'enquiries.askedUrgent',
      'enquiries.reminded',
    ]);
  });

  it('reminds of an urgent request after a long stop, and ends it six hours later', async () => {
    min.stock(mpn);
    const sent = await matched(500, { urgent: true });
    const hours = (count: number) => new Date(daysOn(9).getTime() + count * 3_600_000);
    await market.sweep(hours(0));
    await market.sweep(hours(5.9));
    expect(requestOf(await sent.read(), min).state).toBe('awaiting');
    await market.sweep(hours(6));
    expect((await market.messages(min.account)).map((one) => one.kind)).toEqual([
      'enquiries.askedUrgent',
      'enquiries.reminded',
    ]);
    expect((await sent.read(hours(6))).completedAt).toBe(hours(6).toISOString());
  });

  it('ends a quote with its validity', async () => {
    min.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const shown = await sent.read(daysOn(15));
    expect(requestOf(shown, min).state).toBe('expired');
    await market.sweep(daysOn(15));
    expect(requestOf(await sent.read(daysOn(15)), min).state).toBe('expired');
    expect((await market.messages(min.account)).at(-1)?.kind).toBe('enquiries.expiredQuote');
  });
});

describe('urgency and closing', () => {
  it('tells who has not answered that it is urgent now', async () => {
    min.stock(mpn);
    tao.stock(mpn);
    const sent = await matched();
    await give(min, '0.12');
    const { version } = await sent.read();
    await dana.call(contract.inquiryUrgent, { id: sent.id, version, urgent: true });
    expect((await market.messages(tao.account)).at(-1)?.kind).toBe('enquiries.urgent');
    expect((await market.messages(min.account)).at(-1)?.kind).toBe('enquiries.asked');
    await expect(
      dana.call(contract.inquiryUrgent, { id: sent.id, version, urgent: false }),
    ).rejects.toThrow('order.hasChange');
  });

  it('closes one line, or all that waits; what was answered stays readable', async () => {
    const other = `${mpn}-2`;
    min.stock(mpn);
    min.stock(other);
    const sent = await dana.call(contract.inquirySend, {
      type: 'match',
      lines: [line(), { mpn: other, quantity: 20 }],
    });
    const read = () => dana.call(contract.inquiryDetail, { id: sent.id });
    const before = await read();
    await dana.call(contract.inquiryClose, {
      id: sent.id,
      version: before.version,
      lineId: before.lines[0]?.id ?? null,
    });
    const between = await read();
    expect(between.lines.map((one) => one.isCompleted)).toEqual([true, false]);
    await dana.call(contract.inquiryClose, { id: sent.id, version: between.version });
    const end = await read();
    expect(end).toMatchObject({ completedAt: NOW.toISOString(), awaiting: 0 });
    await expect(
      dana.call(contract.inquiryClose, { id: sent.id, version: end.version }),
    ).rejects.toThrow('inquiry.completed');
    expect((await market.messages(min.account)).map((one) => one.kind)).toEqual([
      'enquiries.asked',
      'enquiries.closed',
      'enquiries.closed',
    ]);
  });
});
