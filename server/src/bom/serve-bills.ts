import type { FastifyInstance } from 'fastify';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import type * as contract from '#contract/bom/calls.ts';
import { BOM_ALTERNATIVES_MAX, readyStates } from '#contract/bom/shapes.ts';
import { lineFigures } from '#contract/bom/sums.ts';
import type { Input } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import {
  type DownloadPlace,
  downloadLink,
  serveDownloads,
  type WrittenCell,
  type WrittenFormat,
  type WrittenRows,
} from '#server/sheets/public.ts';
import { billFor } from './access.ts';
import type { BomDeps } from './deps.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type BomWords, zh } from './locales/zh.ts';
import { type BillRow, billOf } from './store/bills.ts';
import { bomOf } from './views.ts';

const words: Record<Language, BomWords> = { zh, en, es, fr, ru };
const BATCH = 500;

interface ExportRequest {
  readonly id: string;
  readonly format: WrittenFormat;
  readonly lang: Language;
}

const placeOf = ({ secret }: BomDeps): DownloadPlace => ({ path: '/bom-files', secret });

/** An address that downloads a bill. */
export async function exportLink(
  ctx: QueryContext,
  deps: BomDeps,
  { format, ...key }: Input<typeof contract.bomExport>,
) {
  const { id } = await billFor(ctx, key);
  const request: ExportRequest = { id, format, lang: ctx.lang };
  return { link: downloadLink(placeOf(deps), request, ctx.now) };
}

const others = Array.from({ length: BOM_ALTERNATIVES_MAX }, (_, index) => index);

const headings = ({ columns }: BomWords, alternatives: number): string[] => [
  columns.mpn,
  columns.manufacturer,
  columns.quantity,
  columns.designators,
  columns.description,
  columns.dnp,
  ...others.slice(0, alternatives).map((index) => `${columns.alternative} ${index + 1}`),
  columns.state,
  columns.matched,
  columns.matchedMaker,
  columns.needed,
  columns.stock,
  columns.sellers,
  columns.unitPrice,
  columns.amount,
  columns.risks,
  columns.problem,
  columns.enquiry,
];

function cellsOf(
  line: BomLine,
  { bill, said, alternatives }: { bill: BillRow; said: BomWords; alternatives: number },
): WrittenCell[] {
  const { match } = line;
  const figures = lineFigures(line, { boards: bill.boards, attritionBp: bill.attritionBp });
  const part = readyStates.includes(match.state) ? match.part : null;
  return [
    line.mpn,
    line.manufacturer,
    line.quantity ?? '',
    line.designators,
    line.description,
    line.dnp ? said.dnp : '',
    ...others.slice(0, alternatives).map((index) => line.alternatives[index] ?? ''),
    said.states[match.state],
    part?.mpn ?? '',
    part?.manufacturer ?? '',
    figures.needed ?? '',
    part?.stock ?? '',
    part?.sellers ?? '',
    part === null ? '' : (figures.unitPrice ?? ''),
    part === null ? '' : (figures.amount?.amount ?? ''),
    part === null ? '' : match.risks.map((risk) => said.risks[risk]).join('; '),
    line.problem ?? '',
    line.sent?.no ?? '',
  ];
}

async function* rowsOf(lines: readonly BomLine[], bill: BillRow, said: BomWords): WrittenRows {
  const alternatives = Math.max(0, ...lines.map((line) => line.alternatives.length));
  yield [headings(said, alternatives)];
  for (let offset = 0; offset < lines.length; offset += BATCH) {
    yield lines
      .slice(offset, offset + BATCH)
      .map((line) => cellsOf(line, { bill, said, alternatives }));
  }
}

/** Adds the downloads of bills, to whoever has a sealed address. */
export function serveBills(
  http: FastifyInstance,
  deps: BomDeps,
  { db, clock, rateFactor }: { readonly db: Db; readonly clock: Clock; rateFactor: number },
): void {
  serveDownloads<ExportRequest>(http, placeOf(deps), {
    clock,
    rateFactor,
    make: async ({ id, format, lang }, now, send) => {
      const bill = await billOf(db, id);
      if (bill === null) throw new Failure('notFound');
      const { lines } = await bomOf({ tx: db, lang, now }, bill);
      await send({ name: bill.no, format, rows: rowsOf(lines, bill, words[lang]) });
    },
  });
}
