import { afterAll, beforeAll, expect, it } from 'vitest';
import * as claimContract from '#contract/claims/calls.ts';
import * as contract from '#contract/documents/calendar-calls.ts';
import type { Identity } from '#contract/option-schemas.ts';
import { confirmOrder } from '#contract/orders/calls.ts';
import type { callingOf } from '#harness/calling.ts';
import { openClaims } from '#harness/claims.ts';
import { openDocuments } from '#harness/documents.ts';
import { newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { listClaimsForExport } from '#server/claims/public.ts';
import type { DocumentsDeps } from './deps.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
let http: ReturnType<typeof openDocuments>['http'];
/** The consoles of accounts that have another than the buyer's. */
const consoles = new Map<string, Identity>();
const visits: Awaited<ReturnType<DocumentsDeps['visitsOf']>>[number][] = [];

beforeAll(async () => {
  market = await openPipeline();
  ({ call, http } = openDocuments(market, {
    deps: {
      listClaims: listClaimsForExport,
      identityOf: async (_, id) => consoles.get(id) ?? 'buyer',
      visitsOf: async () => visits,
    },
  }));
});
afterAll(async () => {
  await http.close();
  await market.close();
});

const feed = (url: string) => http.inject({ url: url.replace('https://assay.example', '') });

it('a secret address has the deadlines that wait for its owner, until it is revoked', async () => {
  const { orderId } = await market.place([newLine({ mpn: 'ICAL,1' })]);
  const { url } = await call(contract.createCalendar, {}, market.as(market.buyer));
  const before = await feed(url);
  expect(before.headers['content-type']).toContain('text/calendar');
  // The seller has to confirm: nothing waits for the buyer yet.
  expect(before.body).not.toContain('VEVENT');
  await market.act(confirmOrder, orderId, market.seller);
  const { body } = await feed(url);
  expect(body).toContain(`UID:${orderId}@assay`);
  expect(body).toContain('ICAL\\,1');

  const { url: next } = await call(contract.createCalendar, {}, market.as(market.buyer));
  expect((await feed(url)).statusCode).not.toBe(200);
  expect((await feed(next)).statusCode).toBe(200);
  await call(contract.revokeCalendar, {}, market.as(market.buyer));
  expect((await feed(next)).statusCode).not.toBe(200);
  expect(await call(contract.calendarLink, {}, market.as(market.buyer))).toEqual({ at: null });
});

it('has the deadlines of after-sale claims that wait for its owner, in its own console', async () => {
  const claims = openClaims(market);
  const { id, no, due } = await claims.apply();
  consoles.set(market.sellerId, 'seller');
  const sellers = await call(contract.createCalendar, {}, market.as(market.seller));
  const buyers = await call(contract.createCalendar, {}, market.as(market.buyer));
  const eventOf = async (url: string) => {
    const { body } = await feed(url);
    const unfolded = body.replaceAll('\r\n ', '');
    return unfolded.split('BEGIN:VEVENT').find((one) => one.includes(`UID:${id}@assay`));
  };
  const event = await eventOf(sellers.url);
  const utc = (due?.at ?? '').slice(0, 19).replaceAll(/[-:]/g, '');
  expect(event).toContain(`DTEND:${utc}Z`);
  expect(event).toContain(`SUMMARY:Seller to answer: ${no}`);
  expect(event).toContain('STM32F103C8T6 × 400');
  expect(event).toContain(`URL:https://assay.example/seller-order-after-sale-detail/${id}`);
  expect(await eventOf(buyers.url)).toBeUndefined();

  await claims.act(claimContract.claimRefuse, id, market.seller, { reason: 'Used parts' });
  expect(await eventOf(sellers.url)).toBeUndefined();
  const answer = await eventOf(buyers.url);
  expect(answer).toContain(`SUMMARY:Refused by the seller: ${no}`);
  expect(answer).toContain(`URL:https://assay.example/after-sales-orders-details/${id}`);
});

it('has the windows at the dock that its owner booked, from their beginning to their end', async () => {
  visits.push({
    id: '01a21849-0000-7000-8000-000000000001',
    version: 3,
    orderId: '01a21849-0000-7000-8000-000000000002',
    orderNo: 'TO-261120-0001',
    kind: 'agent',
    startsAt: new Date('2026-11-23T02:00:00Z'),
    endsAt: new Date('2026-11-23T03:00:00Z'),
  });
  const { url } = await call(contract.createCalendar, {}, market.as(market.seller));
  const { body } = await feed(url);
  visits.length = 0;
  const event = body.slice(body.indexOf('UID:01a21849-0000-7000-8000-000000000001'));
  expect(event).toContain('DTSTART:20261123T020000Z');
  expect(event).toContain('DTEND:20261123T030000Z');
  expect(event).toContain('SUMMARY:Appointment at the dock: TO-261120-0001');
});

it('an address that was never made finds nothing', async () => {
  expect((await feed('/order-calendar/guess.ics')).statusCode).not.toBe(200);
  expect((await feed(`/order-calendar/${'a'.repeat(43)}.ics`)).statusCode).not.toBe(200);
});
