import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { publicAddresses } from '../stage/addresses.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { foreign, isSentence, misfits, readable } from '../stage/browser/reading.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { person } from '../stage/people.ts';

// Failed checks name what they found; recording every run would cost more than the tests.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

const widths = [320, 390, 768, 1440, 1920];

async function reader(browser: Browser, lang: Language): Promise<Page> {
  const page = await person(browser, lang);
  await page.context().addCookies([{ name: 'lang', value: lang, url: market() }]);
  return page;
}

test('every public page is in one language, and fits at every width', async ({ browser }) => {
  test.setTimeout(900_000);
  const addresses = await publicAddresses();
  expect(addresses.length).toBeGreaterThan(35);
  const english = new Map<string, Set<string>>();
  const wrong: string[] = [];
  for (const lang of ['en', ...languages.filter((one) => one !== 'en')] as Language[]) {
    const page = await reader(browser, lang);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      const texts = await readable(page);
      if (lang === 'en') english.set(address, new Set(texts));
      for (const text of new Set(texts)) {
        const same = lang !== 'en' && isSentence(text) && english.get(address)?.has(text);
        if (same || foreign[lang].test(text)) wrong.push(`${lang} ${address}: ${text}`);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        wrong.push(
          ...(await misfits(page)).map((misfit) => `${lang} ${address} ${width}: ${misfit}`),
        );
      }
    }
    await page.context().close();
  }
  expect(wrong).toEqual([]);
});

test('axe finds nothing on any public page, in the light and in the dark theme', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const page = await reader(browser, 'en');
  const wrong: string[] = [];
  for (const address of await publicAddresses()) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    wrong.push(...(await axeViolations(page)).map((violation) => `${address} ${violation}`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    wrong.push(
      ...(await axeViolations(page, 'colours')).map((violation) => `${address} dark ${violation}`),
    );
  }
  expect(wrong).toEqual([]);
});

test('without JavaScript home, a part and an information page can be read', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: market(), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/home?lang=en', 'Blacklisted suppliers'],
    ['/part-search?keyword=STM32F103C8T6&isAccurate=1&lang=en', 'STM32F103C8T6'],
    ['/blogs/how-to-buy?lang=en', 'Assay'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words);
  }
  // Another language is a link, not a program.
  await page.goto('/home?lang=en');
  await page.getByRole('link', { name: 'Русский' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await context.close();
});

test('spec 2: root path, spec 2: unknown paths: search engines are told which page stands for what', async () => {
  const get = (path: string) => fetch(market() + path, { redirect: 'manual' });
  const root = await get('/');
  expect([root.status, root.headers.get('location')]).toEqual([301, '/home']);
  expect((await get('/no-such-page')).status).toBe(404);
  expect((await get('/blogs/no-such-page')).status).toBe(404);
  expect((await get('/seller-info-detail/no-such-seller')).status).toBe(404);
  expect((await get('/qc-detection/no-such-test')).status).toBe(404);
  expect((await get('/buyer-dashboard')).status).toBe(200);
  const robots = await (await get('/robots.txt')).text();
  const map = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const index = await (await get(new URL(map).pathname)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { pathname, search } = new URL(file.replaceAll('&amp;', '&'));
    const text = await (await get(pathname + search)).text();
    const first = /<loc>([^<]+)<\/loc>/.exec(text)?.[1];
    if (!first) continue;
    const address = new URL(first.replaceAll('&amp;', '&'));
    const page = await (await get(address.pathname + address.search)).text();
    expect(page, first).toContain(`<link rel="canonical" href="${first}"`);
    expect(page).not.toContain('name="robots" content="noindex"');
    expect(page.match(/hreflang=/g)).toHaveLength(languages.length + 1);
    expect(page).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
});
