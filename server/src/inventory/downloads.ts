import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { StockFilter } from '#contract/inventory/stock.ts';
import type { Language } from '#contract/options.ts';
import { stockInBatches } from '#server/catalog/public.ts';
import { type AtRead, member } from '#server/kit/at.ts';
import type { Clock } from '#server/kit/clock.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { sealed, unsealed } from './core/download.ts';
import type { InventoryDeps } from './deps.ts';
import { ownImport } from './import-store.ts';
import { refusedSheet } from './refused-sheet.ts';
import { inventoryWords } from './sentences.ts';
import { stockCells, stockHeadings } from './stock-sheet.ts';
import { type SheetFormat, type SheetRows, writeSheet } from './write-sheet.ts';

const PATH = '/stock-files';
const MINUTES = 10;
const BATCH = 2000;
const PER_MINUTE = 30;

interface ExportAsked {
  readonly kind: 'stock';
  readonly account: string;
  readonly filter: StockFilter;
  readonly format: SheetFormat;
  readonly lang: Language;
}

interface RefusedAsked {
  readonly kind: 'refused';
  readonly account: string;
  readonly id: string;
  readonly format: SheetFormat;
  readonly lang: Language;
}

type Asked = ExportAsked | RefusedAsked;

const linkOf = (deps: InventoryDeps, at: AtRead, asked: Asked) => {
  const until = new Date(at.now.getTime() + MINUTES * 60_000);
  return { link: `${PATH}?of=${sealed(asked, until, deps.secret)}` };
};

/** An address that downloads the seller's stock. */
export function exportLink(
  deps: InventoryDeps,
  at: AtRead,
  { format, ...filter }: Input<typeof contract.inventoryExport>,
) {
  const account = member(at).accountId;
  return linkOf(deps, at, { kind: 'stock', account, filter, format, lang: at.lang });
}

/** An address that downloads the refused rows of an import. */
export async function refusedLink(
  deps: InventoryDeps,
  at: AtRead,
  { id, format }: Input<typeof contract.importRefused>,
) {
  const account = member(at).accountId;
  if ((await ownImport(at.tx, account, id)) === null) throw new Fail('notFound');
  return linkOf(deps, at, { kind: 'refused', account, id, format, lang: at.lang });
}

/** A seller's stock in batches of rows. */
async function* stockRows(tx: Db, asked: ExportAsked, now: Date): AsyncGenerator<string[][]> {
  const { columns } = inventoryWords[asked.lang];
  yield [stockHeadings(columns)];
  for await (const batch of stockInBatches(
    tx,
    { ...asked.filter, account: asked.account, now },
    BATCH,
  )) {
    yield batch.map((row) => stockCells(row, inventoryWords[asked.lang]));
  }
}

const types: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function send(reply: FastifyReply, asked: Asked, rows: SheetRows, now: Date) {
  const { files } = inventoryWords[asked.lang];
  const name = `${files[asked.kind]}-${now.toISOString().slice(0, 10)}.${asked.format}`;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': types[asked.format],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  });
  await writeSheet(reply.raw, asked.format, rows);
}

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Adds the downloads of stock and of refused rows, to whoever has a sealed address. */
export function serveDownloads(http: FastifyInstance, deps: InventoryDeps, parts: ServeParts) {
  const rateLimit = { max: PER_MINUTE * parts.rateFactor, timeWindow: '1 minute' };
  http.get<{ Querystring: { of?: unknown } }>(
    PATH,
    { config: { rateLimit }, compress: false },
    async (request, reply) => {
      const now = parts.clock.now();
      const seal = String(request.query.of ?? '');
      const asked = unsealed(seal, now, deps.secret) as Asked | null;
      if (asked === null) throw new Fail('notFound');
      try {
        if (asked.kind === 'refused') {
          await send(reply, asked, await refusedSheet(parts.db, asked), now);
        } else {
          await transaction(parts.db, (tx) => send(reply, asked, stockRows(tx, asked, now), now));
        }
      } catch (error) {
        if (!reply.sent && !reply.raw.headersSent) throw error;
        // The file has begun: all that can be said is that it is not whole.
        request.log.warn({ err: error }, 'a download broke off');
        reply.raw.destroy();
      }
      return reply;
    },
  );
}
