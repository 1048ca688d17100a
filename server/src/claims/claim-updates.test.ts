import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { claimPath } from '#contract/addresses.ts';
import * as contract from '#contract/claims/calls.ts';
import { openClaims } from '#harness/claims.ts';
import { asStaff, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { type KitEvent, type Listening, subscribeToEvents } from '#server/kit/events-store.ts';
import { createLogger } from '#server/kit/process/log.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
let listening: Listening;
let events: KitEvent[] = [];

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
  listening = subscribeToEvents({
    url: market.url,
    log: createLogger('silent'),
    onEvent: (event) => events.push(event),
    onMissed: () => undefined,
  });
  await listening.ready;
}, 60_000);
afterAll(async () => {
  await listening.close();
  await market.close();
});
beforeEach(() => {
  events = [];
});

/** The event that makes the open claim of a side old. */
const pageOf = (side: 'buyer' | 'seller', id: string) =>
  expect.objectContaining({
    accounts: [side === 'buyer' ? market.buyerId : market.sellerId],
    data: { what: 'came', link: claimPath(side, 'trade', id) },
  });
const desks = { room: 'claims' };

it('what one side does or writes reaches the open claim of the other and of the desks', async () => {
  const { id } = await claims.apply();
  await vi.waitFor(() => expect(events).toContainEqual(pageOf('seller', id)));
  events = [];
  await claims.act(contract.claimRefuse, id, market.seller, { reason: 'Not ordered.' });
  await vi.waitFor(() => expect(events).toContainEqual(pageOf('buyer', id)));
  expect(events).toContainEqual(desks);
  events = [];
  const text = 'They were sold as new.';
  await claims.call(contract.claimWrite, { id, text, files: [] }, market.as(market.buyer));
  await vi.waitFor(() => expect(events).toContainEqual(pageOf('seller', id)));
  await vi.waitFor(() => expect(events).toContainEqual(desks));
});

it('what support writes reaches the open claims of both parties', async () => {
  const { id } = await claims.apply();
  events = [];
  const said = { id, text: 'Please send a photo.', files: [] };
  await claims.call(contract.opsClaimWrite, said, market.as(asStaff('support')));
  for (const side of ['buyer', 'seller'] as const) {
    await vi.waitFor(() => expect(events).toContainEqual(pageOf(side, id)));
  }
});
