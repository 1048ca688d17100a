import { describe, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import { NOW, type Party, quoteFor } from '#harness/enquiry-market.ts';
import { enquiryStage } from '#harness/enquiry-stage.ts';

const { market, dana, min, tao, nextPart } = enquiryStage('MAIL');

const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** An enquiry of some lines that both sellers have in stock. */
async function askFor(lines: number) {
  const part = nextPart();
  const mpns = Array.from({ length: lines }, (_, nth) => `${part}-${nth + 1}`);
  for (const model of mpns) for (const seller of [min, tao]) seller.stock(model);
  await dana.call(contract.inquirySend, {
    type: 'match',
    lines: mpns.map((mpn) => ({ mpn, quantity: 500 })),
  });
}

const waitingFor = async (seller: Party) =>
  (await seller.call(contract.quoteList, { type: 'match', tab: 'awaiting' })).list;

async function quoteNext(seller: Party, now: Date): Promise<string> {
  const [request] = await waitingFor(seller);
  const { id = '', version = 0, mpn = '' } = request ?? {};
  await seller.call(contract.quoteSubmit, { id, version, quote: quoteFor(mpn, 500, '0.1') }, now);
  return id;
}

async function quoteAll(seller: Party, now: Date) {
  const answers = (await waitingFor(seller)).map(({ id, version, mpn }) => ({
    id,
    version,
    quote: quoteFor(mpn, 500, '0.1'),
    refusal: null,
  }));
  await seller.call(contract.quoteSubmitMany, { answers }, now);
}

/** The buyer's messages in their order, and whether each is mailed. */
async function mails() {
  const { rows } = await market.pool.query<{ kind: string; mail: string }>(
    'select kind, mail from messages.message where account = $1 order by at, id',
    [dana.account],
  );
  return rows.map(({ kind, mail }) => `${kind.replace('enquiries.', '')} ${mail}`);
}

describe('mails about first quotes', () => {
  it('go out once an hour for each seller of an enquiry, the messages each time', async () => {
    await askFor(4);
    await quoteNext(min, minutesOn(0));
    await quoteNext(min, minutesOn(1));
    await quoteNext(tao, minutesOn(2));
    await quoteNext(min, minutesOn(61));
    await quoteNext(min, minutesOn(62));
    const expected = ['due', 'none', 'due', 'due', 'none'];
    expect(await mails()).toEqual(expected.map((mail) => `quoted ${mail}`));
  });

  it('count together whether lines are quoted one by one or by a sheet', async () => {
    await askFor(3);
    await quoteNext(min, minutesOn(0));
    await quoteAll(min, minutesOn(1));
    await quoteAll(tao, minutesOn(2));
    expect(await mails()).toEqual(['quoted due', 'quotedMany none', 'quotedMany due']);
  });

  it('are held back for one enquiry, not for the next', async () => {
    await askFor(2);
    await quoteAll(min, minutesOn(0));
    await askFor(1);
    await quoteNext(min, minutesOn(1));
    expect(await mails()).toEqual(['quotedMany due', 'quoted due']);
  });
});

describe('a version that agrees to a counter-offer', () => {
  const counterOn = async (id: string, unitPrice: string) => {
    const { version } = await min.call(contract.quoteDetail, { id });
    await dana.call(contract.inquiryCounter, { requestId: id, version, unitPrice });
    return min.call(contract.quoteDetail, { id });
  };
  const boughtFrom = async (seller: Party) => {
    const { list } = await dana.call(contract.inquiryList, {});
    const { lines } = await dana.call(contract.inquiryDetail, { id: list[0]?.id ?? '' });
    return lines[0]?.requests.find((one) => one.sellerId === seller.account);
  };

  it('says so to both sides with the price, also once it is an earlier one', async () => {
    await askFor(1);
    const id = await quoteNext(min, NOW);
    const countered = await counterOn(id, '0.08');
    const seen = { id, version: countered.version };
    const agreed = await min.call(contract.quoteAcceptCounter, seen, minutesOn(1));
    expect(agreed).toMatchObject({
      quote: { version: 2, unitPrice: '0.08', agreedPrice: '0.08' },
      counter: { state: 'revised', isAgreed: true },
    });
    expect(await boughtFrom(min)).toMatchObject({
      quote: { agreedPrice: '0.08' },
      earlier: [{ version: 1, agreedPrice: null }],
      counter: { isAgreed: true },
    });
    const dearer = quoteFor(agreed.mpn, 500, '0.09');
    await min.call(contract.quoteSubmit, { id, version: agreed.version, quote: dearer });
    expect(await boughtFrom(min)).toMatchObject({
      quote: { version: 3, agreedPrice: null },
      earlier: [{ agreedPrice: '0.08' }, { agreedPrice: null }],
    });
  });

  it('is not one that its seller wrote, at whatever price', async () => {
    await askFor(1);
    const id = await quoteNext(min, NOW);
    const { version, mpn } = await counterOn(id, '0.08');
    const quote = quoteFor(mpn, 500, '0.08');
    await min.call(contract.quoteSubmit, { id, version, quote }, minutesOn(1));
    expect(await boughtFrom(min)).toMatchObject({
      quote: { version: 2, unitPrice: '0.08', agreedPrice: null },
      counter: { state: 'revised', isAgreed: false },
    });
  });
});
