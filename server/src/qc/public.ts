/** The one door of inspection: what the composition and other slices may use. */
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/option-schemas.ts';
import type { LineReport } from '#contract/orders/line-schemas.ts';
import type { ApprovalKind } from '#server/approvals/public.ts';
import {
  addToEvidence,
  attachFiles,
  fileLink,
  findCopies,
  publishFile,
  readFile,
} from '#server/files/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { JobTable } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { MessageTemplates } from '#server/messages/public.ts';
import { audit, type QueueSource } from '#server/operator/public.ts';
import {
  applyOrderEvent,
  consumePieces,
  findOrderForQc,
  type LotReports,
  suspendOrder,
} from '#server/orders/public.ts';
import { openRetest, type Retest } from './commands/open-retest.ts';
import { limitApproval } from './commands/records/propose-limit.ts';
import { revisionApproval } from './commands/reports/request-revision.ts';
import { revocationApproval } from './commands/reports/request-revocation.ts';
import { deviationApproval } from './commands/request-deviation.ts';
import type { FileAccess, OrderAccess, SampleAccess } from './deps.ts';
import { qcCalls } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import { textsOf } from './locales/texts.ts';
import { findCertificate, type LotCertificate } from './queries/find-certificate.ts';
import * as reports from './queries/find-report-for-party.ts';
import { queues } from './queues.ts';
import { readReportFiles, type ServeParts, serveReports } from './report-files.ts';
import type { Signer } from './signer.ts';

export { type Plan, planOf } from '#contract/qc/planning/sampling.ts';
export type { PlannedInspection, PlanRow } from './core/inspection.ts';
export { codeFrom } from './core/reports/report-code.ts';
export { countInspectionsDue } from './queries/count-inspections-due.ts';
export type { LotCertificate } from './queries/find-certificate.ts';
export { findPhotoRecord, type InspectionForPhotos } from './queries/find-photo-record.ts';
export { pricesOf } from './queries/list-services.ts';
export type { ServeParts } from './report-files.ts';
export { keyWrittenAt, openSigner, type Signer } from './signer.ts';
export { gradesOfLots } from './store/grades.ts';
export { type LotResult, listLotResults } from './store/lot-results.ts';
export { countOpenLots } from './store/open-lots.ts';
export { lotsOfPhotos } from './store/repeated-photos.ts';
export { lotsWithoutReport, reportStatesOf } from './store/report-states.ts';

const orders: OrderAccess = {
  find: findOrderForQc,
  inspect: async (tx, { orderId, version, person, now, lots }) => {
    const actor = { as: 'qc', accountId: person.id, name: person.name } as const;
    const { record } = await applyOrderEvent(
      { tx, now },
      { id: orderId, version, event: 'inspect', actor, payload: { lots } },
    );
    return record.lots.map((lot) => ({ ...lot, pieces: lot.received }));
  },
  report: async (tx, { orderId, person, now, ...payload }) => {
    const actor = { as: 'qc', accountId: person.id, name: person.name } as const;
    const event = 'report';
    await applyOrderEvent({ tx, now }, { id: orderId, version: null, event, actor, payload });
  },
  suspend: suspendOrder,
  consume: consumePieces,
};

const files: FileAccess = {
  attach: async (tx, urls, ownerId) => {
    await attachFiles(tx, { urls, owner: ownerId, pictures: true });
  },
  publish: publishFile,
  addToEvidence,
  findCopies,
  link: fileLink,
  read: async (db, url) => (await readFile(db, url))?.bytes ?? null,
};

/** Settings and dependencies from the composition. */
export interface QcOptions {
  /** The lab's key, from `openSigner`. */
  readonly signer: Signer;
  /** Blind samples, which lie among the lots of customers. */
  readonly samples: SampleAccess;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
}

/** The calls, queues and files of the slice. */
export interface Qc {
  readonly calls: readonly Implementation[];
  /** The lab's key. */
  readonly signer: Signer;
  readonly queues: readonly QueueSource[];
  readonly jobs: JobTable;
  readonly refusals: SqlStateFailures;
  /** Revocation, revision, deviation and limits: each by two people of the lab. */
  readonly approvals: readonly ApprovalKind[];
  /** Opens the next inspection of an order's lots that did not pass, in the caller's transaction. */
  openRetest(ctx: CommandContext, retest: Retest): Promise<void>;
  /** Returns a report as PDF and as its signed JSON; null where it is not there or not genuine. */
  reportFiles(
    db: Db,
    report: { readonly no: string; readonly lang: Language },
  ): Promise<{ readonly pdf: Buffer; readonly json: string } | null>;
  /** Returns the newest report of a lot, checked; null where there is none. */
  certificateOf(db: Db, lotId: string): Promise<LotCertificate | null>;
  /** Adds the report's files, `GET /report/{no}.pdf` and `.json`, to the HTTP server. */
  serve(http: FastifyInstance, parts: ServeParts): void;
}

/** SQLSTATEs of the database's own rules: a stale hand came too late. */
const refusals: SqlStateFailures = {
  QC001: 'qc.wrongState',
  QC002: 'qc.wrongState',
  QC003: 'qc.wrongState',
  QC004: 'content.changed',
};

/** The sentences of the slice's messages. */
export const qcMessages: MessageTemplates = {
  zh: textsOf('zh').messages,
  en: textsOf('en').messages,
  es: textsOf('es').messages,
  fr: textsOf('fr').messages,
  ru: textsOf('ru').messages,
};

/** Puts the slice together. */
export function qcSlice(deps: QcOptions): Qc {
  const parts = { ...deps, orders, files, audit };
  return {
    calls: qcCalls(parts),
    signer: deps.signer,
    queues,
    jobs: jobsOf(parts),
    refusals,
    approvals: [
      revocationApproval({ orders }),
      revisionApproval(parts),
      deviationApproval({ orders }),
      limitApproval(parts),
    ],
    openRetest: (ctx, retest) => openRetest(ctx, parts, retest),
    reportFiles: (db, report) => readReportFiles(db, parts, report),
    certificateOf: (db, lotId) => findCertificate(db, parts, lotId),
    serve: (http, serving) => serveReports(http, parts, serving),
  };
}

/** The reports of lots in one query: those in force by line, and those that were revoked. */
export const lotReportsOf = (db: Db, lotIds: readonly string[], now: Date): Promise<LotReports> =>
  reports.lotReportsOf(db, { files }, lotIds, now);

/** The reports in force of an order by line, the oldest first, as the order's page shows them. */
export const reportsOf = (db: Db, orderId: string, now: Date): Promise<Map<string, LineReport[]>> =>
  reports.reportsOf(db, { files }, orderId, now);
