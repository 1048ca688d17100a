import { expect, type Page } from '@playwright/test';
import { freightDel, freightList, freightSave } from '#contract/delivery/calls.ts';
import { confirmOrder, orderOne } from '#contract/orders/calls.ts';
import { addSurplusDeal, addSurplusQuote, detail } from '#contract/surplus/calls.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, memberAt, newPart } from '../stage/callers.ts';
import { shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { mailsTo, memberPage } from '../stage/people.ts';
import { registered } from '../stage/registering.ts';

const POSTER = 'hao@beichuan.test';
const ACCOUNT = { carrier: 'FedEx', number: '510087263' } as const;

/** Bids for all of a new surplus deal, with delivery on the bidder's own freight account. */
async function bidOn(poster: Caller, bidder: Caller): Promise<string> {
  const goods = { manufacturer: 'Texas Instruments', count: 100, condition: 'likeNew' } as const;
  const { id } = await poster.send(addSurplusDeal, {
    items: [{ model: newPart('BID'), ...goods }],
  });
  await bidder.send(freightSave, ACCOUNT);
  const deal = await bidder.send(detail, { id });
  const bid = await bidder.send(addSurplusQuote, {
    postId: id,
    version: deal.version,
    items: deal.items.map((item) => ({ postItemId: item.id, unitPrice: '0.5', quantity: 100 })),
    shipTo: { ...shipTo, carrier: ACCOUNT.carrier, freightAccount: ACCOUNT.number },
    inspection: {},
  });
  return `/waste-reply-detail/${bid.id}/${bid.no}`;
}

/** The mails that tell a bidder that its bid was refused. */
const refusalsIn = async (page: Page, email: string) =>
  (await mailsTo(page, email)).filter(({ subject }) => subject.includes('cannot be accepted now'));

test('a bidder is mailed once why its bid cannot be accepted, and its link leads to the bid', async ({
  browser,
}) => {
  // A mailbox of its own: all that comes into it is what this journey causes.
  const { page: bidder, email } = await registered(browser, 'outbid');
  const [caller, seller] = [await memberAt(bidder), await callerOf(POSTER)];
  const path = await bidOn(seller, caller);
  const no = path.split('/').at(-1) ?? '';
  for (const { id } of await caller.send(freightList, {})) await caller.send(freightDel, { id });

  const poster = await memberPage(browser, POSTER);
  await poster.goto(path);
  const form = poster.getByRole('form', { name: 'Accept the bid' });
  const accept = form.getByRole('button', { name: 'Accept the bid' });
  await accept.click();
  const refusal = form.getByText(/freight account/);
  await expect(refusal).toBeVisible();
  expect(await axeViolations(poster)).toEqual([]);
  await expect.poll(async () => (await refusalsIn(bidder, email)).length).toBe(1);
  const [mail] = await refusalsIn(bidder, email);
  expect(mail?.subject).toContain(no);
  expect(mail?.text).toContain('the freight account that it names is no longer yours');

  // The poster tries again: the bidder knows already. Its link leads to what it is about.
  await poster.reload();
  await accept.click();
  await expect(refusal).toBeVisible();
  const link = /https?:\/\/\S+\/waste-reply-detail\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await bidder.goto(link);
  await expect(bidder.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(bidder.getByText('The poster has yet to accept.')).toBeVisible();
  await bidder.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(bidder)).toEqual([]);

  // Remedied, the same bid is accepted. Once its order is mailed about, no earlier mail is due.
  await caller.send(freightSave, ACCOUNT);
  await accept.click();
  await expect(poster).toHaveURL(/order-detail/);
  const order = await caller.send(orderOne, { id: poster.url().split('/').at(-1) ?? '' });
  await seller.send(confirmOrder, { id: order.id, version: order.version });
  await expect
    .poll(async () => (await mailsTo(bidder, email))[0]?.subject ?? '')
    .toContain(order.no);
  expect(await refusalsIn(bidder, email)).toHaveLength(1);
});
