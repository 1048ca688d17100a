/** The only door of order documents: PDF in the reader's language, and the evidence file. */
import type { FastifyInstance } from 'fastify';
import type { HandlerOutput, Input } from '#contract/call.ts';
import * as calendar from '#contract/documents/calendar-calls.ts';
import {
  claimDocuments,
  claimExport,
  opsClaimDocuments,
  opsOrderDocuments,
  orderDocuments,
  orderExport,
} from '#contract/documents/calls.ts';
import type { PartyDocuments } from '#contract/documents/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
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
  createCalendarLink,
  readCalendarLink,
  revokeCalendarLink,
  serveCalendar,
} from './calendar.ts';
import {
  listClaimDocuments,
  listDocumentsOfSides,
  serveClaimDocuments,
} from './claim-documents.ts';
import { claimRows } from './claim-rows.ts';
import { documentContent } from './core/content.ts';
import { momentText } from './core/content-parts.ts';
import { offeredDocuments } from './core/offered.ts';
import type { DocumentsDeps } from './deps.ts';
import { evidenceFiles } from './evidence.ts';
import { documentNames } from './names.ts';
import { type Download, orderDownload, placeOf } from './order-downloads.ts';
import { orderRows } from './order-rows.ts';
import { documentPdf } from './pdf.ts';
import { documentWords } from './words.ts';
import { zipOf } from './zip.ts';

export type { DocumentsDeps, OrderFile } from './deps.ts';

/** Returns the names of the states of orders, as documents say them. */
export const orderStateNames = (lang: Language) => documentWords(lang).states;

/** Returns the documents that a party may have of its order, and where they are. */
async function listDocuments(
  ctx: QueryContext,
  deps: DocumentsDeps,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<PartyDocuments> {
  const { order } = await deps.orderFile(ctx.tx, { orderId: id, accountId, now: ctx.now });
  const link = (kind: Download['kind']) =>
    orderDownload(deps, { orderId: id, accountId, kind, lang: ctx.lang }, ctx.now);
  return {
    documents: offeredDocuments(order).map(({ kind, no, issuedAt }) => ({
      kind,
      no,
      at: issuedAt,
      url: link(kind),
    })),
    evidence: link('evidence'),
  };
}

/** Returns the documents of both sides of an order, in the language of the reader. */
async function listOfSides(
  ctx: QueryContext,
  deps: DocumentsDeps,
  { id }: Input<typeof opsOrderDocuments>,
): Promise<HandlerOutput<typeof opsOrderDocuments>> {
  const sides = await deps.orderSides(ctx.tx, id);
  if (sides === null) throw new Failure('notFound');
  const { buyer, seller } = sides;
  return {
    buyer: await listDocuments(ctx, deps, { id, accountId: buyer }),
    seller: seller === null ? null : await listDocuments(ctx, deps, { id, accountId: seller }),
  };
}

/** A list as its address says it. */
interface ListDownload {
  readonly accountId: string;
  readonly filter: Omit<Input<typeof orderExport>, 'format'>;
  readonly format: Input<typeof orderExport>['format'];
  readonly lang: Language;
}

const BATCH = 500;

const listPlaceOf = ({ secret }: DocumentsDeps): DownloadPlace => ({
  path: '/order-lists',
  secret,
});

const claimPlaceOf = ({ secret }: DocumentsDeps): DownloadPlace => ({
  path: '/claim-lists',
  secret,
});

/** A list of after-sale claims as its address says it. */
interface ClaimDownload extends Omit<ListDownload, 'filter'> {
  readonly filter: Omit<Input<typeof claimExport>, 'format'>;
}

function linkExport(ctx: QueryContext, deps: DocumentsDeps, input: Input<typeof orderExport>) {
  const { format, ...filter } = input;
  const { accountId } = requireMember(ctx);
  const request: ListDownload = { accountId, filter, format, lang: ctx.lang };
  return { link: downloadLink(listPlaceOf(deps), request, ctx.now) };
}

function linkClaims(ctx: QueryContext, deps: DocumentsDeps, input: Input<typeof claimExport>) {
  const { format, ...filter } = input;
  const { accountId } = requireMember(ctx);
  const request: ClaimDownload = { accountId, filter, format, lang: ctx.lang };
  return { link: downloadLink(claimPlaceOf(deps), request, ctx.now) };
}

/** Reads a list batch by batch until one is not full. */
async function* inBatches<Row>(
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const batch = await read({ limit: BATCH, offset });
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
  }
}

