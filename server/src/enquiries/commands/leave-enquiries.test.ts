import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import { daysOn, NOW, type Party, quoteFor, requestAt } from '#harness/enquiry-market.ts';
import { enquiryStage } from '#harness/enquiry-stage.ts';

const { market, dana, min, tao, nextPart } = enquiryStage('LEFT');
let mpn = '';
beforeEach(() => {
  mpn = nextPart();
});

const match = (models = [mpn]) =>
  dana.call(contract.inquirySend, {
    type: 'match',
    lines: models.map((model) => ({ mpn: model, quantity: 500 })),
  });
const kinds = async ({ account }: Party) =>
  (await market.messages(account)).map(({ kind }) => kind.replace('enquiries.', ''));

describe('an account that is closed while it is asked', () => {
  beforeEach(() => market.closeAccount(min.account));

  it('is left out of matched lines, whose other sellers are asked', async () => {
    for (const one of [min, tao]) one.stock(mpn);
    expect(await match()).toMatchObject({ sellers: 1, unreached: [] });
    expect(await kinds(min)).toEqual([]);
  });

  it('makes a chosen offer of it gone', async () => {
    const stockIds = [tao.stock(mpn), min.stock(mpn)];
    const lines = [{ mpn, quantity: 5, stockIds }];
    await expect(dana.call(contract.inquirySend, { type: 'normal', lines })).rejects.toMatchObject({
      code: 'inquiry.offerGone',
      field: 'lines.0.stockIds',
      facts: { model: mpn },
    });
  });

  it('is not asked by the clock once its stock appears', async () => {
    expect(await match()).toMatchObject({ sellers: 0 });
    min.stock(mpn);
    await market.sweep(NOW);
    expect(await kinds(min)).toEqual([]);
    tao.stock(mpn);
    await market.sweep(NOW);
    expect([await kinds(min), await kinds(tao)]).toEqual([[], ['asked']]);
  });

  it('asks nobody itself', async () => {
    await market.closeAccount(dana.account);
    tao.stock(mpn);
    await expect(match()).rejects.toMatchObject({ code: 'session.missing' });
  });
});

describe('what ends with an account', () => {
  it('is no line whose sellers are sought: nobody is asked once stock appears', async () => {
    expect(await match()).toMatchObject({ sellers: 0 });
    await market.closeAccount(dana.account);
    tao.stock(mpn);
    await market.sweep(NOW);
    expect(await kinds(tao)).toEqual([]);
  });

  it('is a counter-offer that waits, not an order, a refusal or a quote of somebody else', async () => {
    const others = [`${mpn}-1`, `${mpn}-2`];
    for (const model of [mpn, ...others]) min.stock(model);
    tao.stock(mpn);
    const { id } = await match([mpn, ...others]);
    const { list } = await min.call(contract.quoteList, { type: 'match', tab: 'awaiting' });
    for (const request of list) {
      const seen = { id: request.id, version: request.version };
      if (request.mpn === others[0]) {
        await min.call(contract.quoteRefuse, { ...seen, reason: 'noStock' });
      } else {
        const quote = quoteFor(request.mpn, 500, '0.1');
        await min.call(contract.quoteSubmit, { ...seen, quote });
      }
    }
    const quoted = await requestAt(tao);
    const quote = quoteFor(mpn, 500, '0.2');
    await tao.call(contract.quoteSubmit, { id: quoted.id, version: quoted.version, quote });
    const before = await dana.call(contract.inquiryDetail, { id });
    const own = before.lines[0]?.requests.find((one) => one.sellerId === min.account);
    const countering = { requestId: own?.id ?? '', version: own?.version ?? 0, unitPrice: '0.05' };
    await dana.call(contract.inquiryCounter, countering);
    await market.pool.query(
      `update enquiries.request set state = 'ordered', order_id = gen_random_uuid(),
         order_no = 'TO-1', ended_at = $3
       where account = $1 and line in (select id from enquiries.line where mpn = $2)`,
      [min.account, others[1], NOW],
    );

    await market.closeAccount(min.account);

    const { lines, completedAt } = await dana.call(contract.inquiryDetail, { id });
    const endOf = (line: number, seller: Party) => {
      const found = lines[line]?.requests.find((one) => one.sellerId === seller.account);
      return [found?.state, found?.leftBy, found?.counter?.state];
    };
    expect(completedAt).toBeNull();
    expect(endOf(0, min)).toEqual(['closed', 'seller', 'ended']);
    expect(endOf(0, tao)).toEqual(['quoted', null, undefined]);
    expect(endOf(1, min)).toEqual(['refused', null, undefined]);
    expect(endOf(2, min)).toEqual(['ordered', null, undefined]);
    expect((await market.messages(dana.account)).at(-1)).toMatchObject({
      kind: 'enquiries.sellerLeft',
      params: { model: mpn, count: 1, company: 'Yunjing Electronics' },
    });
  });

  it('leaves a line without an answer where its other sellers stay silent', async () => {
    for (const one of [min, tao]) one.stock(mpn);
    await match();
    await market.closeAccount(min.account);
    await market.sweep(daysOn(7));
    expect(await kinds(dana)).toEqual(['sellerLeft', 'expiredUnanswered']);
  });

  it('is notified once where the account is left twice', async () => {
    for (const one of [min, tao]) one.stock(mpn);
    await match();
    await market.closeAccount(dana.account);
    await market.closeAccount(dana.account);
    expect(await kinds(min)).toEqual(['asked', 'buyerLeft']);
    const { rows } = await market.pool.query<{ mail: string }>(
      `select mail from messages.message where account = $1 and kind = 'enquiries.buyerLeft'`,
      [min.account],
    );
    expect(rows).toEqual([{ mail: 'none' }]);
  });
});
