import type { FastifyInstance } from 'fastify';
import type { HandlerOutput, Input } from '#contract/call.ts';
import type { opsClaimDocuments } from '#contract/documents/calls.ts';
import type { PartyDocuments } from '#contract/documents/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { type DownloadPlace, downloadLink, serveDownloads } from '#server/sheets/public.ts';
import { offeredCreditNote } from './core/claim-content.ts';
import type { DocumentsDeps } from './deps.ts';
import { claimNotePdf } from './evidence-claims.ts';
import { orderDownload } from './order-downloads.ts';
import { documentWords } from './words.ts';

/** The credit note of a claim as its address says it. */
interface NoteDownload {
  readonly claimId: string;
  readonly accountId: string;
  readonly lang: Language;
}

const placeOf = ({ secret }: DocumentsDeps): DownloadPlace => ({
  path: '/claim-documents',
  secret,
});

/** Returns the documents that a party may have of its claim, and where they are. */
export async function listClaimDocuments(
  ctx: QueryContext,
  deps: DocumentsDeps,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<PartyDocuments> {
  const { lang, now } = ctx;
  const file = await deps.claims.one(ctx.tx, { claimId: id, accountId, lang, now });
  const note = offeredCreditNote(file);
  const download: NoteDownload = { claimId: id, accountId, lang };
  const { orderId } = file.claim;
  return {
    documents:
      note === null
        ? []
        : [
            {
              kind: 'creditNote',
              no: note.no,
              at: note.issuedAt,
              url: downloadLink(placeOf(deps), download, now),
            },
          ],
    evidence: orderDownload(deps, { orderId, accountId, kind: 'evidence', lang }, now),
  };
}

/** Returns the documents of both sides of a claim, in the language of the reader. */
export async function listDocumentsOfSides(
  ctx: QueryContext,
  deps: DocumentsDeps,
  { id }: Input<typeof opsClaimDocuments>,
): Promise<HandlerOutput<typeof opsClaimDocuments>> {
  const sides = await deps.claims.sides(ctx.tx, id);
  if (sides === null) throw new Failure('notFound');
  const { buyer, seller } = sides;
  return {
    buyer: await listClaimDocuments(ctx, deps, { id, accountId: buyer }),
    seller: await listClaimDocuments(ctx, deps, { id, accountId: seller }),
  };
}

/** Serves credit notes of claims; one whose money has not moved has none. */
export const serveClaimDocuments = (
  http: FastifyInstance,
  deps: DocumentsDeps,
  {
    db,
    clock,
    rateFactor,
  }: { readonly db: Db; readonly clock: Clock; readonly rateFactor: number },
): void =>
  serveDownloads<NoteDownload>(http, placeOf(deps), {
    clock,
    rateFactor,
    make: async (request, now, send) => {
      const { lang } = request;
      const file = await deps.claims.one(db, { ...request, now });
      const note = await claimNotePdf(file, { words: documentWords(lang), lang });
      if (note === null) throw new Failure('notFound');
      await send({ name: note.no, format: 'pdf', bytes: note.bytes });
    },
  });
