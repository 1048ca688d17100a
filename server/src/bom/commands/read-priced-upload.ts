import type * as contract from '#contract/bom/priced-calls.ts';
import { BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { readerOf } from '../access.ts';
import { storableText } from '../core/cells.ts';
import { type BillFile, readPricedFile } from '../reading/read-workers.ts';
import { problemOf } from '../views.ts';
import { checkedFile } from './upload-bill.ts';

type List = HandlerOutput<typeof contract.pricedPaste>;

const PASTED_NAME = 'list.txt';

/** Returns how a list of parts reads; fails with bom.noLines where it has none. */
async function listOf(file: BillFile): Promise<List> {
  const list = await readPricedFile(file);
  if (list === null || list.rows.length === 0) throw new Failure('bom.noLines');
  const toText = (problem: (typeof list.warnings)[number]) =>
    problemOf(problem, file.name, file.lang);
  return {
    ...list,
    rows: list.rows.map((row) => ({ ...row, problems: row.problems.map(toText) })),
    warnings: list.warnings.map(toText),
  };
}

/** Reads an uploaded list; visitors and members may bring files of one size, for none is kept. */
export async function readPricedUpload(
  ctx: CommandContext & { readonly upload: Upload | null },
): Promise<List> {
  return listOf({
    owner: readerOf(ctx),
    ...checkedFile(ctx.upload, BOM_VISITOR_KB),
    lang: ctx.lang,
  });
}

/** Reads pasted cells: they are a text file whose cells are parted by tabs. */
export const readPricedPaste = (
  ctx: CommandContext,
  { text }: Input<typeof contract.pricedPaste>,
): Promise<List> =>
  listOf({
    owner: readerOf(ctx),
    name: PASTED_NAME,
    bytes: Buffer.from(storableText(text)),
    lang: ctx.lang,
  });
