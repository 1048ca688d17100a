import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '#contract/documents/constants.ts';
import type { DocumentKind } from '#contract/documents/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import * as threadContract from '#contract/orders/thread-calls.ts';
import { documentsDepsOf } from '#harness/documents.ts';
import { bringTo, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { filesSlice, storeFile } from '#server/files/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { consumePieces, lotsOf } from '#server/orders/public.ts';
import { writeSheet } from '#server/sheets/public.ts';
import { documentContent } from './core/content.ts';
import { offeredDocuments } from './core/offered.ts';
import type { DocumentsDeps, OrderFile } from './deps.ts';
import { evidenceFiles } from './evidence.ts';
import { documentNames } from './names.ts';
import { orderRows } from './order-rows.ts';
import { documentPdf } from './pdf.ts';
import { documentWords } from './words.ts';
import { type ZipEntry, zipOf } from './zip.ts';

let market: Pipeline;
let deps: DocumentsDeps;
let folder: string;

beforeAll(async () => {
  market = await openPipeline();
  folder = await mkdtemp(join(tmpdir(), 'assay-documents-'));
  filesSlice({ storage: await folderStorage(folder), secret: Buffer.alloc(32, 7) });
  deps = {
    ...documentsDepsOf(market),
    readFile: async (_, url) => ({ name: `../${url}`, bytes: Buffer.from(url) }),
  };
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (orderId: string, side: 'buyer' | 'seller'): Promise<OrderFile> =>
  deps.orderFile(market.db, {
    orderId,
    accountId: side === 'buyer' ? market.buyerId : market.sellerId,
    now: NOW,
  });
const kindsOf = async (orderId: string, side: 'buyer' | 'seller'): Promise<DocumentKind[]> =>
  offeredDocuments((await fileOf(orderId, side)).order).map(({ kind }) => kind);

/** An order as one that replaces claimed goods: placed paid, by a claim. */
const asReplacement = ({ order }: OrderFile): OrderFile['order'] => ({
  ...order,
  source: { kind: 'claim', id: order.id, no: 'AS-261116-1001' },
  history: order.history.filter(({ event }) => event !== 'pay'),
});
const kindsOfReplacement = async (orderId: string): Promise<DocumentKind[]> =>
  offeredDocuments(asReplacement(await fileOf(orderId, 'seller'))).map(({ kind }) => kind);

/** Words of documents in a language, with the names of countries and carriers. */
const wordsOf = async (lang: Language) => ({
  words: documentWords(lang),
  names: await documentNames(market.db, lang),
});

/** An order whose goods passed and were received. */
const completed = (): Promise<string> =>
  bringTo(market, 'completed', {
    lines: [newLine(), newLine({ mpn: 'LM358DR', quantity: 2500, unitPrice: 9500n })],
  });

describe('the documents of an order', () => {
  it('are offered once its state makes them true, each to whom it concerns', async () => {
    const placed = (await market.place()).orderId;
    expect(await kindsOf(placed, 'buyer')).toEqual([]);
    expect(await kindsOf(placed, 'seller')).toEqual([]);
    const confirmed = await bringTo(market, 'confirmed');
    expect(await kindsOf(confirmed, 'buyer')).toEqual(['proforma']);
    const paid = await bringTo(market, 'paid');
    expect(await kindsOf(paid, 'buyer')).toEqual(['proforma', 'receipt']);
    // The seller packs for the dock, and is never offered what the buyer paid.
    expect(await kindsOf(paid, 'seller')).toEqual(['proforma', 'packingList']);
    const done = await completed();
    expect(await kindsOf(done, 'buyer')).toEqual(['proforma', 'receipt', 'packingList', 'invoice']);
    expect(await kindsOf(done, 'seller')).toEqual(['proforma', 'invoice']);
  });

  it('credit what went back, and invoice only what was kept', async () => {
    const { act, buyer, staff, parcel } = market;
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    const { lines } = await market.see(id);
    const reject = { reason: 'Re-marked.', lines: lines.map((line) => line.id) };
    await act(contract.rejectResult, id, buyer, reject);
    const stated = lines.map((line) => ({ lineId: line.id, acceptedQuantity: 400 }));
    await market.rule(staffContract.settlePart, id, { reason: 'The rest is bad.', lines: stated });
    expect(await kindsOf(id, 'seller')).toContain('creditNote');
    await act(staffContract.sendBackRest, id, staff, parcel);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    const file = await fileOf(id, 'buyer');
    const making = { ...file, ...(await wordsOf('en')) };
    const { total, refunded } = file.order.sums;
    const invoice = documentContent('invoice', making);
    const paid = Number(total.amount) - Number(refunded.amount);
    expect(invoice.sums.at(-1)?.[1].replaceAll(',', '')).toBe(paid.toFixed(2));
    expect(invoice.rows.map((row) => row[3])).toEqual(['400']);
    const credit = documentContent('creditNote', making);
    const credited = credit.rows.reduce((all, row) => all + Number(row[2]?.replaceAll(',', '')), 0);
    expect(credited.toFixed(2)).toBe(refunded.amount);
  });

  it('invoice no freight where tests consumed all and no parcel left', async () => {
    const id = await bringTo(market, 'cleared');
    const [lot] = await lotsOf(market.db, id);
    const taken = { lotId: lot?.id ?? '', pieces: 1000, cause: 'QC-1', now: NOW };
    await transaction(market.db, (tx) => consumePieces(tx, taken));
    await market.act(staffContract.completeOrder, id, market.staff);
    expect(await kindsOf(id, 'buyer')).toEqual(['proforma', 'receipt', 'invoice', 'creditNote']);
    const making = { ...(await fileOf(id, 'buyer')), ...(await wordsOf('en')) };
    const { sums } = making.words;
    expect(documentContent('invoice', making).sums).toEqual([
      [sums.goods, expect.stringContaining('2,860.00')],
      [sums.tests, expect.stringContaining('120.00')],
      [sums.total, expect.stringContaining('2,980.00')],
    ]);
  });

  it('name countries and carriers as their reader does', async () => {
    const id = await bringTo(market, 'inbound');
    const file = await fileOf(id, 'seller');
    const { inbound } = file.order;
    const parcels = (inbound?.parcels ?? []).map((one) => ({ ...one, carrier: 'SF' }));
    const order = { ...file.order, inbound: inbound && { ...inbound, parcels } };
    const making = { ...file, order, ...(await wordsOf('zh')) };
    const { facts } = documentContent('packingList', making);
    expect(facts.map(([, value]) => value)).toContain('顺丰速运');
    const { parties } = documentContent('proforma', making);
    expect(parties.flatMap(({ lines }) => lines)).toContain('德国');
  });

  it('show nothing to those who are no party', async () => {
    const id = await bringTo(market, 'paid');
    const asked = { orderId: id, accountId: crypto.randomUUID(), now: NOW };
    await expect(deps.orderFile(market.db, asked)).rejects.toMatchObject({ code: 'notFound' });
  });

  it.each(languages)('are written in %s, each as a whole file', async (lang: Language) => {
    const file = await fileOf(await completed(), 'buyer');
    const { words, names } = await wordsOf(lang);
    for (const kind of documentKinds) {
      const content = documentContent(kind, { ...file, words, names });
      const heading = { title: words.titles[kind], no: `X-${kind}`, date: '2026-11-20 10:00' };
      const bytes = await documentPdf(heading, content, { words, lang });
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-6).toString()).toContain('EOF');
    }
  });
});

async function collected(entries: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of entries) parts.push(part);
  return Buffer.concat(parts);
}

