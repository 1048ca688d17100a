import { expect, type Page } from '@playwright/test';
import { login } from '../../contract/src/accounts/calls.ts';
import { quoteList, quoteSubmit } from '../../contract/src/enquiries/calls.ts';
import { Caller, type Carry } from '../../tools/deal/caller.ts';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { newPart } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { memberPage } from '../stage/people.ts';

const carry: Carry = async ({ path, headers, body }) => {
  const answer = await fetch(market() + path, { method: 'POST', headers, body: `${body}` });
  return { status: answer.status, body: await answer.text() };
};

async function seller(email: string): Promise<Caller> {
  const caller = new Caller(email, carry);
  const input = { username: email, password: DEMO_PASSWORD, agree: true as const };
  return caller.signedIn(await caller.send(login, input));
}

/** A seller quotes what the enquiry asked it, at a price. */
async function quoteAs(email: string, no: string, unitPrice: string): Promise<boolean> {
  const caller = await seller(email);
  const { list } = await caller.send(quoteList, {
    type: 'match',
    tab: 'awaiting',
    sort: 'newest',
    pageSize: 20,
  });
  const mine = list.filter((one) => one.no.startsWith(`${no}/`));
  for (const { id, version, mpn, quantity } of mine) {
    const quote = { mpn, manufacturer: 'Texas Instruments', unitPrice, quantity } as const;
    await caller.send(quoteSubmit, { id, version, quote: { ...quote, condition: 'brandNew' } });
  }
  return mine.length > 0;
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Recipient').fill('Dana Whitfield');
  await form.getByLabel('Telephone').fill('+1 512 555 0188');
  await form.getByRole('combobox', { name: /Country/ }).fill('US');
  await page
    .getByRole('option', { name: /US.*United States/ })
    .first()
    .click();
  await form.getByLabel('City').fill('Austin TX');
  await form.getByLabel(/Street address|^Address/).fill('4100 Duval Road, Dock 3');
}

const sellers = [
  'min@yunjing.test',
  'tao@hexin.test',
  'yue@lantai.test',
  'hao@beichuan.test',
  'rui@qiyuan.test',
];

test('domain 4: an enquiry is posted by match, quoted, bargained over, ordered from two sellers at once', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'dana@hollis.test');
  await page.goto('/post-inquiry?mpn=lm358dr&quantity=900');
  const part = page.getByRole('main').getByLabel('Part number').first();
  await expect(part).toHaveValue('LM358DR');
  await expect(page.getByRole('main').getByLabel('Quantity').first()).toHaveValue('900');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/inquiry-details\?id=/);
  const head = page.getByRole('heading', { level: 1, name: /^EQ-/ });
  const no = (await head.textContent()) ?? '';

  let price = 100;
  const quoted: string[] = [];
  for (const email of sellers) {
    if (await quoteAs(email, no.trim(), `0.${price}`)) quoted.push(email);
    price += 10;
  }
  expect(quoted.length).toBeGreaterThan(1);
  await page.reload();
  const quotes = page.getByRole('table', { name: 'Quotes for LM358DR' });
  await expect(quotes.getByRole('button', { name: /^Counter-offer/ })).toHaveCount(quoted.length);
  await expect(page.getByRole('heading', { name: 'Cheapest' })).toBeVisible();

  await quotes
    .getByRole('button', { name: /^Counter-offer/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price you would pay').fill('0.2');
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(dialog.getByText('A counter-offer must be below the quoted price.')).toBeVisible();
  await dialog.getByLabel('Price you would pay').fill('0.05');
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(dialog).toBeHidden();

  const choices = quotes.getByRole('checkbox', { name: /^Choose the quote/ });
  expect(await axeViolations(page)).toEqual([]);
  await choices.nth(0).check();
  const amounts = quotes.getByRole('textbox', { name: /^Order quantity/ });
  await amounts.first().fill('9999');
  await choices.nth(1).check();
  await page.getByRole('button', { name: 'Place 2 orders' }).click();
  await expect(quotes.getByText(/^At most/)).toBeVisible();
  await amounts.first().fill('500');
  await amounts.nth(1).fill('400');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place 2 orders' }).click();
  const placed = page.getByRole('list', { name: 'Orders placed' });
  await expect(placed.getByRole('listitem')).toHaveCount(2);
  await placed.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/my-order-details\//);
});

test('bad input of an enquiry is reported at its field, and nothing is lost', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'jonas@messwerk.test');
  await page.goto('/post-inquiry');
  const part = page.getByRole('main').getByLabel('Part number').first();
  const count = page.getByRole('main').getByLabel('Quantity').first();
  await part.fill('电阻10K');
  const send = page.getByRole('button', { name: 'Send enquiry' });
  for (const wrong of ['0', '007', '1.5', '1e3', '-1']) {
    await count.fill(wrong);
    await send.click();
    await expect(part).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveValue(wrong);
  }
  const unknown = newPart('NO-SUCH');
  await part.fill(unknown);
  await count.fill('10');
  await page.getByLabel('Target price').first().fill('1.234567');
  await send.click();
  await expect(page.getByLabel('Target price').first()).toHaveAttribute('aria-invalid', 'true');

  await page.reload();
  await expect(part).toHaveValue(unknown);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Target price').first().fill('');
  await send.click();
  await expect(page).toHaveURL(/\/inquiry-details\?id=/);
  await page.getByRole('button', { name: 'Close enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close enquiry' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/completed-inquiry?keyword=${unknown}`);
  await expect(page.getByRole('main').getByText(unknown).first()).toBeVisible();
});

test('offers ticked in part search become an enquiry to their sellers only', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'lucia@norte.test');
  await page.goto('/part-search?keyword=LM358DR&isAccurate=1&quantity=700');
  const ticks = page.getByRole('checkbox', { name: /^Enquire about the offer/ });
  // Named once: others change what they offer, and with it the order.
  const names = [ticks.nth(0), ticks.nth(1)].map((tick) => tick.getAttribute('aria-label'));
  for (const name of await Promise.all(names))
    await page.getByRole('checkbox', { name: name ?? '', exact: true }).check();
  await page.getByRole('button', { name: 'Enquire 2 offers' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^2 sellers: /)).toBeVisible();
  await expect(main.getByLabel('Quantity')).toHaveValue('700');
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/inquiry-details\?id=/);
  const quotes = page.getByRole('table', { name: 'Quotes for LM358DR' });
  await expect(quotes.getByText('Awaited')).toHaveCount(2);
});
