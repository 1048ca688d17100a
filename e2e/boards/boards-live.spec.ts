import { expect, type Page } from '@playwright/test';
import { close, detail } from '#contract/boards/calls.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage } from '../stage/people.ts';

/** Shows or hides the tab, as the browser would say it. */
const turn = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /new|announced/i });
/** How many posts the tab "new" says are not seen. */
async function unseen(page: Page): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: /^New(?! enquiry)/ });
  return Number(/\d+/.exec((await link.first().textContent()) ?? '')?.[0] ?? 0);
}

/** Opens a tab "new" and waits until it hears what is told. */
async function listen(page: Page, path: string, title: string): Promise<void> {
  const stream = page.waitForResponse((reply) => reply.url().endsWith('/events'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** The rows of the list, its head among them. */
const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

/** Leaves only the posts of this journey: others post meanwhile. */
const filter = (page: Page, stem: string) =>
  page.getByRole('searchbox', { name: 'Filter by part number' }).fill(stem);

test('domain 5: the mall’s new tab counts what comes, and moves nothing until it is asked to', async ({
  browser,
}) => {
  const seller = await memberPage(browser, 'tao@hexin.test');
  const [dana, jonas] = [await callerOf('dana@hollis.test'), await callerOf('jonas@messwerk.test')];
  const stem = newPart('LIVE');
  await request(dana, { [`${stem}-READ`]: 10 });
  await listen(seller, '/shopping-mall/new', 'Shopping mall');
  await filter(seller, stem);
  await expect(rows(seller)).toHaveCount(2);
  await expect(status(seller)).toHaveText('New requests are announced here');
  const read = rows(seller).nth(1);
  // Below the title, which what stands above the page may move.
  const place = async () => {
    const [row, title] = [read, seller.getByRole('heading', { level: 1 })];
    return ((await row.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0);
  };
  await seller.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await place();

  const posted = [];
  for (const nth of ['A', 'B', 'C']) posted.push(await request(jonas, { [`${stem}-${nth}`]: 5 }));
  await request(jonas, { [newPart('ELSE')]: 1 });
  await expect(status(seller)).toContainText('3 new requests');
  // The row that is being read keeps its position.
  await expect(read).toContainText(`${stem}-READ`);
  expect(await place()).toBe(before);
  expect(await axeViolations(seller)).toEqual([]);

  // One goes again before anybody looked: it is not counted any more.
  const gone = posted[1];
  if (gone === undefined) throw new Error('nothing was posted');
  const { version } = await jonas.send(detail, { id: gone.id });
  await jonas.send(close, { id: gone.id, version });
  await expect(status(seller)).toContainText('2 new requests');
  await seller.getByRole('button', { name: 'Show' }).click();
  await expect(rows(seller)).toHaveCount(4);
  await expect(rows(seller).nth(1)).toContainText(`${stem}-C`);
  await expect(rows(seller).nth(2)).toContainText(`${stem}-A`);
  await expect(status(seller)).toHaveText('New requests are announced here');
});

test('domain 5: the new tab stays as it is read while its seller is told of something else', async ({
  browser,
}) => {
  const seller = await memberPage(browser, 'yue@lantai.test');
  const [lucia, yue] = [await callerOf('lucia@norte.test'), await callerOf('yue@lantai.test')];
  const stem = newPart('STAY');
  await request(lucia, { [`${stem}-A`]: 10 });
  await listen(seller, '/shopping-mall/new', 'Shopping mall');
  await filter(seller, stem);
  await expect(rows(seller)).toHaveCount(2);
  await request(lucia, { [`${stem}-B`]: 1 });
  await expect(status(seller)).toContainText('1 new request');
  // A quote for a request of its own makes the board's answers old: the list is asked, and stays.
  const own = await request(yue, { [newPart('OWN')]: 1 });
  const asked = seller.waitForResponse((reply) => reply.url().endsWith('/wantBuy/wantBuys'));
  await quote(await callerOf('tao@hexin.test'), own.id, '1.00');
  await asked;
  await expect(status(seller)).toContainText('1 new request');
  await expect(rows(seller)).toHaveCount(2);
  await seller.getByRole('button', { name: 'Show' }).click();
  await expect(rows(seller)).toHaveCount(3);
});

test('domain 5: a hidden tab hears nothing, and says what came once it is seen again or connected', async ({
  browser,
}) => {
  const buyer = await memberPage(browser, 'lucia@norte.test');
  const stem = newPart('TOLD');
  const offer = async (model: string) => {
    const goods = { manufacturer: 'Microchip', condition: 'brandNew' as const, count: 100 };
    const hao = await callerOf('hao@beichuan.test');
    return hao.send(addSurplusDeal, { items: [{ ...goods, model, unitPrice: '1.9' }] });
  };
  await offer(`${stem}-BEFORE`);
  await listen(buyer, '/waste/new', 'Surplus');
  await filter(buyer, stem);
  await expect(rows(buyer)).toHaveCount(2);
  await expect(status(buyer)).toHaveText('New deals are announced here');
  // At least the deal that stands there is not seen.
  await expect.poll(() => unseen(buyer)).toBeGreaterThan(0);
  const counted = await unseen(buyer);

  await turn(buyer, 'hidden');
  await offer(`${stem}-HIDDEN`);
  const again = buyer.waitForResponse((reply) => reply.url().endsWith('/events'));
  await turn(buyer, 'visible');
  await again;
  await expect(status(buyer)).toContainText('1 new deal');
  await expect.poll(() => unseen(buyer)).toBeGreaterThan(counted);

  // The connection is lost and comes back by itself.
  await buyer.context().setOffline(true);
  await offer(`${stem}-OFFLINE`);
  await buyer.context().setOffline(false);
  await expect(status(buyer)).toContainText('2 new deals', { timeout: 90_000 });
  await buyer.getByRole('button', { name: 'Show' }).click();
  await expect(rows(buyer)).toHaveCount(4);
});
