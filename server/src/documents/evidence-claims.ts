import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import type { ClaimFile } from './core/claim-content.ts';
import {
  claimContent,
  claimCreditNote,
  claimHistory,
  movementTable,
  offeredCreditNote,
} from './core/claim-content.ts';
import { type Making, momentText } from './core/content-parts.ts';
import type { DocumentWords } from './core/document-words.ts';
import type { DocumentsDeps } from './deps.ts';
import { beginSection, documentPdf, writeContent, writeNote, writeTable } from './pdf.ts';
import { json, storedFiles } from './stored-files.ts';
import type { ZipEntry } from './zip.ts';

const FACTS_HEIGHT = 240;

interface Written {
  readonly words: DocumentWords;
  readonly lang: Language;
}

/** Makes the credit note of a claim; null before its money moved. */
export async function claimNotePdf(
  file: ClaimFile,
  language: Written,
): Promise<{ readonly no: string; readonly bytes: Buffer } | null> {
  const offered = offeredCreditNote(file);
  if (offered === null) return null;
  const { words } = language;
  const heading = {
    title: words.titles.creditNote,
    no: offered.no,
    date: momentText(offered.issuedAt),
  };
  const bytes = await documentPdf(heading, claimCreditNote(file, words), language);
  return { no: offered.no, bytes };
}

/** The files of the claims on an order, a folder for each. */
export async function* claimEntries(
  db: Db,
  deps: DocumentsDeps,
  { claims, ...language }: Written & { readonly claims: readonly ClaimFile[] },
): AsyncGenerator<ZipEntry> {
  for (const file of claims) {
    const folder = `claims/${file.claim.no}`;
    yield { name: `${folder}/claim.json`, bytes: json(file.claim) };
    yield { name: `${folder}/money.json`, bytes: json(file.movements) };
    const note = await claimNotePdf(file, language);
    if (note !== null) yield { name: `${folder}/${note.no}.pdf`, bytes: note.bytes };
    const urls = file.claim.entries.flatMap((entry) => entry.files.map(({ url }) => url));
    yield* storedFiles(db, deps, { folder: `${folder}/files`, urls });
  }
}

/** Writes a claim into the summary: facts and terms, the ruling, its money, its history. */
export function writeClaim(
  sheet: PdfSheet,
  file: ClaimFile,
  written: Pick<Making, 'words' | 'names'>,
): void {
  const { words } = written;
  const { columns, claims } = words;
  const { claim, movements } = file;
  // Facts do not go on over pages: they stay with their head.
  sheet.room(FACTS_HEIGHT);
  beginSection(sheet, `${claims.no} · ${claim.no}`);
  const content = claimContent(file, words);
  writeContent(sheet, content);
  writeNote(sheet, content.note);
  if (claim.refusal) writeNote(sheet, `${claims.events.refuse}: ${claim.refusal}`);
  if (claim.settlement?.text) {
    writeNote(sheet, `${claims.settled[claim.settlement.source]}: ${claim.settlement.text}`);
  }
  if (movements.length > 0) writeTable(sheet, movementTable(movements, words));
  writeTable(sheet, {
    columns: [
      { head: columns.when, share: 0.2 },
      { head: columns.by, share: 0.2 },
      { head: columns.what, share: 0.6 },
    ],
    rows: claimHistory(file, written),
  });
}
