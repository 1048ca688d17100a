import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { person, signIn, signInStaff } from './stage/people.ts';

/** Pages that show something to whoever signs in with demo data, by who opens them. */
const pages = {
  visitor: ['/home', '/part-search?keyword=STM32', '/v', '/login', '/register', '/no-such-page'],
  'dana@hollis.test': [
    '/buyer-dashboard',
    '/my-order',
    '/buyer-agent-order',
    '/buyer-place-order',
    '/shopping-mall/index',
    '/shopping-mall/new',
    '/shopping-mall/mine',
    '/shopping-mall/reply',
    '/shopping-mall/recycle',
    '/buyer-wallet',
    '/buyer-recharge',
    '/message-center',
    '/personal-center',
  ],
  'min@yunjing.test': [
    '/seller-dashboard',
    '/seller-my-order',
    '/seller-inventory',
    '/seller-inventory-add',
    '/seller-settlement',
    '/seller-wallet',
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
  'admin@assay.test': ['/ops/audit', '/ops/staff'],
} as const;

/** The page is drawn: its one heading stands and nothing is loading. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const scrollsSideways = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth > 1');

for (const [who, paths] of Object.entries(pages)) {
  test(`${who}: every page is drawn, usable by everyone, and fits`, async ({ browser }) => {
    const page = await person(browser, 'en');
    if (who.endsWith('assay.test')) await signInStaff(page, who);
    else if (who !== 'visitor') await signIn(page, who);
    const staff = who.endsWith('assay.test');
    for (const path of paths) {
      await page.goto(path);
      await drawn(page);
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual(
        [],
      );
      for (const width of staff ? [1440] : [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await scrollsSideways(page), `${path} at ${width}`).toBe(false);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}
