import { type Browser, expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { unzipSync } from 'fflate';
import * as claims from '#contract/claims/calls.ts';
import { orderList, orderOne } from '#contract/orders/calls.ts';
import { sellers } from '../../tools/demo/people.ts';
import * as bench from '../stage/bench.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { downloadDocument, exportList } from '../stage/browser/downloads.ts';
import { pdfText } from '../stage/browser/pdf-text.ts';
import { callerOf } from '../stage/callers.ts';
import { recordReceipt } from '../stage/deal-pages.ts';
import { runJob } from '../stage/jobs.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { person, signIn, signInStaff } from '../stage/people.ts';

const JONAS = 'jonas@messwerk.test';

/** A completed order of a buyer, one of whose lines may still be claimed on. */
async function claimable(email: string) {
  const caller = await callerOf(email);
  const { list } = await caller.send(orderList, { tab: 'ended', pageSize: 50 });
  for (const { id } of list.filter(({ state }) => state === 'completed')) {
    const { lines } = await caller.send(claims.claimable, { orderId: id });
    const line = lines.find((one) => one.open && one.delivered - one.held >= 40);
    if (!line) continue;
    const { seller } = await caller.send(orderOne, { id });
    const known = sellers.find(({ companyName }) => companyName === seller?.name);
    if (known) return { orderId: id, line, sellerEmail: known.email };
  }
  throw new Error(`no completed order of ${email} may be claimed on`);
}

/** A test report of another lab, as a PDF of three kilobytes. */
const report = {
  name: 'third-party-report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'%'.repeat(3 * 1024)}\n%%EOF\n`),
};

interface People {
  readonly buyer: Page;
  readonly seller: Page;
  readonly staff: Page;
}

/** Claims in the browser from the order's page; answers the browsers and the claim's address. */
async function claim(
  browser: Browser,
  email: string,
  wanted: { readonly pieces: string; readonly solution: string; readonly amount?: string },
): Promise<People & { readonly at: string; readonly sellersAt: string }> {
  const [buyer, seller, staff] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  const target = await claimable(email);
  await signIn(buyer, email);
  await signIn(seller, target.sellerEmail);
  await buyer.goto(`/my-order-details/${target.orderId}`);
  await expect(buyer.getByText(/Warranty until/).first()).toBeVisible();
  await buyer.getByRole('link', { name: 'Apply for after-sale' }).click();
  const main = buyer.getByRole('main');
  await main.getByRole('button', { name: 'Send the claim' }).click();
  // Nothing typed: said at the fields, and nothing is sent.
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
  await main.getByLabel('Part').selectOption(target.line.lineId);
  await main.getByLabel('Reason').selectOption({ label: 'Leads do not solder' });
  await main.getByLabel('Pieces claimed').fill('2000000000');
  await main.getByLabel('Solution').selectOption({ label: wanted.solution });
  await main.getByLabel('What is wrong').fill('Solder covers half of the leads.');
  await main.getByRole('button', { name: 'Send the claim' }).click();
  await expect(main.getByText(/At most \d+ pieces can be claimed/).first()).toBeVisible();
  await main.getByLabel('Pieces claimed').fill(wanted.pieces);
  if (wanted.amount) await main.getByLabel('Amount').fill(wanted.amount);
  await main.locator('input[type=file]').setInputFiles('docs/pictures/order.png');
  await expect(main.getByText('order.png')).toBeVisible();
  await main.locator('input[type=file]').setInputFiles(report);
  await expect(main.getByText(report.name)).toBeVisible();
  await main.getByRole('button', { name: 'Send the claim' }).click();
  await expect(buyer).toHaveURL(/\/after-sales-orders-details\//);
  // A report of another lab is a link with its size.
  await expect(buyer.getByRole('link', { name: `${report.name} 3 KB` }).first()).toBeVisible();
  const at = new URL(buyer.url()).pathname;
  const sellersAt = at.replace('/after-sales-orders-details/', '/seller-order-after-sale-detail/');
  return { buyer, seller, staff, at, sellersAt };
}

/** Reads in the seller's wallet for which claim money is set aside, and opens the claim from there. */
async function readMoneySetAside(seller: Page, sellersAt: string): Promise<void> {
  await seller.goto(sellersAt);
  const title = await seller.getByRole('heading', { level: 1 }).textContent();
  const no = /AS-\d{6}-\d{4}/.exec(title ?? '')?.[0] ?? '';
  await seller.goto('/seller-wallet');
  await seller.getByRole('row').filter({ hasText: no }).getByRole('link', { name: no }).click();
  await expect(seller.getByText(/^Set aside from your balance for this claim/)).toBeVisible();
  await seller.getByRole('main').getByRole('link', { name: no }).click();
  await expect(seller).toHaveURL((url) => url.pathname === sellersAt);
}

/** Both parties have the credit note of the claim, and its papers are in the evidence file. */
async function readDocuments({
  buyer,
  seller,
  no,
}: Pick<People, 'buyer' | 'seller'> & { no: string }) {
  for (const page of [buyer, seller]) {
    await page.reload();
    const note = pdfText(await downloadDocument(page, /Credit note/)).join('\n');
    expect(note).toContain(no);
    expect(note).toContain('0.60');
  }
  const files = Object.keys(unzipSync(await downloadDocument(buyer, 'Evidence file')));
  expect(files.filter((name) => name.includes(no))).not.toEqual([]);
  expect(await axeViolations(buyer)).toEqual([]);
}

const staffAt = (at: string) => at.replace('/after-sales-orders-details/', '/ops/after-sales/');
const tag = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

test('section 6: a claim is compensated by a counter-offer, to the cent', async ({ browser }) => {
  const wanted = { pieces: '20', solution: 'Compensation, no return', amount: '1.20' };
  const { buyer, seller, at, sellersAt } = await claim(browser, JONAS, wanted);
  const wallet = await callerOf(JONAS);
  await seller.goto('/seller-order-after-sale');
  await seller.getByRole('tab', { name: /Waiting for you/ }).click();
  await expect(seller.getByText('Waiting for you').first()).toBeVisible();
  await seller.goto(sellersAt);
  await seller.getByRole('radio', { name: 'Make an offer' }).click();
  await seller.getByRole('textbox', { name: 'Amount' }).fill('999999');
  await seller.getByLabel('Your words').fill('We pay half of what was used.');
  await seller.getByRole('button', { name: 'Send the offer' }).click();
  await expect(seller.getByText(/go beyond what is claimed/).first()).toBeVisible();
  await expect(seller.getByLabel('Your words')).toHaveValue('We pay half of what was used.');
  await seller.getByRole('textbox', { name: 'Amount' }).fill('0.60');
  await seller.getByRole('button', { name: 'Send the offer' }).click();
  await expect(seller.getByText('The offer is sent').first()).toBeVisible();

  await buyer.goto(at);
  await expect(buyer.getByRole('table', { name: 'Terms compared' })).toContainText('0.60');
  expect(await axeViolations(buyer)).toEqual([]);
  await buyer.getByRole('button', { name: 'Accept offer 1: USD 0.60' }).click();
  await expect(buyer.getByText('USD 0.60 was paid to the buyer.')).toBeVisible();
  const id = at.split('/').at(-1) ?? '';
  const done = await wallet.send(claims.claimDetail, { id });
  expect(done).toMatchObject({ state: 'compensated', money: { paid: { amount: '0.60' } } });
  await readDocuments({ buyer, seller, no: done.no });
  await buyer.goto('/after-sales-orders');
  await buyer.getByRole('tab', { name: /Ended/ }).click();
  await expect(buyer.getByText('Compensated').first()).toBeVisible();
  // The file has what the tab leaves, in the reader's language.
  await buyer.getByRole('searchbox').fill(done.no);
  await expect(buyer.getByRole('row', { name: new RegExp(done.no) })).toBeVisible();
  const csv = (await exportList(buyer, 'CSV')).toString('utf8').trim().split('\r\n');
  expect(csv[0]).toContain('Remedy');
  expect(csv).toHaveLength(2);
  const book = new exceljs.Workbook();
  await book.xlsx.load((await exportList(buyer, 'XLSX')) as never);
  const sheet = book.worksheets[0];
  expect(sheet?.rowCount).toBe(2);
  const [head, row] = [sheet?.getRow(1).values, sheet?.getRow(2).values] as unknown[][];
  expect(row?.[1]).toBe(done.no);
  expect(row?.[head?.indexOf('Amount, USD') ?? 0]).toBe(0.6);
  expect(csv[1]).toContain('"Compensation, no return",0.60');
  await expectZeroTrial(market());
});

test('section 6: a refused claim is ruled on by two people and refunded after the return, pieces too many go back', async ({
  browser,
}) => {
  const wanted = { pieces: '20', solution: 'Return and refund' };
  const { buyer, seller, staff, at, sellersAt } = await claim(browser, JONAS, wanted);
  await seller.goto(sellersAt);
  await seller.getByRole('radio', { name: 'Refuse' }).click();
  await seller.getByRole('button', { name: 'Refuse the claim' }).click();
  await expect(seller.locator('[aria-invalid=true]').first()).toBeVisible();
  await seller.getByRole('textbox', { name: 'Reason' }).fill('Solderability was not ordered.');
  await seller.getByRole('button', { name: 'Refuse the claim' }).click();
  await expect(seller.getByText('Refused').first()).toBeVisible();
  // The buyer's page is open since it claimed, and shows the answer by itself.
  await expect(buyer.getByText('Solderability was not ordered.').first()).toBeVisible();
  await buyer.getByRole('radio', { name: 'Support decides' }).click();
  await buyer.getByRole('textbox', { name: 'Reason' }).fill('They were sold as new.');
  await buyer.getByRole('button', { name: 'Ask support to decide' }).click();
  await tag(buyer, 'Support decides');

  await signInStaff(staff, 'support@assay.test');
  await staff.goto('/ops/after-sales?tab=support');
  await expect(staff.getByRole('table').getByText('Support decides').first()).toBeVisible();
  await staff.goto(staffAt(at));
  await staff.getByLabel('Reasons; both parties read them').fill('New parts have to solder.');
  await staff.getByRole('button', { name: 'Submit to a second person' }).click();
  await expect(staff.getByText(/waits for the second person/i).first()).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Approve the ruling' })).toHaveCount(0);
  await signInStaff(staff, 'admin@assay.test');
  await staff.goto(staffAt(at));
  await staff.getByLabel('I have read both sides and the evidence').check();
  await staff.getByRole('button', { name: 'Approve the ruling' }).click();
  await tag(staff, 'Buyer to send back');

  await buyer.goto(at);
  await expect(buyer.getByText('New parts have to solder.').first()).toBeVisible();
  await expect(buyer.getByText('ASSAY DEMO DOCK, DO NOT SHIP')).toBeVisible();
  await buyer.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662100');
  await buyer.getByRole('button', { name: 'The goods are on their way' }).click();
  await tag(buyer, 'On the way to the dock');

  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffAt(at));
  await staff.getByRole('textbox', { name: 'Pieces counted' }).fill('9999999');
  await staff.getByRole('textbox', { name: 'Location' }).fill('C-04-1');
  await staff.getByRole('button', { name: 'Record the count' }).click();
  await expect(staff.getByText(/cannot be above the/).first()).toBeVisible();
  // The buyer put four pieces too many into the parcel: they are its own and go back to it.
  await staff.getByRole('textbox', { name: 'Pieces counted' }).fill('24');
  await staff.getByRole('button', { name: 'Record the count' }).click();
  await tag(staff, 'Refunded');
  await buyer.goto(at);
  await expect(buyer.getByText(/4 pcs came beyond what was agreed/)).toBeVisible();
  const onward = staff.getByRole('region', { name: 'Send on to the seller' });
  await expect(onward.getByText(/^20 pcs go on; the 4 pcs/)).toBeVisible();
  await onward.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662101');
  await onward.getByRole('button', { name: 'Record the shipment' }).click();
  await expect(staff.getByText('SF Express SF1347662101').first()).toBeVisible();
  const surplus = staff.getByRole('region', { name: /^Send the surplus back to the buyer: 4/ });
  await surplus.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662104');
  await surplus.getByRole('button', { name: 'Record the return to the buyer' }).click();
  await expect(surplus).toHaveCount(0);
  await buyer.goto(at);
  await expect(buyer.getByText(/went to the buyer/).first()).toBeVisible();
  await expect(buyer.getByText(/SF1347662104/).first()).toBeVisible();
  await expect(buyer.getByText(/came beyond what was agreed/)).toHaveCount(0);
  await expectZeroTrial(market());
});

test('section 6: a claim is withdrawn, and its pieces may be claimed again', async ({
  browser,
}) => {
  const wanted = { pieces: '20', solution: 'Return and refund' };
  const { buyer, seller, at, sellersAt } = await claim(browser, JONAS, wanted);
  await seller.goto(sellersAt);
  await seller.getByRole('button', { name: /^Agree: USD/ }).click();
  await tag(seller, 'Buyer to send back');
  await expect(seller.getByText('Set aside by Assay')).toBeVisible();
  await buyer.goto(at);
  await buyer.getByRole('button', { name: 'Withdraw claim' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw the claim' }).click();
  await tag(buyer, 'Withdrawn');
  const caller = await callerOf(JONAS);
  const id = at.split('/').at(-1) ?? '';
  expect(await caller.send(claims.claimDetail, { id })).toMatchObject({
    state: 'withdrawn',
    money: { held: { amount: '0.00' } },
  });
  await expectZeroTrial(market());
});

test('section 6: pieces are replaced by an order through dock and lab', async ({ browser }) => {
  test.setTimeout(300_000);
  const wanted = { pieces: '40', solution: 'Replacement' };
  const { buyer, seller, staff, at, sellersAt } = await claim(browser, JONAS, wanted);
  await seller.goto(sellersAt);
  await seller.getByRole('button', { name: /^Agree: USD/ }).click();
  await tag(seller, 'Buyer to send back');
  await readMoneySetAside(seller, sellersAt);
  await buyer.goto(at);
  await buyer.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662102');
  await buyer.getByRole('button', { name: 'The goods are on their way' }).click();
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(staffAt(at));
  await staff.getByRole('textbox', { name: 'Pieces counted' }).fill('40');
  await staff.getByRole('textbox', { name: 'Location' }).fill('C-04-2');
  await staff.getByRole('button', { name: 'Record the count' }).click();
  await tag(staff, 'Replacement under way');
  const href = await staff
    .getByRole('main')
    .getByRole('link', { name: /^TO-/ })
    .last()
    .getAttribute('href');
  const order = (href ?? '').split('/').at(-1) ?? '';

  await seller.goto(`/seller-my-order-detail/${order}`);
  await seller.getByRole('textbox', { name: 'Tracking number' }).fill('SF1347662103');
  await seller.getByRole('button', { name: 'Enter the shipment' }).click();
  await expect(seller.getByText('The shipment is entered.').first()).toBeVisible();
  await staff.goto(`/ops/orders/${order}`);
  await recordReceipt(staff, { pieces: '40', weight: '0.1' });
  await signInStaff(staff, 'qc@assay.test');
  await bench.openInspection(staff, `/ops/orders/${order}`);
  await bench.recordAll(staff, 'pass');
  await bench.conclude(staff, { grade: 'A', verdict: 'Pass', text: 'Original parts.' });
  await signInStaff(staff, 'qc2@assay.test');
  await bench.issue(staff, `/ops/orders/${order}`);

  await buyer.goto(`/my-order-details/${order}`);
  await buyer.getByRole('button', { name: 'Send decision' }).click();
  await seller.goto(`/seller-my-order-detail/${order}`);
  await seller.getByRole('button', { name: 'Confirm the result' }).click();
  await signInStaff(staff, 'warehouse@assay.test');
  await staff.goto(`/ops/orders/${order}`);
  await staff.getByRole('textbox', { name: 'Tracking number' }).fill('DHL4471992011');
  await staff.getByRole('button', { name: 'Record shipment' }).click();
  await buyer.goto(`/my-order-details/${order}`);
  await buyer.getByRole('button', { name: 'Confirm receipt' }).click();
  await buyer.goto(at);
  // The clock ends the claim.
  await runJob('claims.sweep');
  await expect(buyer.getByText('The buyer has the replacement').first()).toBeVisible();
  await expectZeroTrial(market());
});
