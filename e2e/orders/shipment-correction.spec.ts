import { expect, type Page } from '@playwright/test';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { dispatched, dispatchedAgent, openCast } from '../stage/cast.ts';
import { callerAt } from '../stage/day.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { deskPage, memberPage, person, signInStaff } from '../stage/people.ts';

const WRONG = '4471992000';
const RIGHT = '4444444443';

const section = (page: Page) => page.getByRole('region', { name: 'Correct the shipment' });

/** Asks for the right number, and that the parcel is not delivered. */
async function ask(page: Page, reason: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Correct the shipment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Tracking number/ }).fill(RIGHT);
  await dialog.getByRole('checkbox', { name: 'Delivered' }).uncheck();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(section(page).getByText('A correction waits for a second person')).toBeVisible();
}

test('a shipment that was recorded wrongly is corrected by two people, and never after the release', async ({
  browser,
}) => {
  const maker = await person(browser);
  const sent = await dispatched();
  const cast = await openCast();
  const order = await steps.deliver(cast, sent);
  const path = `${market()}/ops/orders/${order.id}`;
  await signInStaff(maker, 'warehouse@assay.test');
  await maker.goto(path);

  // Without a change nothing is asked, and the form says so.
  await section(maker).getByRole('button', { name: 'Correct the shipment' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Nothing');
  await dialog.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(dialog.getByText('Nothing differs from the record.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ask(maker, 'The label of the next parcel was read');

  // Nobody approves their own: no button, and a refusal for who calls all the same.
  await expect(maker.getByRole('button', { name: 'Approve the correction' })).toHaveCount(0);
  const self = await callerAt(maker, 'maker');
  const asked = { kinds: ['order.correctShipment' as const], subjectId: order.id };
  const [own] = (await self.send(opsApprovalList, asked)).list;
  const given = { id: own?.id ?? '', version: own?.version ?? 0 };
  await expect(self.send(opsApprovalApprove, given)).rejects.toThrow(/own|samePerson|same person/i);

  // The second person sends it back with a note, then approves what was asked anew.
  const checker = await deskPage(browser, 'warehouse2@assay.test');
  await checker.goto(path);
  await expect(section(checker)).toContainText(`DHL ${WRONG}`);
  await expect(section(checker)).toContainText(`DHL ${RIGHT}, not delivered`);
  await section(checker).getByRole('textbox').fill('Name the parcel');
  await section(checker)
    .getByRole('button', { name: /^Send back/ })
    .click();
  await maker.reload();
  await expect(section(maker).getByText(/sent it back: Name the parcel/)).toBeVisible();
  await ask(maker, 'The label of parcel 2 was read');
  await checker.reload();
  await section(checker)
    .getByRole('checkbox', { name: /I compared it/ })
    .check();
  await section(checker).getByRole('button', { name: 'Approve the correction' }).click();
  await expect(checker.getByText(new RegExp(`DHL ${WRONG}.*→ DHL ${RIGHT}, –`))).toBeVisible();

  // Both parties read what changed, on the order and in their messages.
  for (const [email, page] of [
    ['jonas@messwerk.test', `/my-order-details/${order.id}`],
    ['tao@hexin.test', `/seller-my-order-detail/${order.id}`],
  ] as const) {
    const party = await memberPage(browser, email);
    await party.goto(page);
    await expect(party.getByText(RIGHT).first()).toBeVisible();
    await expect(party.getByText(/Two people corrected the shipment/)).toBeVisible();
    await party.goto('/message-center');
    await expect(
      party.getByText(`Order ${order.no}: the shipment’s record was corrected`).first(),
    ).toBeVisible();
  }

  // The buyer confirms, the money goes out: the record stays, and its place says so.
  await steps.confirmReceipt(cast, await steps.look(cast.buyer, order));
  await checker.reload();
  await expect(section(checker)).toContainText('The order is no longer on its way');
  await expect(section(checker).getByRole('button')).toHaveCount(0);
});

test('the shipment of an escrow order, whose money left with it, is corrected by two people too', async ({
  browser,
}) => {
  const maker = await person(browser);
  const sent = await dispatchedAgent();
  const order = await steps.deliver(await openCast(), sent);
  const path = `${market()}/ops/orders/${order.id}`;
  await signInStaff(maker, 'warehouse@assay.test');
  await maker.goto(path);
  await ask(maker, 'The label of the next parcel was read');

  const checker = await deskPage(browser, 'support@assay.test');
  await checker.goto(path);
  await section(checker)
    .getByRole('checkbox', { name: /I compared it/ })
    .check();
  await section(checker).getByRole('button', { name: 'Approve the correction' }).click();
  await expect(checker.getByText(new RegExp(`DHL ${WRONG}.*→ DHL ${RIGHT}, –`))).toBeVisible();
});
