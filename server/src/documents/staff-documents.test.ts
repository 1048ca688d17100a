import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '#contract/call.ts';
import { opsOrderDocuments, orderDocuments } from '#contract/documents/calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { callingOf } from '#harness/calling.ts';
import { openDocuments } from '#harness/documents.ts';
import { asStaff, bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import type { Caller } from '#server/kit/request-context.ts';

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
let http: ReturnType<typeof openDocuments>['http'];

beforeAll(async () => {
  market = await openPipeline();
  ({ call, http } = openDocuments(market));
});
afterAll(async () => {
  await http.close();
  await market.close();
});

const askedBy = (id: string, role: StaffRole) =>
  call(opsOrderDocuments, { id }, { caller: asStaff(role), now: NOW });
const numbers = ({ documents }: { documents: readonly { no: string }[] }) =>
  documents.map(({ no }) => no);
const partysOwn = (id: string, caller: Caller) =>
  call(orderDocuments, { id }, { caller, now: NOW });

it('staff read the documents of each party as that party has them', async () => {
  const id = await bringTo(market, 'paid');
  const files = await askedBy(id, 'support');
  expect(numbers(files.buyer)).toEqual(numbers(await partysOwn(id, market.buyer)));
  expect(files.seller && numbers(files.seller)).toEqual(
    numbers(await partysOwn(id, market.seller)),
  );
  // The receipt is the buyer's alone, the packing list for the dock the seller's.
  const kinds = (side: typeof files.seller) => side?.documents.map(({ kind }) => kind);
  expect(kinds(files.buyer)).toContain('receipt');
  expect(kinds(files.seller)).not.toContain('receipt');
  expect(kinds(files.seller)).toContain('packingList');
});

it('an address that staff were given opens the document', async () => {
  const id = await bringTo(market, 'paid');
  const { buyer } = await askedBy(id, 'finance');
  const [first] = buyer.documents;
  const { statusCode, headers } = await http.inject({ url: first?.url ?? '' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('application/pdf');
});

it('an order that nobody placed has no documents', async () => {
  const id = '00000000-0000-7000-8000-00000000dead';
  await expect(askedBy(id, 'support')).rejects.toMatchObject({ code: 'notFound' });
});

it('who inspects or handles goods has no documents of the money', () => {
  for (const role of ['qc', 'warehouse', 'content'] as const) {
    expect(isPermitted([role], 'orderDocuments')).toBe(false);
  }
});
