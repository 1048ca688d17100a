/** The only door of order documents: PDF in the reader's language, and the evidence file. */
import type { FastifyInstance } from 'fastify';
import type { HandlerOutput, Input } from '#contract/call.ts';
import { type DocumentKind, orderDocuments } from '#contract/documents/calls.ts';
import type { Language } from '#contract/options.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { type DownloadPlace, downloadLink, serveDownloads } from '#server/sheets/public.ts';
import { documentContent, momentText } from './core/content.ts';
import { offeredDocuments } from './core/offered.ts';
import type { DocumentsDeps } from './deps.ts';
import { evidenceFiles } from './evidence.ts';
import { documentPdf } from './pdf.ts';
import { documentWords } from './words.ts';
import { zipOf } from './zip.ts';

export type { DocumentsDeps, OrderFile } from './deps.ts';

/** A download as its address says it. */
interface Download {
  readonly orderId: string;
  readonly accountId: string;
  readonly kind: DocumentKind | 'evidence';
  readonly lang: Language;
}

const placeOf = ({ secret }: DocumentsDeps): DownloadPlace => ({
  path: '/order-documents',
  secret,
});

/** Returns the documents that the caller may have of its order, and where they are. */
async function listDocuments(
  ctx: QueryContext,
  deps: DocumentsDeps,
  { id }: Input<typeof orderDocuments>,
): Promise<HandlerOutput<typeof orderDocuments>> {
  const { accountId } = requireMember(ctx);
  const { order } = await deps.orderFile(ctx.tx, { orderId: id, accountId, now: ctx.now });
  const link = (kind: Download['kind']) =>
    downloadLink(placeOf(deps), { orderId: id, accountId, kind, lang: ctx.lang }, ctx.now);
  return {
    documents: offeredDocuments(order).map((one) => ({ ...one, url: link(one.kind) })),
    evidence: link('evidence'),
  };
}

/** Puts the slice together: its call, and where documents are downloaded. */
export const documentsSlice = (
  deps: DocumentsDeps,
): {
  readonly calls: readonly Implementation[];
  readonly serve: (
    http: FastifyInstance,
    parts: { readonly db: Db; readonly clock: Clock; readonly rateFactor: number },
  ) => void;
} => ({
  calls: [implement(orderDocuments, (ctx, input) => listDocuments(ctx, deps, input))],
  serve: (http, { db, clock, rateFactor }) =>
    serveDownloads<Download>(http, placeOf(deps), {
      clock,
      rateFactor,
      make: async ({ kind, lang, ...asked }, now, send) => {
        const words = documentWords(lang);
        const file = await deps.orderFile(db, { ...asked, now });
        if (kind === 'evidence') {
          const files = evidenceFiles(deps, db, { file, words, lang, now });
          const name = `${words.titles.evidence}-${file.order.no}`;
          await send({ name, format: 'zip', chunks: zipOf(files, now) });
          return;
        }
        // The order may have moved on since the address was given.
        const offered = offeredDocuments(file.order).find((one) => one.kind === kind);
        if (offered === undefined) throw new Failure('notFound');
        const heading = { title: words.titles[kind], no: offered.no, at: momentText(offered.at) };
        const content = documentContent(kind, { ...file, words });
        const bytes = await documentPdf(heading, content, { words, lang });
        await send({ name: offered.no, format: 'pdf', bytes });
      },
    }),
});
