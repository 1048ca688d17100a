import { expect, type Page } from '@playwright/test';
import * as claims from '#contract/claims/calls.ts';
import * as steps from '../../tools/deal/steps.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { wide } from '../stage/browser/phone.ts';
import { callerOf } from '../stage/callers.ts';
import { cleared, openCast } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { person, signIn, signInStaff } from '../stage/people.ts';

/** A claim of 40 pieces whose seller agreed to take them back: the buyer has to send them. */
async function toSendBack() {
  const cast = await openCast();
  const { buyer, seller } = cast;
  const sent = { carrier: 'DHL', trackingNo: '4471992000' };
  const dispatched = await steps.dispatch(cast, await cleared(cast), sent);
  const order = await steps.confirmReceipt(cast, await steps.look(buyer, dispatched));
  const claim = await buyer.send(claims.claimApply, {
    orderId: order.id,
    lineId: order.lines[0]?.id ?? '',
    reason: 'solderability',
    quantity: 40,
    remedy: 'refund',
    returnPieces: 40,
    amount: '20.00',
    text: 'Leads do not wet.',
    files: [],
  });
  return seller.send(claims.claimAgree, { id: claim.id, version: claim.version });
}

/** Shows the code of a label to the reader of the dock. */
async function showLabel(dock: Page, picture: Buffer): Promise<void> {
  await dock
    .locator('input[type=file][aria-label="Read a picture"]')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: picture });
}

/** Types a number as a hand scanner does. */
async function typeNumber(dock: Page, text: string): Promise<void> {
  const field = dock.getByLabel('Scan a label, or type the number of an order, claim or parcel');
  await field.fill(text);
  await field.press('Enter');
}

test('section 6, 8: a parcel of a claim is labelled by its buyer and found by a scan at the dock', async ({
  browser,
}) => {
  const { id, no } = await toSendBack();
  const [buyer, dock] = [await person(browser), await person(browser)];
  await signIn(buyer, 'jonas@messwerk.test');
  await signInStaff(dock, 'warehouse@assay.test');
  await dock.setViewportSize({ width: 390, height: 844 });
  const claimsPage = `/after-sales-orders-details/${id}`;
  const desk = new RegExp(`/ops/after-sales/${id}$`);

  // The buyer prints the label from where it is asked to send the goods.
  await buyer.goto(claimsPage);
  await buyer.getByRole('link', { name: 'Print the parcel label' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Parcel label');
  const label = buyer.getByRole('region', { name: no });
  await expect(label).toContainText('ASSAY DEMO DOCK');
  await expect(label).toContainText('40 pcs');
  await expect(buyer.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  expect(await axeViolations(buyer)).toEqual([]);
  const picture = await label.getByRole('img', { name: new RegExp(`/l/${no}/`) }).screenshot();

  // The parcel is there before the buyer has entered it: the dock reads what is missing.
  await dock.goto('/ops/dock');
  await showLabel(dock, picture);
  await expect(
    dock.getByText(`Claim ${no}: the buyer has not entered its shipment yet.`),
  ).toBeVisible();
  await expect(dock.getByRole('link', { name: 'Open the claim' })).toBeVisible();
  expect(await wide(dock)).toBeLessThanOrEqual(0);
  await typeNumber(dock, `https://assay.example/l/${no}/AAAA-AAAA`);
  await expect(dock.getByText('This label was not issued by Assay')).toBeVisible();

  const trackingNo = `SF9${Date.now()}`;
  await buyer.getByRole('link', { name: 'Back to the claim' }).click();
  await buyer.getByLabel('Carrier').selectOption('SF');
  await buyer.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNo);
  await buyer.getByRole('button', { name: 'The goods are on their way' }).click();
  await expect(buyer.getByRole('main').getByText('On the way to the dock').first()).toBeVisible();

  // Its own code and the number of its carrier open the page on which it is counted.
  await typeNumber(dock, trackingNo);
  await expect(dock).toHaveURL(desk);
  await dock.goto('/ops/dock');
  await showLabel(dock, picture);
  await expect(dock).toHaveURL(desk);
  await dock.getByRole('textbox', { name: 'Pieces counted' }).fill('40');
  await dock.getByRole('textbox', { name: 'Location' }).fill('C-04-3');
  await dock.getByRole('button', { name: 'Record the count' }).click();
  await expect(dock.getByRole('main').getByText('Refunded').first()).toBeVisible();

  // Counted once: the label awaits nothing any more, and there is none to print.
  await dock.goto('/ops/dock');
  await showLabel(dock, picture);
  await expect(dock.getByText(`Claim ${no} is not awaiting a parcel.`)).toBeVisible();
  await buyer.goto(`/claim-dock-label/${id}`);
  await expect(
    buyer.getByText('No goods are to be sent to the dock for this claim now.'),
  ).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
  await expectZeroTrial(market());
});

test('section 6: a parcel that comes before its shipment is entered is recorded by the dock, then counted', async ({
  browser,
}) => {
  const { id, no } = await toSendBack();
  const [buyer, dock] = [await person(browser), await person(browser)];
  await signIn(buyer, 'jonas@messwerk.test');
  await signInStaff(dock, 'warehouse@assay.test');
  await buyer.goto(`/after-sales-orders-details/${id}`);
  await expect(buyer.getByRole('button', { name: 'The goods are on their way' })).toBeVisible();

  // The scan leads to the page that records it; the parcel shows no carrier and no number.
  await dock.goto('/ops/dock');
  await typeNumber(dock, no);
  await dock.getByRole('link', { name: 'Open the claim' }).click();
  await expect(dock).toHaveURL(new RegExp(`/ops/after-sales/${id}$`));
  await expect(
    dock.getByRole('heading', { name: 'The parcel came before the buyer entered it' }),
  ).toBeVisible();
  expect(await axeViolations(dock)).toEqual([]);
  await dock.getByRole('button', { name: 'Record the arrival' }).click();
  await expect(dock.getByText('40 pcs expected; the parcel is here')).toBeVisible();

  // The wallet of the buyer names the money that the seller set aside.
  await buyer.goto('/buyer-wallet');
  const balances = buyer.getByRole('region', { name: 'Balances' });
  await expect(balances.getByText('Set aside by sellers for your claims')).toBeVisible();
  await expect(balances.getByRole('link', { name: no })).toHaveAttribute(
    'href',
    `/after-sales-orders-details/${id}`,
  );
  await buyer.goBack();

  // The buyer has nothing to enter and no label to print any more.
  await buyer.reload();
  await expect(buyer.getByText('The parcel has arrived; it is counted by')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'The goods are on their way' })).toHaveCount(0);
  await expect(buyer.getByRole('link', { name: 'Print the parcel label' })).toHaveCount(0);

  await dock.getByRole('textbox', { name: 'Pieces counted' }).fill('40');
  await dock.getByRole('textbox', { name: 'Location' }).fill('C-04-4');
  await dock.getByRole('button', { name: 'Record the count' }).click();
  await expect(dock.getByRole('main').getByText('Refunded').first()).toBeVisible();
  await expectZeroTrial(market());
});

