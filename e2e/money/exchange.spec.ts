import { expect, type Page } from '@playwright/test';
import { exchangeList } from '#contract/exchange/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { memberAt } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { asMember, exchangeFor, recharged } from '../stage/money/suspicions.ts';
import { deskPage, mailedCode, memberPage } from '../stage/people.ts';
import { dropProposal, writeSetting } from '../stage/settings.ts';

const SELLER = 'min@yunjing.test';

const figure = async (page: Page, name: string): Promise<number> => {
  const balances = page.getByRole('region', { name: 'Balances' });
  const text = await balances.locator('dl', { hasText: name }).locator('dd').first().textContent();
  return Number((text ?? '').replace(/[^\d.]/g, ''));
};

test('a seller exchanges USD for CNY; two people of finance pay one and fail another', async ({
  browser,
}) => {
  const page = await memberPage(browser, SELLER);
  await page.goto('/seller-wallet');
  const [available, frozen] = [await figure(page, 'Available'), await figure(page, 'Frozen')];
  await page.getByRole('link', { name: 'Exchange to CNY' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exchange USD to CNY' })).toBeVisible();

  // The saved account in CNY is chosen.
  await expect(page.getByRole('radio', { name: /Yunjing/ })).toBeChecked();

  // Bad input is refused at its field, and what was typed stays.
  const sell = page.getByRole('textbox', { name: 'You sell' });
  for (const typed of ['0', '-1', '0.001', '1e9', '5']) {
    await sell.fill(typed);
    await page.getByRole('button', { name: 'Lock rate and send code' }).click();
    await expect(sell).toHaveAttribute('aria-invalid', 'true');
    await expect(sell).toHaveValue(typed);
    if (typed === '5') break;
  }
  await expect(page.getByText('This is less than the smallest exchange.')).toBeVisible();

  // Either amount may be typed; the other follows.
  await sell.fill('20');
  const receives = page.getByRole('textbox', { name: 'Payee receives' });
  await expect(receives).toHaveValue('141.25');
  await receives.fill('282.51');
  await expect(sell).toHaveValue('40.00');
  await sell.fill('20');
  expect(await axeViolations(page)).toEqual([]);

  const code = await mailedCode(page, SELLER, async () => {
    await page.getByRole('button', { name: 'Lock rate and send code' }).click();
    await expect(page.getByText(/Locked for another (9|10):/)).toBeVisible();
  });
  const box = page.getByRole('textbox', { name: 'E-mail code' });
  await box.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Apply for exchange' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');

  // A changed amount is not what the code confirms.
  await sell.fill('21');
  await expect(page.getByText('Amount or payee has changed')).toBeVisible();
  await sell.fill('20');
  await box.fill(code);
  await page.getByRole('button', { name: 'Apply for exchange' }).click();
  await expect(page.getByRole('heading', { name: 'Exchange applied for' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen + 20, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(available - 20, 2);

  const [newest] = (await (await memberAt(page)).send(exchangeList, {})).list;
  const no = newest?.no ?? '';
  expect(newest?.sell.amount).toBe('20.00');

  // The first person pays it at the bank; the second approves.
  const finance = await deskPage(browser, 'finance@assay.test');
  await finance.goto('/ops/exchanges');
  await finance
    .getByRole('table', { name: 'Exchanges' })
    .getByRole('link', { name: no, exact: true })
    .click();
  const drawer = finance.getByRole('dialog');
  await expect(drawer.getByText('141.25')).toBeVisible();
  expect(await axeViolations(finance)).toEqual([]);
  const reference = `FT${Date.now()}`;
  await drawer.getByRole('textbox', { name: /Bank reference/ }).fill(reference);
  await drawer.getByRole('button', { name: 'Paid at the bank, send to a second person' }).click();
  await expect(drawer.getByText('Another person of finance must approve this.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Approve payment/ })).toHaveCount(0);
  const address = finance.url();

  const second = await deskPage(browser, 'finance2@assay.test');
  await second.goto(address);
  await expect(second.getByText(reference)).toBeVisible();
  await second.getByRole('checkbox', { name: /I compared every line/ }).check();
  await second.getByRole('button', { name: /^Approve payment of CNY 141.25/ }).click();
  await expect(second.getByText(/Exchange EX-\S+ is done/)).toBeVisible();

  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(available - 20, 2);

  // The bank sends the CNY back: two people record it, and another payment is made of the money.
  const askReturn = async () => {
    await second.getByRole('button', { name: 'Send the return to a second person' }).click();
    await expect(second.getByText('Another person of finance must approve this.')).toBeVisible();
    await expect(second.getByRole('button', { name: /^Record the return/ })).toHaveCount(0);
  };
  const recordReturn = async (returned: string) => {
    await finance.goto(address);
    await expect(finance.getByText(returned, { exact: true })).toBeVisible();
    await expect(finance.getByText('The account is closed.').first()).toBeVisible();
    await finance.getByRole('checkbox', { name: /I compared every line/ }).check();
    await finance.getByRole('button', { name: 'Record the return of CNY 141.25' }).click();
    await expect(finance.getByText(/The money of EX-\S+ is frozen again/)).toBeVisible();
  };
  await second.goto(address);
  await second.getByRole('button', { name: 'The bank returned it' }).click();
  await second.getByRole('button', { name: 'Send the return to a second person' }).click();
  const why = second.getByRole('textbox', { name: /Why the bank|Reason, which/ });
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await second
    .getByRole('textbox', { name: /Bank reference of the return/ })
    .fill(`RT${reference}`);
  await why.fill('The account is closed.');
  await askReturn();
  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen, 2);
  await recordReturn(`RT${reference}`);
  await second.goto(address);
  await expect(second.getByRole('button', { name: 'Open it again to pay anew' })).toBeVisible();
  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen + 20, 2);
  await second.getByRole('button', { name: 'Open it again to pay anew' }).click();
  await expect(second.getByText(/EX-\S+ is open again/)).toBeVisible();
  await second.getByRole('textbox', { name: /Bank reference/ }).fill(`${reference}B`);
  await second.getByRole('button', { name: 'Paid at the bank, send to a second person' }).click();
  await finance.goto(address);
  await finance.getByRole('checkbox', { name: /I compared every line/ }).check();
  await finance.getByRole('button', { name: /^Approve payment of CNY 141.25/ }).click();
  await expect(finance.getByText(/Exchange EX-\S+ is done/)).toBeVisible();
  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen, 2);

  // It comes back once more: now it is given up, and the member has the money without a fee.
  await second.goto(address);
  await second.getByRole('button', { name: 'The bank returned it' }).click();
  await second
    .getByRole('textbox', { name: /Bank reference of the return/ })
    .fill(`RT${reference}B`);
  await why.fill('The account is closed.');
  await askReturn();
  await recordReturn(`RT${reference}B`);
  await second.goto(address);
  await second.getByRole('button', { name: 'The exchange failed' }).click();
  await second.getByRole('textbox', { name: /Reason/ }).fill('The payee has no open account.');
  await second.getByRole('button', { name: 'The exchange failed' }).last().click();
  await expect(second.getByText(/Exchange EX-\S+ failed/)).toBeVisible();
  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(frozen, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(available, 2);
});

test('an exchange that is in progress fails: the reason is read, and the money is back', async ({
  browser,
}) => {
  const company = `Seller ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, ['100.00']);
  const { no } = await exchangeFor(payer, company, '30.00');
  const page = await asMember(payer);
  await page.goto('/buyer-wallet');
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(30, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(70, 2);
  const desk = await deskPage(browser, 'finance2@assay.test');
  await desk.goto('/ops/exchanges');
  await desk
    .getByRole('table', { name: 'Exchanges' })
    .getByRole('link', { name: no, exact: true })
    .click();
  await desk.getByRole('button', { name: 'The exchange failed' }).click();
  await desk.getByRole('button', { name: 'The exchange failed' }).last().click();
  const reason = desk.getByRole('textbox', { name: /Reason/ });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('The payee bank is closed today.');
  await desk.getByRole('button', { name: 'The exchange failed' }).last().click();
  await expect(desk.getByText(/Exchange EX-\S+ failed/)).toBeVisible();
  await page.reload();
  await expect.poll(() => figure(page, 'Frozen')).toBeCloseTo(0, 2);
  expect(await figure(page, 'Available')).toBeCloseTo(100, 2);
});

test('finance changes a limit: one proposes, sends back and proposes again, another approves', async ({
  browser,
}) => {
  await dropProposal('exchangeFee');
  const first = await deskPage(browser, 'finance@assay.test');
  await first.goto('/ops/settings');
  await first.getByRole('button', { name: 'Open Exchange fee' }).click();
  const fee = first.getByRole('textbox', { name: 'Fee' });
  await fee.fill('11');
  await first.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await fee.fill('0.29');
  await first.getByRole('textbox', { name: /Reason/ }).fill('Price list of the year');
  await expect(first.getByText('Exchanges applied for from then on cost 0.29 %.')).toBeVisible();
  const touched = /^\d+ exchanges? in progress keeps? what|Nothing that is open is touched/;
  await expect(first.getByText(touched)).toBeVisible();
  await first.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(first.getByText('The change waits for a second person')).toBeVisible();

  const second = await deskPage(browser, 'finance2@assay.test');
  await second.goto('/ops/settings?key=exchangeFee');
  await expect(second.getByText('Price list of the year')).toBeVisible();
  await expect(second.getByText('Exchanges applied for from then on cost 0.29 %.')).toBeVisible();
  // The counts of the proposal stand beside those of today.
  for (const name of ['What it changes', 'When it was proposed']) {
    await expect(second.getByRole('region', { name }).getByText(touched)).toBeVisible();
  }
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Send back' }).click();
  await second.getByRole('textbox', { name: /Reason for sending back/ }).fill('Not before January');
  await second.getByRole('button', { name: 'Send back' }).last().click();
  await expect(second.getByText('Sent back', { exact: true })).toBeVisible();
  await second.goto('/ops/settings');
  const row = second.getByRole('row', { name: /Exchange fee/ });
  await expect(row).toContainText('0.30 %');
});

/** Makes the commission what it was, so that this journey and later ones find it. */
const restoreCommission = () =>
  writeSetting({ key: 'commission', value: { tradePercent: '3.00', agentPercent: '0.00' } });

test('finance reads what a new commission touches, sends it, and the second person approves', async ({
  browser,
}) => {
  await restoreCommission();
  const first = await deskPage(browser, 'finance@assay.test');
  await first.goto('/ops/settings?key=commission');
  await expect(first.getByText('The setting says this already: nothing changes.')).toBeVisible();
  const trade = first.getByRole('textbox', { name: 'Commission of trade orders' });
  await trade.fill('2.75');
  const kept = /open orders? keeps? the other commission/;
  await expect(first.getByText(kept)).toBeVisible();
  const [order] = await first.locator('a[href^="/ops/orders/"]').all();
  await expect(order ?? first.locator('nothing')).toBeVisible();
  const ref = (await order?.textContent()) ?? '';
  await first.getByRole('textbox', { name: /Reason/ }).fill('Price list of the year');
  await first.getByRole('button', { name: 'Send to a second person' }).click();
  await expect(first.getByText('The change waits for a second person')).toBeVisible();

  const second = await deskPage(browser, 'finance2@assay.test');
  await second.goto('/ops/settings?key=commission');
  // The counts of the proposal stand beside those of today.
  for (const name of ['What it changes', 'When it was proposed']) {
    await expect(second.getByRole('region', { name }).getByText(kept)).toBeVisible();
  }
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('checkbox', { name: 'I compared every line with the source' }).check();
  try {
    await second.getByRole('button', { name: 'Approve, it applies at once' }).click();
    await expect(second.getByText('The setting applies')).toBeVisible();
    await second.goto('/ops/settings');
    await expect(second.getByRole('row', { name: /Commission of orders/ })).toContainText('2.75 %');
    // The order that was named keeps what it was placed with.
    await second.goto('/ops/settings?key=commission');
    await second.getByRole('textbox', { name: 'Commission of trade orders' }).fill('2.70');
    await second.getByRole('link', { name: ref }).click();
    await expect(second).toHaveURL(/\/ops\/orders\//);
  } finally {
    await restoreCommission();
  }
});
