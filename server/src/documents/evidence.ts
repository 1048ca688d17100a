import { createHash } from 'node:crypto';
import { parseMoney } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import type { ClaimFile } from './core/claim-content.ts';
import { documentContent } from './core/content.ts';
import { type DocumentNames, figure, momentText } from './core/content-parts.ts';
import type { DocumentWords } from './core/document-words.ts';
import { documentNo, offeredDocuments } from './core/offered.ts';
import type { DocumentsDeps, OrderFile } from './deps.ts';
import { claimEntries, writeClaim } from './evidence-claims.ts';
import {
  beginDocument,
  beginSection,
  documentPdf,
  endDocument,
  writeContent,
  writeNote,
  writeTable,
} from './pdf.ts';
import { json, storedFiles } from './stored-files.ts';
import type { ZipEntry } from './zip.ts';

/** Whose evidence of which order, in which language, and when it was asked for. */
export interface EvidenceRequest {
  readonly file: OrderFile;
  /** The claims on the order, as the same party may see them. */
  readonly claims: readonly ClaimFile[];
  readonly words: DocumentWords;
  readonly names: DocumentNames;
  readonly lang: Language;
  readonly now: Date;
}

interface Hashed {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
async function* documents({ file, words, names, lang }: EvidenceRequest): AsyncGenerator<ZipEntry> {
  for (const { kind, no, issuedAt: at } of offeredDocuments(file.order)) {
    const heading = { title: words.titles[kind], no, date: momentText(at) };
    const content = documentContent(kind, { ...file, words, names });
    yield {
      name: `documents/${no}.pdf`,
      bytes: await documentPdf(heading, content, { words, lang }),
    };
  }
}

async function* reports(
  db: Db,
  deps: DocumentsDeps,
  { file, lang }: EvidenceRequest,
): AsyncGenerator<ZipEntry> {
  for (const { no } of file.order.lines.flatMap((line) => line.reports)) {
    const report = await deps.reportFiles(db, { no, lang });
    if (report === null) continue;
    yield { name: `reports/${no}.pdf`, bytes: report.pdf };
    yield { name: `reports/${no}.json`, bytes: Buffer.from(report.json, 'utf8') };
  }
}

/** Writes a history, and what the parties wrote meanwhile. */
function writeRecords(
  sheet: PdfSheet,
  { history, thread }: Pick<OrderFile['order'], 'history'> & Pick<OrderFile, 'thread'>,
  words: DocumentWords,
): void {
  const { columns, sections } = words;
  writeTable(sheet, {
    columns: [
      { head: columns.when, share: 0.2 },
      { head: columns.by, share: 0.14 },
      { head: columns.what, share: 0.66 },
    ],
    rows: history.map((row) => [
      momentText(row.at),
      words.actors[row.by],
      [words.events[row.event], row.facts.reason, row.facts.trackingNo].filter(Boolean).join(' · '),
    ]),
  });
  if (thread.length === 0) return;
  beginSection(sheet, sections.thread);
  writeTable(sheet, {
    columns: [
      { head: columns.when, share: 0.2 },
      { head: columns.by, share: 0.2 },
      { head: columns.what, share: 0.6 },
    ],
    rows: thread.map((entry) => [
      momentText(entry.at),
      `${words.actors[entry.by]}, ${entry.name}`,
      [entry.text, ...entry.files.map(({ name }) => `[${name}]`)].join(' '),
    ]),
  });
}

/** Makes the summary, which lists every file before it. */
async function summary(
  { file, claims, words, names, lang, now }: EvidenceRequest,
  files: readonly Hashed[],
): Promise<Buffer> {
  const { order, thread, beforeSplit } = file;
  const heading = {
    title: words.titles.evidence,
    no: order.no,
    date: momentText(now.toISOString()),
  };
  const sheet = beginDocument(heading, { words, lang });
  const amount = (money: { amount: string }) => figure(parseMoney(money.amount, 'USD').minor);
  const lines = documentContent('proforma', { ...file, words, names });
  writeContent(sheet, {
    ...lines,
    facts: [...lines.facts, [words.labels.state, words.states[order.state]]],
    sums: [
      [words.sums.total, amount(order.sums.total)],
      [words.sums.refunded, amount(order.sums.refunded)],
      [words.sums.released, amount(order.sums.released)],
      [words.sums.held, amount(order.sums.held)],
    ],
  });
  writeNote(sheet, words.notes.evidence);
  const { columns, sections } = words;
  if (beforeSplit !== null) {
    beginSection(sheet, `${sections.beforeSplit} · ${beforeSplit.no}`);
    writeRecords(sheet, beforeSplit, words);
  }
  beginSection(sheet, sections.history);
  writeRecords(sheet, { history: order.history, thread }, words);
  for (const claim of claims) writeClaim(sheet, claim, { words, names });
  beginSection(sheet, sections.files);
  writeTable(sheet, {
    columns: [
      { head: columns.file, share: 0.38 },
      { head: 'SHA-256', share: 0.62 },
    ],
    rows: files.map((one) => [one.name, one.sha256]),
  });
  return endDocument(sheet, { no: documentNo('proforma', order).replace(/^PI-/, 'EV-') }, words);
}

const attachmentsOf = (thread: OrderFile['thread']): string[] =>
  thread.flatMap((entry) => entry.files.map(({ url }) => url));

function* termsFiles(terms: OrderFile['terms'], folder: string): Generator<ZipEntry> {
  for (const { number, body } of terms) {
    yield { name: `${folder}/${number}.json`, bytes: Buffer.from(body, 'utf8') };
  }
}

async function* content(
  db: Db,
  deps: DocumentsDeps,
  request: EvidenceRequest,
): AsyncGenerator<ZipEntry> {
  const { order, thread, terms, beforeSplit } = request.file;
  yield { name: 'order.json', bytes: json(order) };
  yield { name: 'thread.json', bytes: json(thread) };
  yield* termsFiles(terms, 'terms');
  yield* documents(request);
  yield* reports(db, deps, request);
  const photos = order.dock?.photos.map(({ url }) => url) ?? [];
  yield* storedFiles(db, deps, { folder: 'dock-photos', urls: photos });
  yield* storedFiles(db, deps, { folder: 'attachments', urls: attachmentsOf(thread) });
  yield* claimEntries(db, deps, request);
  if (beforeSplit === null) return;
  yield { name: 'before-split/history.json', bytes: json(beforeSplit.history) };
  yield { name: 'before-split/thread.json', bytes: json(beforeSplit.thread) };
  yield* termsFiles(beforeSplit.terms, 'before-split/terms');
  const urls = attachmentsOf(beforeSplit.thread);
  yield* storedFiles(db, deps, { folder: 'before-split/attachments', urls });
}

/**
 * Yields all files of the evidence of an order as one party sees it. The last ones are the summary,
 * and the hashes of everything before them.
 */
export async function* evidenceFiles(
  db: Db,
  deps: DocumentsDeps,
  request: EvidenceRequest,
): AsyncGenerator<ZipEntry> {
  const hashed: Hashed[] = [];
  const noted = (entry: ZipEntry): ZipEntry => {
    const { name, bytes } = entry;
    hashed.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
    return entry;
  };
  for await (const entry of content(db, deps, request)) yield noted(entry);
  yield noted({ name: 'summary.pdf', bytes: await summary(request, hashed) });
  const { order, beforeSplit } = request.file;
  const splitOff = beforeSplit && { order: beforeSplit.no, at: beforeSplit.splitAt };
  const made = {
    order: order.no,
    at: request.now.toISOString(),
    ...(splitOff && { splitOff }),
    files: [...hashed],
  };
  yield noted({ name: 'manifest.json', bytes: json(made) });
  const sums = hashed.map(({ name, sha256: hash }) => `${hash}  ${name}\n`).join('');
  yield { name: 'SHA256SUMS', bytes: Buffer.from(sums, 'utf8') };
}
