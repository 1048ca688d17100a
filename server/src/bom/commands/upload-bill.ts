import { extname } from 'node:path';
import type * as contract from '#contract/bom/calls.ts';
import {
  BOM_FILE_KB,
  BOM_LINES_MAX,
  BOM_RETENTION_HOURS,
  BOM_VISITOR_KB,
} from '#contract/bom/shapes.ts';
import type { Input } from '#contract/call.ts';
import { importExtensions } from '#contract/limits.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId, newTicket } from '#server/kit/ids.ts';
import type { Upload } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { displayName } from '#server/sheets/public.ts';
import { assertRoom, billAt, buyerOf, hashOf, newToken, readerOf } from '../access.ts';
import { countedPlaces, storableCells, storableText } from '../core/cells.ts';
import { mappingViolation } from '../core/mapping.ts';
import type { ReadLine } from '../reading/read-lines.ts';
import { inspectFile, readFile } from '../reading/read-workers.ts';
import {
  type BillRow,
  bytesOf,
  fileOf,
  insertBill,
  insertFile,
  rememberMapping,
  writeBill,
  writeMapping,
} from '../store/bills.ts';
import { type LineRow, removeLines, writeLines } from '../store/lines.ts';
import { bomOf } from '../views.ts';

const HOUR_MS = 3_600_000;
const PASTED_NAME = 'bom.txt';

interface Brought {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pasted: boolean;
}

/** Looks at a file and keeps it as a bill without lines: a buyer's own, else a visitor's. */
async function storeBill(ctx: CommandContext, { name, bytes, pasted }: Brought) {
  const { tx, now, lang } = ctx;
  const account = buyerOf(ctx);
  if (account !== null) await assertRoom(tx, account);
  const looked = await inspectFile({ owner: readerOf(ctx), name, bytes, lang });
  const token = account === null ? newToken() : null;
  const expiresAt = new Date(now.getTime() + BOM_RETENTION_HOURS * HOUR_MS);
  const no = await nextNumber(tx, 'BM', now);
  const bill: BillRow = {
    // A visitor's address holds the id: it is not to be guessed.
    id: account === null ? newTicket() : newId(),
    no,
    account,
    tokenHash: token === null ? null : hashOf(token),
    expiresAt: account === null ? expiresAt : null,
    name: pasted ? no : name.slice(0, -extname(name).length || undefined).trim() || no,
    boards: 1,
    attritionBp: 0,
    condition: null,
    version: 1,
    createdAt: now,
    changedAt: now,
  };
  await insertBill(tx, bill);
  await insertFile(tx, { bill: bill.id, name, bytes, pasted, retainUntil: expiresAt, ...looked });
  return { bom: await bomOf(ctx, bill), token };
}

/** Returns the name and the content of an uploaded file of a kind and size that may be read. */
export function checkedFile(upload: Upload | null, mostKb: number) {
  if (upload === null) throw new Failure('file.empty', { name: '' }, 'file');
  const name = storableText(displayName(upload.name));
  if (upload.bytes.length === 0) throw new Failure('file.empty', { name }, 'file');
  if (upload.bytes.length > mostKb * 1024) throw Failure.tooLarge(name, mostKb);
  const ending = extname(name).slice(1).toLowerCase();
  if (!importExtensions.some((one) => one === ending)) {
    throw new Failure('file.format', { list: importExtensions.join(', ') }, 'file');
  }
  return { name, bytes: upload.bytes };
}

/** Takes an uploaded file. */
export async function uploadBill(ctx: CommandContext & { readonly upload: Upload | null }) {
  const file = checkedFile(ctx.upload, buyerOf(ctx) === null ? BOM_VISITOR_KB : BOM_FILE_KB);
  return storeBill(ctx, { ...file, pasted: false });
}

/** Takes pasted cells: they are a text file whose cells are parted by tabs. */
export const pasteBill = (ctx: CommandContext, { text }: Input<typeof contract.bomPaste>) =>
  storeBill(ctx, { name: PASTED_NAME, bytes: Buffer.from(storableText(text)), pasted: true });

const newLine = ({ row, problem, cells }: ReadLine, index: number): LineRow => ({
  id: newId(),
  position: index + 1,
  row,
  problem,
  ...storableCells(cells),
  counted: countedPlaces(cells.designators),
  chosenMpn: null,
  chosenManufacturer: null,
  enquiry: null,
  enquiryNo: null,
});

/** Reads the lines of a bill's file by its columns, in place of those that it has. */
export async function readBill(ctx: CommandContext, input: Input<typeof contract.bomRead>) {
  const { tx, now, lang } = ctx;
  const { mapping } = input;
  const bill = await billAt(ctx, input);
  const file = await fileOf(tx, bill.id);
  const bytes = await bytesOf(tx, bill.id);
  if (file === null || bytes === null) throw new Failure('bom.fileGone');
  const sheet = file.sheets.find(({ index }) => index === mapping.sheet);
  if (sheet === undefined)
    throw Failure.invalidFields([{ field: 'mapping.sheet', key: 'invalid' }]);
  if (mappingViolation(mapping)) throw new Failure('bom.columns', {}, 'mapping.fields');
  const { lines, tooMany } = await readFile(
    { owner: readerOf(ctx), name: file.name, bytes, lang },
    mapping,
  );
  if (tooMany) throw new Failure('bom.tooManyLines', { max: BOM_LINES_MAX });
  if (lines.length === 0) throw new Failure('bom.noLines');
  await removeLines(tx, bill.id, null);
  await writeLines(tx, bill.id, lines.map(newLine));
  await writeMapping(tx, bill.id, mapping);
  await writeBill(tx, bill, now);
  if (bill.account !== null) {
    await rememberMapping(tx, { account: bill.account, shape: sheet.shape, mapping, now });
  }
  return bomOf(ctx, { ...bill, version: bill.version + 1, changedAt: now });
}