/** Puts the slice together: its call, and where documents are downloaded. */
export const documentsSlice = (
  deps: DocumentsDeps,
): {
  readonly calls: readonly Implementation[];
  readonly serve: (http: FastifyInstance, parts: DownloadParts) => void;
} => ({
  calls: [
    implement(orderDocuments, (ctx, { id }) =>
      listDocuments(ctx, deps, { id, accountId: requireMember(ctx).accountId }),
    ),
    implement(opsOrderDocuments, (ctx, input) => listOfSides(ctx, deps, input)),
    implement(claimDocuments, (ctx, { id }) =>
      listClaimDocuments(ctx, deps, { id, accountId: requireMember(ctx).accountId }),
    ),
    implement(opsClaimDocuments, (ctx, input) => listDocumentsOfSides(ctx, deps, input)),
    implement(calendar.calendarLink, (ctx) => readCalendarLink(ctx)),
    implement(calendar.createCalendar, (ctx) => createCalendarLink(ctx, deps)),
    implement(calendar.revokeCalendar, (ctx) => revokeCalendarLink(ctx)),
    implement(orderExport, async (ctx, input) => linkExport(ctx, deps, input)),
    implement(claimExport, async (ctx, input) => linkClaims(ctx, deps, input)),
  ],
  serve: (http, { db, clock, rateFactor }) => {
    serveCalendar(http, deps, { db, clock, rateFactor });
    serveClaimDocuments(http, deps, { db, clock, rateFactor });
    serveDownloads<ListDownload>(http, listPlaceOf(deps), {
      clock,
      rateFactor,
      make: (request, now, send) => {
        const words = documentWords(request.lang);
        const batches = inBatches((page) => deps.listOrders(db, { ...request, page, now }));
        const rows = orderRows(batches, words);
        return send({ name: words.sheet.file, format: request.format, rows });
      },
    });
    serveDownloads<ClaimDownload>(http, claimPlaceOf(deps), {
      clock,
      rateFactor,
      make: (request, now, send) => {
        const words = documentWords(request.lang);
        const batches = inBatches((page) => deps.listClaims(db, { ...request, page, now }));
        const rows = claimRows(batches, words);
        return send({ name: words.claims.file, format: request.format, rows });
      },
    });
    serveDownloads<Download>(http, placeOf(deps), {
      clock,
      rateFactor,
      make: async ({ kind, lang, ...request }, now, send) => {
        const words = documentWords(lang);
        const names = await documentNames(db, lang);
        const file = await deps.orderFile(db, { ...request, now });
        if (kind === 'evidence') {
          const claims = await deps.claims.ofOrder(db, { ...request, lang, now });
          const files = evidenceFiles(db, deps, { file, claims, words, names, lang, now });
          const name = `${words.titles.evidence}-${file.order.no}`;
          await send({ name, format: 'zip', chunks: zipOf(files, now) });
          return;
        }
        // The order may have moved on since the address was given.
        const offered = offeredDocuments(file.order).find((one) => one.kind === kind);
        if (offered === undefined) throw new Failure('notFound');
        const heading = {
          title: words.titles[kind],
          no: offered.no,
          date: momentText(offered.issuedAt),
        };
        const content = documentContent(kind, { ...file, words, names });
        const bytes = await documentPdf(heading, content, { words, lang });
        await send({ name: offered.no, format: 'pdf', bytes });
      },
    });
  },
});
