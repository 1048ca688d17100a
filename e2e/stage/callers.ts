import type { Page } from '@playwright/test';
import { login } from '#contract/accounts/calls.ts';
import type { Session } from '#contract/accounts/schemas.ts';
import * as boards from '#contract/boards/calls.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { market } from './market.ts';
import { MEMBER_KEY } from './people.ts';

/** A member who acts without a browser: what others do meanwhile. */
export async function callerOf(email: string, password = DEMO_PASSWORD): Promise<Caller> {
  const made = new Caller(email, over(market()));
  const input = { username: email, password, agree: true as const };
  return made.signedIn(await made.send(login, input));
}

/** Returns the member who is signed in at a browser, as a caller. */
export async function memberAt(page: Page): Promise<Caller> {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', MEMBER_KEY);
  return new Caller('member', over(market())).signedIn(JSON.parse(kept) as Session);
}

/** Puts a request for these parts on the mall; answers its id and number. */
export const request = (poster: Caller, parts: Record<string, number>) =>
  poster.send(boards.addWantBuy, {
    wantBuyItemList: Object.entries(parts).map(([model, count]) => ({ model, count })),
  });

/** Quotes every part of a request, in full, at a price. */
export async function quote(seller: Caller, post: string, unitPrice: string) {
  const seen = await seller.send(boards.detail, { id: post });
  return seller.send(boards.addWantQuote, {
    postId: post,
    version: seen.version,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice,
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
}

/** Parts that no other run of a journey asks for. */
export const newPart = (stem: string): string =>
  `${stem}-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.toUpperCase();
