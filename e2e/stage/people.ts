import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { login } from '#contract/accounts/calls.ts';
import type { Session } from '#contract/accounts/schemas.ts';
import { opsLogin, totpVerify } from '#contract/accounts/staff-calls.ts';
import { Caller, totpCode } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { DEMO_PASSWORD, DEMO_TOTP } from '../../tools/demo/people.ts';
import { takeContext, takeNewContext } from './browser/contexts.ts';
import { market } from './market.ts';

/** An address that has no program. */
const PICTURE = '/favicon.svg';

/** Where the language of the market is kept, for the program and for the server that draws pages. */
const keptLanguage = (lang: string) => ({ name: 'lang', value: lang, url: market() });

/** A browser of one person, who chose a language before: English unless said otherwise. */
export async function person(browser: Browser, lang = 'en'): Promise<Page> {
  return firstTab(await takeContext(browser, lang), lang);
}

/** The same with an empty cache: the browser of a person who was never here. */
export async function newPerson(browser: Browser, lang = 'en'): Promise<Page> {
  return firstTab(await takeNewContext(browser, lang), lang);
}

async function firstTab(context: BrowserContext, lang: string): Promise<Page> {
  await context.addCookies([keptLanguage(lang)]);
  return anotherTab(context);
}

/** One more tab of the same person. */
export async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  // The server-rendered page has no listeners yet: a person would not be as quick as this.
  const live = () => page.locator('html[data-live]').waitFor({ state: 'attached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const reply = await goto(...asked);
    if (asked[0] !== PICTURE) await live();
    return reply;
  };
  page.reload = async (...asked) => {
    const reply = await reload(...asked);
    // Where the program is kept away, what the server drew is looked at.
    if (asked[0]?.waitUntil === undefined) await live();
    return reply;
  };
  return page;
}

/**
 * A member who signed in before: the browser holds the session when the first page opens. Signing in
 * itself has journeys of its own.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const input = { username: email, password: DEMO_PASSWORD, agree: true as const };
  const session = await new Caller(email, over(market())).send(login, input);
  await keepSession(page, MEMBER_KEY, session);
}

export const MEMBER_KEY = 'assay-session';
const OPS_KEY = 'assay-ops-session';
/** An authenticator shows another code after so long. */
const CODE_MS = 30_000;

/** Puts a session into the storage of a browser; the next page that it opens finds it there. */
export async function keepSession(page: Page, key: string, session: Session): Promise<void> {
  // At a picture no program runs that might ask for something meanwhile.
  await page.goto(PICTURE);
  const kept = [key, JSON.stringify(session)] as const;
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), kept);
}

/**
 * Where the journeys of all workers keep the sessions of the desks: an authenticator's code is
 * good for one sign-in only, so each desk signs in once.
 */
const seatOf = (email: string): string => {
  const folder = process.env['MARKET_DESKS'];
  if (!folder) throw new Error('no market is open');
  return join(folder, email);
};

/** Takes the seat of a desk where nobody has; the others wait for the session it gets. */
function takeSeat(email: string): boolean {
  try {
    mkdirSync(seatOf(email));
    return true;
  } catch {
    return false;
  }
}

const sessionFile = (email: string): string => join(seatOf(email), 'session');

/** Returns the session of a desk, which signs in by calls when the first journey asks for it. */
export async function staffSession(email: string): Promise<Session> {
  if (takeSeat(email)) {
    try {
      const session = await enterStaff(email);
      // As a whole or not at all.
      writeFileSync(join(seatOf(email), 'new'), JSON.stringify(session));
      renameSync(join(seatOf(email), 'new'), sessionFile(email));
    } catch (error) {
      // Another journey, or this one repeated, may try: nobody waits for a session that never comes.
      rmSync(seatOf(email), { recursive: true, force: true });
      throw error;
    }
  }
  await expect.poll(() => existsSync(sessionFile(email)), { timeout: 60_000 }).toBe(true);
  return JSON.parse(readFileSync(sessionFile(email), 'utf8')) as Session;
}

/**
 * A member of staff who signed in before. Signing in itself is played where an invited colleague
 * does it (`staff.spec.ts`) and at the beginning of each day (`beginDay`).
 */
export async function signInStaff(page: Page, email: string): Promise<void> {
  await keepSession(page, OPS_KEY, await staffSession(email));
}

/** The browser of a member who signed in before. */
export async function memberPage(browser: Browser, email: string): Promise<Page> {
  const page = await person(browser);
  await signIn(page, email);
  return page;
}

/** The browser of a member of staff who signed in before. */
export async function deskPage(browser: Browser, email: string): Promise<Page> {
  const page = await person(browser);
  await signInStaff(page, email);
  return page;
}

async function enterStaff(email: string): Promise<Session> {
  const caller = new Caller(email, over(market()));
  const session = await caller.send(opsLogin, { email, password: DEMO_PASSWORD });
  caller.signedIn(session);
  // Somebody may have used the code of the moment for this desk: the next one is good too, and
  // later there are others.
  const tried = new Set<string>();
  await expect(async () => {
    const codes = [0, CODE_MS].map((ms) => totpCode(DEMO_TOTP, new Date(Date.now() + ms)));
    const fresh = codes.find((one) => !tried.has(one));
    expect(fresh).toBeDefined();
    tried.add(fresh ?? '');
    await caller.send(totpVerify, { code: fresh ?? '' });
  }).toPass({ timeout: 100_000 });
  return session;
}

interface Mailed {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
}

/** Returns the mails to an address, the newest first. */
export async function mailsTo(page: Page, email: string): Promise<Mailed[]> {
  const box = `${market()}/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  return (await (await page.request.get(box)).json()) as Mailed[];
}

/**
 * The code that an act sends to an address. A mail takes a moment, so that the newest one in the
 * box may still be that of an act before.
 */
export async function mailedCode(
  page: Page,
  email: string,
  send: () => Promise<void>,
): Promise<string> {
  const before = (await mailsTo(page, email))[0]?.id;
  await send();
  let code: string | null = null;
  await expect(async () => {
    const mails = await mailsTo(page, email);
    const known = mails.findIndex(({ id }) => id === before);
    const fresh = known < 0 ? mails : mails.slice(0, known);
    code = fresh.find((mail) => mail.code !== null)?.code ?? null;
    expect(code).not.toBeNull();
  }).toPass();
  return code ?? '';
}
