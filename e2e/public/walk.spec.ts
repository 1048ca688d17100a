import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { person, signIn, signInStaff } from '../stage/people.ts';

// A failed check names what it found.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

/**
 * Pages of consoles that show something to whoever signs in with demo data, by who opens them. `a > b` is the
 * page that the first link from a to b leads to; `a > b = c` the same thing at the address c.
 */
const pages = {
  'dana@hollis.test': [
    '/buyer-dashboard',
    '/my-order',
    '/my-order > /my-order-details/',
    '/buyer-agent-order',
    '/buyer-agent-order > /buyer-agent-order-detail/',
    '/buyer-agent-order > /buyer-agent-order-detail/ = /agent-order-payment/',
    '/buyer-place-order',
    '/shopping-mall',
    '/shopping-mall/index',
    '/shopping-mall/mine',
    '/shopping-mall/mine > /shopping-mall-detail/',
    '/shopping-mall/reply',
    '/shopping-mall/recycle',
    '/quoted-for-purchase',
    '/quoted-for-purchase > /quoted-for-purchase-details',
    '/unquoted-purchase-request',
    '/unquoted-purchase-request > /unquoted-purchase-request-details',
    '/buyer-wallet',
    '/buyer-wallet > /buyer-log-detail/',
    '/buyer-recharge',
    '/buyer-success/recharge',
    '/message-center',
    '/personal-center',
    '/buyer-basic-information',
    '/buyer-info-edit',
    '/buyer-ablum',
    '/buyer-update-email',
    '/buyer-preview',
    '/buyer-address',
    '/buyer-freight-account',
    '/followed-sellers',
    '/BOM-inquire',
    '/BOM-inquire > /BOM-inquire/',
    '/watched-parts',
    '/complaint-seller-list',
    '/legal-request-list',
    '/legal-request-list > /legal-request-detail/',
  ],
  'jonas@messwerk.test': [
    '/feedback-list',
    '/feedback-list > /feedback-detail/',
    '/my-order?tab=pay',
    '/my-order > /my-order-details/ = /order-payment/',
  ],
  'min@yunjing.test': [
    '/seller-dashboard',
    '/seller-my-order',
    '/seller-my-order > /seller-my-order-detail/',
    '/seller-agent-order',
    '/seller-agent-order > /seller-agent-order-detail/',
    '/seller-inventory',
    '/seller-inventory-add',
    '/seller-inventory-update',
    '/seller-inventory-keys',
    '/seller-settlement',
    '/shopping-mall/new',
    '/shopping-mall/new > /shopping-mall-detail/',
    '/shopping-mall/reply > /shopping-mall-reply-detail/',
    '/seller-wallet',
    '/seller-wallet > /seller-log-detail/',
    '/seller-recharge',
    '/seller-success/recharge',
    '/seller-basic-information',
    '/seller-info-change',
    '/seller-ablum-management',
    '/seller-info-detail/0',
  ],
  'hao@beichuan.test': [
    '/seller-buy-underway',
    '/seller-buy-underway > /seller-buy-underway-detail/',
    '/seller-buy-order',
    '/seller-buy-order > /seller-buy-order-detail/',
  ],
  'support@assay.test': ['/ops', '/ops/orders', '/ops/settlements'],
  'qc@assay.test': ['/ops/lots'],
  'content@assay.test': [
    '/ops/content/pages',
    '/ops/content/pages/terms-of-service/zh',
    '/ops/content/blacklist',
    '/ops/content/popular',
    '/ops/content/hot-searches',
  ],
  'admin@assay.test': ['/ops/audit', '/ops/staff', '/ops/security'],
} as const;

/** The page is drawn: its one heading stands and nothing is loading. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens what an entry of the table says. */
async function open(page: Page, entry: string): Promise<void> {
  const [from = '', to, instead] = entry.split(/ [>=] /);
  await page.goto(from);
  await drawn(page);
  if (to === undefined) return;
  const link = page.locator(`main a[href^="${to}"]`).first();
  const found = (await link.getAttribute('href')) ?? '';
  await page.goto(instead ? found.replace(to, instead) : found);
  await drawn(page);
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // Waits until the program has rendered its changes for this width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth > 1;
  });

for (const [who, entries] of Object.entries(pages)) {
  test(`${who}: every page is drawn, usable by everyone, and fits`, async ({ browser }) => {
    test.setTimeout(3 * test.info().timeout);
    const page = await person(browser, 'en');
    if (who.endsWith('assay.test')) await signInStaff(page, who);
    else await signIn(page, who);
    const staff = who.endsWith('assay.test');
    const wrong: string[] = [];
    for (const entry of entries) {
      await open(page, entry);
      wrong.push(...(await axeViolations(page)).map((violation) => `${entry} ${violation}`));
      for (const width of staff ? [1440] : [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        if (await scrollsSideways(page)) wrong.push(`${entry} scrolls sideways at ${width}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(wrong).toEqual([]);
  });
}