describe('the evidence of an order', () => {
  it('is an archive whose every file has the hash that its manifest says', async () => {
    const id = await completed();
    const said = 'The carrier’s label was wet.';
    await market.call(
      threadContract.threadAdd,
      { id, text: said, files: [] },
      market.as(market.buyer),
    );
    const file = await fileOf(id, 'buyer');
    const asked = { file, claims: [], ...(await wordsOf('zh')), lang: 'zh' as const, now: NOW };
    const archive = await collected(zipOf(evidenceFiles(market.db, deps, asked), NOW));
    const files = unzipSync(archive);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    const listed = manifest.files.map(({ name }: ZipEntry) => name);
    expect(listed).toContain('summary.pdf');
    expect(listed).toContain('terms/1.json');
    const own = ['manifest.json', 'SHA256SUMS'];
    expect(Object.keys(files).filter((name) => !own.includes(name))).toEqual(listed);
    for (const { name, sha256 } of manifest.files) {
      const bytes = files[name] ?? new Uint8Array();
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256);
    }
    const terms = Buffer.from(files['terms/1.json'] ?? []);
    expect(createHash('sha256').update(terms).digest('hex')).toBe(file.order.terms?.hash);
    expect(Buffer.from(files['thread.json'] ?? []).toString()).toContain(said);
  });

  it('of a part that went on by itself has what was before the split, and nothing after it', async () => {
    const { act, buyer, call, as } = market;
    const id = await bringTo(market, 'reported', {
      lines: [newLine({ mpn: 'GOOD-1' }), newLine({ mpn: 'BAD-1' })],
      verdicts: ['pass', 'fail'],
    });
    const label = await transaction(market.db, (tx) =>
      storeFile(tx, {
        owner: market.buyerId,
        name: 'label.pdf',
        type: 'application/pdf',
        bytes: Buffer.from('%PDF-1.4'),
        private: true,
        now: NOW,
      }),
    );
    const write = (text: string, now: Date) =>
      call(threadContract.threadAdd, { id, text, files: [label] }, as(buyer, now));
    await write('The label was wet.', NOW);
    const [, bad] = (await market.see(id)).lines;
    const split = new Date(NOW.getTime() + 60_000);
    const reject = { reason: 'Bent pins.', lines: [bad?.id] };
    const parent = await act(contract.rejectResult, id, buyer, reject, split);
    const after = new Date(split.getTime() + 60_000);
    await write('Only about the rest.', after);
    await act(contract.requestRuling, id, buyer, {}, after);
    const file = await fileOf(parent.children[0]?.id ?? '', 'buyer');
    const request = { file, claims: [], ...(await wordsOf('en')), lang: 'en' as const, now: after };
    const archive = unzipSync(await collected(zipOf(evidenceFiles(market.db, deps, request), NOW)));
    const read = (name: string) => Buffer.from(archive[name] ?? []).toString();
    const events = JSON.parse(read('before-split/history.json')).map(
      ({ event }: { event: string }) => event,
    );
    expect([events[0], events.at(-1)]).toEqual(['place', 'reject']);
    expect(read('before-split/thread.json')).toContain('The label was wet.');
    expect(read('before-split/thread.json')).not.toContain('Only about the rest.');
    expect(read('before-split/terms/1.json')).toContain('BAD-1');
    const attached = Object.keys(archive).filter((name) =>
      name.startsWith('before-split/attachments/'),
    );
    expect(attached).toHaveLength(1);
    const manifest = JSON.parse(read('manifest.json'));
    expect(manifest.splitOff).toEqual({ order: parent.no, at: split.toISOString() });
    const listed = manifest.files.map(({ name }: ZipEntry) => name);
    expect(listed).toContain('before-split/history.json');
    // The seller never sees where the goods go, nor before the split.
    const seller = { ...request, file: await fileOf(parent.children[0]?.id ?? '', 'seller') };
    const sellers = unzipSync(await collected(zipOf(evidenceFiles(market.db, deps, seller), NOW)));
    expect(Object.keys(sellers)).toContain('before-split/history.json');
    for (const [name, bytes] of Object.entries(sellers)) {
      expect(Buffer.from(bytes).toString(), name).not.toContain('Hauptstraße');
    }
  });

  it('tells the seller nothing that its page hides', async () => {
    const file = await fileOf(await completed(), 'seller');
    const asked = { file, claims: [], ...(await wordsOf('en')), lang: 'en' as const, now: NOW };
    const archive = unzipSync(await collected(zipOf(evidenceFiles(market.db, deps, asked), NOW)));
    const texts = Object.entries(archive).filter(([name]) => name.endsWith('.json'));
    expect(texts.length).toBeGreaterThan(2);
    for (const [name, bytes] of texts) {
      expect(Buffer.from(bytes).toString(), name).not.toContain('Hauptstraße');
    }
    expect(Object.keys(archive).filter((name) => name.includes('RE-'))).toEqual([]);
  });

  it('keeps names of files inside of their folder', async () => {
    const file = await fileOf(await bringTo(market, 'received'), 'buyer');
    const dock = file.order.dock;
    const photos = [{ url: '../../etc/passwd', name: 'x' }];
    const order = { ...file.order, dock: dock && { ...dock, photos } };
    const asked = {
      file: { ...file, order },
      claims: [],
      ...(await wordsOf('en')),
      lang: 'en' as const,
      now: NOW,
    };
    const names: string[] = [];
    for await (const { name } of evidenceFiles(market.db, deps, asked)) names.push(name);
    const kept = names.filter((name) => name.startsWith('dock-photos/'));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.split('/')).toHaveLength(2);
  });
});