test('section 6: an arrival of another claim is taken back by a second person of the dock', async ({
  browser,
}) => {
  const { id } = await toSendBack();
  const other = await toSendBack();
  const trackingNo = `SF8${Date.now()}`;
  const jonas = await callerOf('jonas@messwerk.test');
  const { version } = other;
  await jonas.send(claims.claimShipBack, { id: other.id, version, carrier: 'SF', trackingNo });
  const [buyer, dock] = [await person(browser), await person(browser)];
  const page = `/ops/after-sales/${id}`;
  await signInStaff(dock, 'warehouse@assay.test');
  await dock.goto(page);
  const send = dock.getByRole('button', { name: 'Record the arrival' });
  // Another carrier has a name; a number for which another claim waits is asked about.
  await dock.getByLabel('Carrier', { exact: true }).selectOption({ label: 'Another carrier' });
  await send.click();
  await expect(dock.getByLabel('Name of the carrier')).toHaveAttribute('aria-invalid', 'true');
  await dock.getByLabel('Carrier', { exact: true }).selectOption('SF');
  await dock.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNo);
  await send.click();
  await expect(
    dock.getByText(`${other.no} waits for a parcel with this number.`).first(),
  ).toBeVisible();
  await dock.getByRole('checkbox', { name: /the parcel belongs to this claim/ }).check();
  await send.click();
  await expect(dock.getByText('40 pcs expected, SF Express')).toBeVisible();
  // Who recorded it neither takes it back nor reports it lost.
  await expect(dock.getByRole('button', { name: 'Take the arrival back' })).toHaveCount(0);
  await expect(dock.getByRole('button', { name: 'Hand it to support' })).toHaveCount(0);

  await signInStaff(dock, 'warehouse2@assay.test');
  await dock.goto(page);
  await expect(
    dock.getByRole('heading', { name: 'The parcel belongs to another claim' }),
  ).toBeVisible();
  expect(await axeViolations(dock)).toEqual([]);
  await dock.getByRole('button', { name: 'Take the arrival back' }).click();
  const reason = dock.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('The sender is another buyer.');
  await dock.getByRole('button', { name: 'Take the arrival back' }).click();
  await expect(
    dock.getByRole('heading', { name: 'The parcel came before the buyer entered it' }),
  ).toBeVisible();

  // The buyer goes on as before, and reads why.
  await signIn(buyer, 'jonas@messwerk.test');
  await buyer.goto(`/after-sales-orders-details/${id}`);
  await expect(buyer.getByRole('button', { name: 'The goods are on their way' })).toBeVisible();
  await expect(buyer.getByText('The sender is another buyer.').first()).toBeVisible();
  await expectZeroTrial(market());
});
