import type { Browser, BrowserContext } from '@playwright/test';
import { market } from '../market.ts';

/** The contexts that are open for the current test. */
const inUse = new Set<BrowserContext>();
/** Empty contexts of earlier tests by language: their cache still holds the files of the pages. */
const spare = new Map<string, BrowserContext[]>();
/** The language whose script a context runs before each page. */
const languages = new WeakMap<BrowserContext, string>();

/**
 * Holds back what a browser asks for, each answer by another time up to MARKET_LAG milliseconds: a
 * journey that reads a page before the page has its answer shows itself.
 */
async function lag(context: BrowserContext): Promise<void> {
  const most = Number(process.env['MARKET_LAG'] ?? 0);
  if (most === 0) return;
  await context.route(/\/(test-api|assets)\/(?!.*\/events$)/, async (route) => {
    await new Promise((done) => setTimeout(done, Math.random() * most));
    await route.fallback().catch(() => {});
  });
}

/** Returns an empty context whose pages are in a language; its cache may hold files of the market. */
export async function takeContext(browser: Browser, lang: string): Promise<BrowserContext> {
  const context = spare.get(lang)?.pop() ?? (await newContext(browser, lang));
  inUse.add(context);
  return context;
}

/** Returns a context whose cache is empty as well, which no later test takes. */
export async function takeNewContext(browser: Browser, lang: string): Promise<BrowserContext> {
  const context = await newContext(browser, lang);
  languages.delete(context);
  inUse.add(context);
  return context;
}

async function newContext(browser: Browser, lang: string): Promise<BrowserContext> {
  // Pages that move nothing by themselves leave the processor to the other journey.
  const context = await browser.newContext({
    baseURL: market(),
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await lag(context);
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', chosen);
  }, lang);
  languages.set(context, lang);
  const giveUp = () => languages.delete(context);
  // A clock that a journey moves stays with its context.
  const { clock } = context;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    giveUp();
    return install(options);
  };
  context.once('close', () => {
    giveUp();
    inUse.delete(context);
  });
  return context;
}

/** Empties the contexts of the current test and keeps them for the next one. */
export async function releaseContexts(): Promise<void> {
  await Promise.all([...inUse].map(release));
  inUse.clear();
}

async function release(context: BrowserContext): Promise<void> {
  const lang = languages.get(context);
  if (lang === undefined) return context.close();
  try {
    await empty(context);
  } catch {
    // A context that cannot be emptied, as after a crash of its page, is given up.
    return context.close();
  }
  spare.set(lang, [...(spare.get(lang) ?? []), context]);
}

/** Takes out all that a person left: pages, what they stored, cookies, permissions, routes. */
async function empty(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(market()).origin,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
  });
  await page.close();
  await lag(context);
}