describe('a list of orders as a file', () => {
  it('has every order of the filter once, with no cell that a spreadsheet would run', async () => {
    const mpn = '=CMD()';
    for (let made = 0; made < 3; made += 1) await market.place([newLine({ mpn })]);
    const filter = { kind: 'trade', tab: 'agree', keyword: mpn } as const;
    const asked = { accountId: market.buyerId, filter, now: NOW };
    async function* batches() {
      for (const offset of [0, 2]) {
        yield await deps.listOrders(market.db, { ...asked, page: { limit: 2, offset } });
      }
    }
    const target = new PassThrough();
    const rows = orderRows(batches(), documentWords('en'));
    const written = writeSheet(target, { format: 'csv', rows });
    const [csv] = await Promise.all([text(target), written]);
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Waits for');
    expect(lines.slice(1).every((line) => /^TO-/.test(line))).toBe(true);
    expect(csv).not.toMatch(/(^|,|")=CMD/m);
    expect(csv).toContain("'=CMD() × 1000");
  });
});

it('a replacement has a packing list for the dock, and no invoice: it is no sale of its own', async () => {
  expect(await kindsOfReplacement(await bringTo(market, 'inbound'))).toContain('packingList');
  const ended = await completed();
  expect(await kindsOf(ended, 'seller')).toContain('invoice');
  expect(await kindsOfReplacement(ended)).not.toContain('invoice');
});
