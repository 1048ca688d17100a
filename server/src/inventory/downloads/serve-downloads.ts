import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { StockFilter } from '#contract/inventory/stock-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { streamStock } from '#server/catalog/public.ts';
import type { Clock } from '#server/kit/clock.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import {
  type DownloadPlace,
  downloadLink,
  serveDownloads,
  type WrittenFormat,
  type WrittenRows,
} from '#server/sheets/public.ts';
import type { InventoryDeps } from '../deps.ts';
import { inventoryWords } from '../messages.ts';
import { findOwnImport } from '../store/imports.ts';
import { createRefusedSheet } from './refused-sheet.ts';
import { stockCells, stockHeadings } from './stock-sheet.ts';

const BATCH = 2000;

const downloadPlaceOf = ({ secret }: InventoryDeps): DownloadPlace => ({
  path: '/stock-files',
  secret,
});

interface ExportRequest {
  readonly kind: 'stock';
  readonly account: string;
  readonly filter: StockFilter;
  readonly format: WrittenFormat;
  readonly lang: Language;
}

interface RefusedRequest {
  readonly kind: 'refused';
  readonly account: string;
  readonly id: string;
  readonly format: WrittenFormat;
  readonly lang: Language;
}

type DownloadRequest = ExportRequest | RefusedRequest;

const createLink = (ctx: QueryContext, deps: InventoryDeps, request: DownloadRequest) => ({
  link: downloadLink(downloadPlaceOf(deps), request, ctx.now),
});

/** An address that downloads the seller's stock. */
export function createExportLink(
  ctx: QueryContext,
  deps: InventoryDeps,
  { format, ...filter }: Input<typeof contract.inventoryExport>,
) {
  const account = requireMember(ctx).accountId;
  return createLink(ctx, deps, { kind: 'stock', account, filter, format, lang: ctx.lang });
}

/** An address that downloads the refused rows of an import. */
export async function createRefusedLink(
  ctx: QueryContext,
  deps: InventoryDeps,
  { id, format }: Input<typeof contract.importRefused>,
) {
  const account = requireMember(ctx).accountId;
  if ((await findOwnImport(ctx.tx, account, id)) === null) throw new Failure('notFound');
  return createLink(ctx, deps, { kind: 'refused', account, id, format, lang: ctx.lang });
}

/** A seller's stock in batches of rows. */
async function* stockRows(tx: Db, request: ExportRequest, now: Date): WrittenRows {
  const { columns } = inventoryWords[request.lang];
  yield [stockHeadings(columns)];
  for await (const batch of streamStock(
    tx,
    { ...request.filter, account: request.account, now },
    BATCH,
  )) {
    yield batch.map((row) => stockCells(row, inventoryWords[request.lang]));
  }
}

/** After so long a seller tries the second of two downloads again. */
const RETRY_SECONDS = 10;
/** A download whose last bytes are on their way ends within this: the next one waits for it. */
const ENDING_MS = 2000;

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
  const sending = new Map<string, Promise<void>>();
  serveDownloads<DownloadRequest>(http, downloadPlaceOf(deps), {
    clock,
    rateFactor,
    make: async (request, now, send) => {
      const { format } = request;
      const name = inventoryWords[request.lang].files[request.kind];
      if (request.kind === 'refused') {
        return send({ name, format, rows: await createRefusedSheet(db, request) });
      }
      // The rows are read while they are sent: one seller's slow readers leave connections to others.
      const earlier = sending.get(request.account);
      if (earlier !== undefined) {
        await Promise.race([earlier, setTimeout(ENDING_MS, undefined, { ref: false })]);
      }
      if (sending.has(request.account)) {
        throw new Failure('rate.tooMany', { seconds: RETRY_SECONDS });
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      sending.set(request.account, promise);
      try {
        await transaction(db, (tx) => send({ name, format, rows: stockRows(tx, request, now) }));
      } finally {
        sending.delete(request.account);
        resolve();
      }
    },
  });
}
