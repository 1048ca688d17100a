import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import * as claims from '#contract/claims/calls.ts';
import { claimDocuments, opsClaimDocuments, orderDocuments } from '#contract/documents/calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { callingOf } from '#harness/calling.ts';
import { claimForm, completedLine } from '#harness/claims.ts';
import { openDocuments } from '#harness/documents.ts';
import { asStaff, later, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { claimsSlice, readClaimRecords } from '#server/claims/public.ts';
import { filesSlice, storeFile } from '#server/files/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { downloadLink } from '#server/sheets/public.ts';
import { pdfText } from '../../../e2e/stage/browser/pdf-text.ts';

/** Days after the deal: within the warranty. */
const NOW = later(16);
const secret = Buffer.alloc(32, 1);

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
let folder: string;
let http: ReturnType<typeof openDocuments>['http'];

beforeAll(async () => {
  market = await openPipeline();
  folder = await mkdtemp(join(tmpdir(), 'assay-claim-documents-'));
  filesSlice({ storage: await folderStorage(folder), secret: Buffer.alloc(32, 7) });
  const { calls } = claimsSlice({ returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'] });
  ({ call, http } = openDocuments(market, {
    deps: {
      secret,
      readFile: async (_, url) => ({ name: 'photo.png', bytes: Buffer.from(url) }),
    },
    beside: calls,
    now: NOW,
  }));
  http.setErrorHandler((error, _, reply) =>
    reply.code(404).send({ code: error instanceof Failure ? error.code : 'fault' }),
  );
}, 60_000);
afterAll(async () => {
  await http.close();
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (caller: Caller, lang: Language = 'en') => ({ caller, now: NOW, lang });

/** A claim of 400 pieces with a photo of the leads. */
async function apply() {
  const photo = await transaction(market.db, (tx) =>
    storeFile(tx, {
      owner: market.buyerId,
      name: 'leads.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4'),
      private: true,
      now: NOW,
    }),
  );
  const input = {
    ...(await completedLine(market)),
    ...claimForm,
    files: [photo],
  };
  return call(claims.claimApply, input, ask(market.buyer));
}

type View = Awaited<ReturnType<typeof apply>>;

async function act<C extends Call>(of: C, { id }: View, caller: Caller, more: object = {}) {
  const { version } = await call(claims.opsClaimOne, { id }, ask(asStaff('support')));
  return call(of, { id, version, ...more } as unknown as ClientInput<C>, ask(caller));
}

/** Brings the goods of a claim back and has them counted: its money moves to the buyer. */
async function refund(claim: View): Promise<void> {
  await act(claims.claimAgree, claim, market.seller);
  const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' };
  await act(claims.claimShipBack, claim, market.buyer, parcel);
  const count = { pieces: 400, location: 'A-01', note: '' };
  await act(claims.opsClaimReceive, claim, asStaff('warehouse'), count);
}

const bytesOf = async (url: string): Promise<Buffer> => (await http.inject({ url })).rawPayload;
const textOf = async (url: string) => pdfText(await bytesOf(url)).join('\n');

/** The evidence file of an order as a party downloads it. */
async function evidence(orderId: string, caller: Caller, lang: Language = 'en') {
  const { evidence: url } = await call(orderDocuments, { id: orderId }, ask(caller, lang));
  return unzipSync(await bytesOf(url));
}

describe('the evidence of an order', () => {
  it.each([
    ['zh', '不可焊', '付给买家', '贷项通知单', '400 颗'],
    ['en', 'Leads do not solder', 'Paid to the buyer', 'Credit note', '400 pcs'],
  ] as const)('holds its claims in %s, with files and money moved', async (lang, ...said) => {
    const claim = await apply();
    await refund(claim);
    for (const party of [market.buyer, market.seller]) {
      const files = await evidence(claim.orderId, party, lang);
      const path = `claims/${claim.no}`;
      const own = Object.keys(files).filter((name) => name.startsWith(path));
      expect(own).toEqual([
        `${path}/claim.json`,
        `${path}/money.json`,
        `${path}/CN-${claim.no}.pdf`,
        `${path}/files/001-photo.png`,
      ]);
      const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
      for (const name of own) {
        const bytes = files[name] ?? new Uint8Array();
        const listed = manifest.files.find((one: { name: string }) => one.name === name);
        expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(listed?.sha256);
      }
      const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
      expect(read(`${path}/claim.json`)).toMatchObject({
        state: 'refunded',
        settlement: { source: 'claim', total: { amount: '1144.00' } },
        funds: null,
      });
      expect(read(`${path}/money.json`)).toEqual([
        expect.objectContaining({ what: 'setAside', amount: wire('1144.00') }),
        expect.objectContaining({ what: 'paid', amount: wire('1144.00') }),
      ]);
      const summary = pdfText(Buffer.from(files['summary.pdf'] ?? [])).join('\n');
      const note = pdfText(Buffer.from(files[`${path}/CN-${claim.no}.pdf`] ?? [])).join('\n');
      const [reason, paid, title, counted] = said;
      for (const text of [
        claim.no,
        reason,
        paid,
        counted,
        'Leads do not wet',
        '1,144.00',
        'leads.pdf',
      ]) {
        expect(summary).toContain(text);
      }
      for (const text of [title, paid, claim.orderNo, '1,144.00']) expect(note).toContain(text);
    }
  });

  it('holds a claim whose money has not moved without a credit note', async () => {
    const claim = await apply();
    const files = await evidence(claim.orderId, market.seller);
    expect(Object.keys(files)).toContain(`claims/${claim.no}/claim.json`);
    expect(Object.keys(files).filter((name) => name.includes('CN-'))).toEqual([]);
  });
});

const wire = (amount: string) => ({ amount, currency: 'USD' });

describe('the credit note of a claim', () => {
  it('is offered to both sides and staff once money moved, and refused before', async () => {
    const claim = await apply();
    const { id } = claim;
    const offered = async (caller: Caller): Promise<Output<typeof claimDocuments>> =>
      call(claimDocuments, { id }, ask(caller));
    const early = { claimId: id, accountId: market.buyerId, lang: 'en' };
    const link = downloadLink({ path: '/claim-documents', secret }, early, NOW);
    expect((await offered(market.buyer)).documents).toEqual([]);
    expect((await http.inject({ url: link })).json()).toEqual({ code: 'notFound' });
    await refund(claim);
    const note = expect.objectContaining({ kind: 'creditNote', no: `CN-${claim.no}` });
    for (const party of [market.buyer, market.seller]) {
      const { documents, evidence: url } = await offered(party);
      expect(documents).toEqual([note]);
      expect(await textOf(documents[0]?.url ?? '')).toContain(`CN-${claim.no}`);
      expect(Object.keys(unzipSync(await bytesOf(url)))).toContain('summary.pdf');
    }
    const desk = await call(opsClaimDocuments, { id }, ask(asStaff('finance')));
    expect([desk.buyer.documents, desk.seller.documents]).toEqual([[note], [note]]);
  });

  it('is none where what was set aside goes back to the seller', async () => {
    const claim = await apply();
    await act(claims.claimAgree, claim, market.seller);
    const { movements } = await readClaimRecords.one(market.db, {
      claimId: claim.id,
      accountId: market.sellerId,
      lang: 'en',
      now: NOW,
    });
    expect(movements.map(({ what }) => what)).toEqual(['setAside']);
    await act(claims.claimWithdraw, claim, market.buyer);
    const { documents } = await call(claimDocuments, { id: claim.id }, ask(market.seller));
    // Money that was set aside and given back credits nobody.
    expect(documents).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { id } = await apply();
    const stranger = { ...market.buyer, accountId: crypto.randomUUID() } as Caller;
    await expect(call(claimDocuments, { id }, ask(stranger))).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(call(opsClaimDocuments, { id }, ask(asStaff('qc')))).rejects.toMatchObject({
      code: 'access.denied',
    });
  });
});
