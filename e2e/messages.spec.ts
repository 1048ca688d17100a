import { expect, type Page } from '@playwright/test';
import { login } from '#contract/accounts/calls.ts';
import { addWantBuy, addWantQuote, detail } from '#contract/boards/calls.ts';
import { limits } from '#contract/limits.ts';
import { Caller } from '../tools/deal/caller.ts';
import { over } from '../tools/deal/play.ts';
import { DEMO_PASSWORD } from '../tools/demo/people.ts';
import { axeFaults } from './stage/axe.ts';
import { test } from './stage/journey.ts';
import { mailsTo, market, person, signIn } from './stage/people.ts';

/** Nobody else’s journey makes this buyer be told of anything. */
const BUYER = 'lucia@norte.test';

async function caller(email: string): Promise<Caller> {
  const made = new Caller(email, over(market()));
  const input = { username: email, password: DEMO_PASSWORD, agree: true as const };
  return made.signedIn(await made.send(login, input));
}

/** A request of the buyer that a seller quotes: the buyer is told. */
async function quote(): Promise<void> {
  const [buyer, seller] = [await caller(BUYER), await caller('min@yunjing.test')];
  const post = await buyer.send(addWantBuy, {
    wantBuyItemList: [{ model: 'LM358DR', count: 100 }],
  });
  const seen = await seller.send(detail, { id: post.id });
  await seller.send(addWantQuote, {
    postId: post.id,
    version: seen.version,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice: '0.09',
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
}

/** The number at the badge of the message centre; 0 where there is none. */
async function badge(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Messages/ }).first();
  return Number(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? 0);
}

test('an open page is told at once: badge and list rise without a reload, and fall again', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  await signIn(page, BUYER);
  const stream = page.waitForResponse((reply) => reply.url().endsWith('/events'));
  await page.goto('/message-center');
  expect((await stream).status()).toBe(200);
  const rows = main.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(main.getByRole('tab', { name: /^Orders and money/ })).toBeVisible();
  const before = await badge(page);
  await quote();
  await expect.poll(() => badge(page), { timeout: 5000 }).toBe(before + 1);
  await expect(rows.first()).toContainText('New quote for your request');

  // Another tab reads it: this one hears that too.
  const other = await page.context().newPage();
  await other.goto('/message-center');
  await other
    .getByRole('main')
    .getByRole('list', { name: 'Messages' })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(() => badge(page), { timeout: 5000 }).toBe(before);
});

/** A member's page whose server answers a count of its own and tells nothing at once. */
async function counting(page: Page): Promise<{ unread: number; asked: number }> {
  const count = { unread: 0, asked: 0 };
  await page.route('**/events', (route) => route.fulfill({ status: 429, body: '' }));
  await page.route('**/msgBox/unReadNum', (route) => {
    count.asked += 1;
    const { unread } = count;
    const data = { allUnread: unread, msgBoxRead: unread, noticeBoxRead: 0, allRead: unread };
    return route.fulfill({ json: { code: 0, msg: '', data } });
  });
  return count;
}

/** Shows or hides the tab, as the browser would say it. */
const turn = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('spec 4: unread messages, spec 9: unread poll: the count is read when the tab becomes visible and every 300000 ms while it is', async ({
  browser,
}) => {
  const page = await person(browser);
  await signIn(page, BUYER);
  const count = await counting(page);
  await page.clock.install();
  await page.goto('/buyer-dashboard');
  await expect.poll(() => count.asked).toBeGreaterThan(0);
  count.unread = 7;
  await page.clock.fastForward(limits.unreadPollMs);
  await expect.poll(() => badge(page)).toBe(7);

  await turn(page, 'hidden');
  count.unread = 9;
  const before = count.asked;
  await page.clock.fastForward(3 * limits.unreadPollMs);
  expect(count.asked).toBe(before);
  await turn(page, 'visible');
  await expect.poll(() => badge(page)).toBe(9);
});

test('spec 9: badge: nothing at 0, 99 as it is, 99+ above 99', async ({ browser }) => {
  const page = await person(browser);
  await signIn(page, BUYER);
  const count = await counting(page);
  const button = page.getByRole('button', { name: /^Messages/ }).first();
  for (const [unread, shown] of [
    [0, ''],
    [99, '99'],
    [100, '99+'],
  ] as const) {
    count.unread = unread;
    await page.goto('/buyer-dashboard');
    await expect(button).toHaveText(shown);
  }
});

test('a mail that is not essential is refused by its link, and wanted again in the settings', async ({
  browser,
}) => {
  const page = await person(browser);
  const main = page.getByRole('main');
  let link = '';
  await expect(async () => {
    const found = (await mailsTo(page, BUYER)).map(
      ({ text }) => /\/unsubscribe\/[\w-]+/.exec(text)?.[0],
    );
    link = found.find((one) => one !== undefined) ?? '';
    expect(link).not.toBe('');
  }).toPass();

  await page.goto(link);
  await expect(main.getByRole('status')).toContainText('l***@norte.test receives mails about');
  await main.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(main.getByRole('status')).toContainText('no longer receives');
  expect(await axeFaults(page)).toEqual([]);

  await signIn(page, BUYER);
  await page.goto('/personal-center');
  const quotes = main.getByRole('checkbox', { name: /^Quotes/ });
  await expect(quotes).not.toBeChecked();
  await quotes.check();
  await expect(page.getByText('The setting is saved')).toBeVisible();
  await page.goto(link);
  await expect(main.getByRole('button', { name: 'Stop these mails' })).toBeVisible();

  await page.goto('/unsubscribe/nobody-made-this-link-at-all');
  await expect(main.getByText('This link is not valid')).toBeVisible();
});
