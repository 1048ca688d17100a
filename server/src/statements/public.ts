import type { FastifyInstance } from 'fastify';
import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import * as contract from '#contract/statements/calls.ts';
import type { Db } from '#server/kit/database/database.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import {
  type DownloadParts,
  type DownloadPlace,
  downloadLink,
  serveDownloads,
} from '#server/sheets/public.ts';
import {
  balancesOfDays,
  getStatement,
  listStatementLines,
  type Statement,
} from '#server/wallet/public.ts';
import { statementPdf } from './pdf.ts';
import { type StatementContent, statementRows } from './rows.ts';
import { statementWords } from './words.ts';

/** Dependencies of the slice. */
export interface StatementsDeps {
  readonly secret: Buffer;
  /** The name of a member on the statement. */
  readonly nameOf: (db: Db, owner: string) => Promise<string>;
}

const DAY_MS = 86_400_000;
const BATCH = 500;
/** A PDF is made in memory: it has at most so many lines, other files any number. */
const PDF_LINES_MAX = 5000;

const placeOf = ({ secret }: StatementsDeps): DownloadPlace => ({
  path: '/wallet-statements',
  secret,
});
const dayRange = ({ from, to }: { from: string; to: string }) => ({
  from: startOfDay(from),
  until: new Date(startOfDay(to).getTime() + DAY_MS),
});

/** A download as its address says it. */
interface Download {
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly format: contract.StatementFormat;
  readonly lang: Language;
}

const countOf = ({ range }: Statement): number => Number(range.to - range.from) + 1;

/** Returns the reader's statement and where its files are. */
async function readStatement(
  ctx: QueryContext,
  deps: StatementsDeps,
  { from, to }: Input<typeof contract.walletStatement>,
): Promise<Output<typeof contract.walletStatement>> {
  const owner = requireMember(ctx).accountId;
  const statement = await getStatement(ctx.tx, owner, dayRange({ from, to }));
  const link = (format: contract.StatementFormat) =>
    downloadLink(placeOf(deps), { owner, from, to, format, lang: ctx.lang }, ctx.now);
  return {
    opening: wire(statement.opening),
    incoming: wire(statement.incoming),
    outgoing: wire(statement.outgoing),
    closing: wire(statement.closing),
    count: countOf(statement),
    files: { pdf: link('pdf'), csv: link('csv'), xlsx: link('xlsx') },
  };
}

async function readDays(
  ctx: QueryContext,
  { days }: Input<typeof contract.walletBalanceDays>,
): Promise<Output<typeof contract.walletBalanceDays>> {
  const names = Array.from({ length: days }, (_, back) =>
    dayOf(new Date(ctx.now.getTime() - (days - 1 - back) * DAY_MS)),
  );
  const balances = await balancesOfDays(ctx.tx, requireMember(ctx).accountId, names);
  return { list: names.map((day, index) => ({ day, balance: wire(balances[index] ?? 0n) })) };
}

/** Lines of a statement in batches: its numbers are fixed, so nothing comes in meanwhile. */
async function* linesOf(db: Db, owner: string, { range }: Statement) {
  let { from } = range;
  while (from <= range.to) {
    const batch = await listStatementLines(db, owner, { from, to: range.to, most: BATCH });
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    from = last.seq + 1n;
  }
}

/** Puts the slice together: its calls, and where statements are downloaded. */
export const statementsSlice = (
  deps: StatementsDeps,
): {
  readonly calls: readonly Implementation[];
  readonly serve: (http: FastifyInstance, parts: DownloadParts) => void;
} => ({
  calls: [
    implement(contract.walletStatement, (ctx, input) => readStatement(ctx, deps, input)),
    implement(contract.walletBalanceDays, (ctx, input) => readDays(ctx, input)),
  ],
  serve: (http, { db, clock, rateFactor }) =>
    serveDownloads<Download>(http, placeOf(deps), {
      clock,
      rateFactor,
      make: async (download, _now, send) => {
        const { owner, format, lang } = download;
        const words = statementWords(lang);
        const statement = await getStatement(db, owner, dayRange(download));
        const lines = () => linesOf(db, owner, statement);
        const content: StatementContent = { ...download, statement, lines };
        const name = `${words.file}-${download.from}-${download.to}`;
        if (format !== 'pdf') {
          await send({ name, format, rows: statementRows(content, words) });
          return;
        }
        if (countOf(statement) > PDF_LINES_MAX) {
          throw new Failure('statement.tooLong', { max: PDF_LINES_MAX });
        }
        const printed = { ...content, owner: await deps.nameOf(db, owner) };
        await send({ name, format, bytes: await statementPdf(printed, words, lang) });
      },
    }),
});
