import type { FastifyInstance } from 'fastify';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { StockFilter } from '#contract/inventory/stock.ts';
import type { Language } from '#contract/options.ts';
import { streamStock } from '#server/catalog/public.ts';
import type { Clock } from '#server/kit/clock.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import {
  type DownloadPlace,
  downloadLink,
  serveDownloads,
  type WrittenFormat,
  type WrittenRows,
} from '#server/sheets/public.ts';
import type { InventoryDeps } from './deps.ts';
import { ownImport } from './import-store.ts';
import { refusedSheet } from './refused-sheet.ts';
import { inventoryWords } from './sentences.ts';
import { stockCells, stockHeadings } from './stock-sheet.ts';

const BATCH = 2000;

const placeOf = ({ secret }: InventoryDeps): DownloadPlace => ({ path: '/stock-files', secret });

interface ExportAsked {
  readonly kind: 'stock';
  readonly account: string;
  readonly filter: StockFilter;
  readonly format: WrittenFormat;
  readonly lang: Language;
}

interface RefusedAsked {
  readonly kind: 'refused';
  readonly account: string;
  readonly id: string;
  readonly format: WrittenFormat;
  readonly lang: Language;
}

type Asked = ExportAsked | RefusedAsked;

const linkOf = (deps: InventoryDeps, ctx: QueryContext, asked: Asked) => ({
  link: downloadLink(placeOf(deps), asked, ctx.now),
});

/** An address that downloads the seller's stock. */
export function exportLink(
  deps: InventoryDeps,
  ctx: QueryContext,
  { format, ...filter }: Input<typeof contract.inventoryExport>,
) {
  const account = requireMember(ctx).accountId;
  return linkOf(deps, ctx, { kind: 'stock', account, filter, format, lang: ctx.lang });
}

/** An address that downloads the refused rows of an import. */
export async function refusedLink(
  deps: InventoryDeps,
  ctx: QueryContext,
  { id, format }: Input<typeof contract.importRefused>,
) {
  const account = requireMember(ctx).accountId;
  if ((await ownImport(ctx.tx, account, id)) === null) throw new Failure('notFound');
  return linkOf(deps, ctx, { kind: 'refused', account, id, format, lang: ctx.lang });
}

/** A seller's stock in batches of rows. */
async function* stockRows(tx: Db, asked: ExportAsked, now: Date): WrittenRows {
  const { columns } = inventoryWords[asked.lang];
  yield [stockHeadings(columns)];
  for await (const batch of streamStock(
    tx,
    { ...asked.filter, account: asked.account, now },
    BATCH,
  )) {
    yield batch.map((row) => stockCells(row, inventoryWords[asked.lang]));
  }
}

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Adds the downloads of stock and of refused rows, to whoever has a sealed address. */
export function serveStockFiles(
  http: FastifyInstance,
  deps: InventoryDeps,
  { db, clock, rateFactor }: ServeParts,
) {
  serveDownloads<Asked>(http, placeOf(deps), {
    clock,
    rateFactor,
    make: async (asked, now, send) => {
      const { format } = asked;
      const name = inventoryWords[asked.lang].files[asked.kind];
      if (asked.kind === 'refused') {
        return send({ name, format, rows: await refusedSheet(db, asked) });
      }
      return transaction(db, (tx) => send({ name, format, rows: stockRows(tx, asked, now) }));
    },
  });
}
