import { expect, type Page } from '@playwright/test';
import * as steps from '../../tools/deal/steps.ts';
import { newPart, quote, request } from '../stage/callers.ts';
import { openCast, shipTo } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { deskPage, memberPage, person, signInStaff } from '../stage/people.ts';

const WRONG = 'SF1347662099';
const MENDED = 'SF1347662100';
const RIGHT = '4471992000';

/** An order of one part on its way to the dock, with a number that nobody can find. */
async function shipped(): Promise<steps.Order> {
  const cast = await openCast();
  const { buyer, seller } = cast;
  const post = await request(buyer, { [newPart('PARCEL')]: 200 });
  const reply = await quote(seller, post.id, '0.5');
  const choice = { goodsType: 'originalUnder3' as const, tests: ['generalVisual' as const] };
  let order = await steps.accept(cast, reply.id, { shipTo, ...choice });
  order = await steps.confirm(cast, order);
  order = await steps.pay(cast, await steps.look(buyer, order));
  const parcel = { carrier: 'SF' as const, trackingNo: WRONG };
  return steps.ship(cast, await steps.look(seller, order), parcel);
}

const section = (page: Page) =>
  page.getByRole('region', { name: 'Correct the parcel to the dock' });

test('a parcel to the dock is mended by its seller, then corrected by two people from their queue', async ({
  browser,
}) => {
  const maker = await person(browser);
  const order = await shipped();

  // The seller typed its number wrongly, and mends it itself.
  const seller = await memberPage(browser, 'tao@hexin.test');
  await seller.goto(`/seller-my-order-detail/${order.id}`);
  await seller.getByRole('button', { name: 'Correct the tracking number' }).click();
  const mending = seller.getByRole('dialog');
  await mending.getByRole('button', { name: 'Save the correction' }).click();
  await expect(mending.getByText('Nothing differs from the record.')).toBeVisible();
  await mending.getByRole('textbox', { name: /^Tracking number/ }).fill(MENDED);
  await mending.getByRole('button', { name: 'Save the correction' }).click();
  await expect(mending).toBeHidden();
  await expect(
    seller.getByText(`Corrected the tracking number: SF ${WRONG} → SF ${MENDED}`),
  ).toBeVisible();

  // It is the parcel of another carrier: one person of the dock asks, and does not approve it.
  await signInStaff(maker, 'warehouse@assay.test');
  await maker.goto(`${market()}/ops/orders/${order.id}`);
  await section(maker).getByRole('button', { name: 'Correct the parcel' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Carrier/ }).selectOption('DHL');
  await dialog.getByRole('textbox', { name: /^Tracking number/ }).fill(RIGHT);
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Read from the label at the carrier');
  await dialog.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(section(maker).getByText('A correction waits for a second person')).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Approve the correction' })).toHaveCount(0);

  // The second person finds it in the queue, compares and approves.
  const checker = await deskPage(browser, 'warehouse2@assay.test');
  await checker.goto(`${market()}/ops/orders?queue=corrections`);
  const tabs = checker.getByRole('navigation', { name: 'Queues of orders' }).getByRole('link');
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await checker.getByRole('link', { name: order.no }).first().click();
  // The link leads to the request itself, which stands far down beside the order.
  await expect(checker.locator(':focus')).toContainText('A correction waits for a second person');
  await expect(
    section(checker).getByRole('button', { name: 'Approve the correction' }),
  ).toBeInViewport();
  await expect(section(checker)).toContainText(`SF Express ${MENDED}, sent`);
  await expect(section(checker)).toContainText(`DHL ${RIGHT}, sent`);
  await section(checker)
    .getByRole('checkbox', { name: /I compared it/ })
    .check();
  await section(checker).getByRole('button', { name: 'Approve the correction' }).click();
  await expect(
    checker.getByText(new RegExp(`Two people corrected the parcel to the dock: SF ${MENDED}, `)),
  ).toBeVisible();

  // Both parties read what changed, on the order and in their messages.
  for (const [email, page] of [
    ['jonas@messwerk.test', `/my-order-details/${order.id}`],
    ['tao@hexin.test', `/seller-my-order-detail/${order.id}`],
  ] as const) {
    const party = await memberPage(browser, email);
    await party.goto(page);
    await expect(party.getByText(RIGHT).first()).toBeVisible();
    await expect(party.getByText(/Two people corrected the parcel to the dock/)).toBeVisible();
    await party.goto('/message-center');
    await expect(
      party
        .getByText(`Order ${order.no}: the record of the parcel to the dock was corrected`)
        .first(),
    ).toBeVisible();
  }
});
