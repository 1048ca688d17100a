import { createHash, randomBytes } from 'node:crypto';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { ReceivedPacking } from '#contract/qc/lot-description/schemas.ts';
import { printedCode } from '#contract/qc/reports/report-code.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Inspection, PlannedInspection } from '../../core/inspection.ts';
import { receivedPacking } from '../../core/lot-description.ts';
import { findingsOf } from '../../core/nonconformity.ts';
import { notMadeOf, retestNotMadeOf } from '../../core/not-made.ts';
import { partyPhotos } from '../../core/party-photos.ts';
import { type ReportValue, reportOf } from '../../core/reports/report.ts';
import { CODE_LENGTH, codeFrom } from '../../core/reports/report-code.ts';
import type { QcDeps } from '../../deps.ts';
import { applyReportEvent } from '../../report-process.ts';
import { lockInspectionsOfLots, lockSiblings } from '../../store/inspections.ts';
import { insertNonconformity } from '../../store/nonconformities.ts';
import { reportStatesOf } from '../../store/report-states.ts';
import {
  insertReport,
  isCodeUsed,
  listReportsOfLot,
  type SignedReport,
} from '../../store/reports.ts';
import { plansOf } from '../../store/tests.ts';

/**
 * Signs the report of an issued inspection: earlier reports of the lot are superseded, pictures that
 * name no party may be seen by everybody. Where it is the last of its order, the order moves on.
 * Returns the number of the report.
 */
export async function signReport(
  ctx: CommandContext,
  deps: QcDeps,
  inspection: PlannedInspection,
): Promise<{ reportNo?: string }> {
  const order = await deps.orders.find(ctx.tx, inspection.orderId);
  if (order?.isSample) return judgeSample(ctx, deps, inspection);
  const reportNo = await insertSigned(ctx, deps, {
    ...inspection,
    received: receivedPacking(order?.dock ?? null, inspection),
  });
  await fileNonconformity(ctx, inspection, reportNo);
  // A part that was split off has lots that were tested as its parent's.
  const lots = order?.lots ?? [];
  const siblings = await lockInspectionsOfLots(
    ctx.tx,
    lots.map(({ id }) => id),
  );
  if (siblings.every((one) => one.state === 'issued')) {
    const { accountId: id, name } = requireStaff(ctx);
    const plans = await plansOf(
      ctx.tx,
      siblings.map((one) => one.id),
    );
    const planned = siblings.map((one) => ({ ...one, plan: plans.get(one.id) ?? [] }));
    await deps.orders.report(ctx.tx, {
      orderId: inspection.orderId,
      person: { id, name },
      now: ctx.now,
      verdicts: lastVerdicts(siblings),
      notMade: notMadeOf(planned, order?.testPrices),
      retestNotMade: retestNotMadeOf(inspection.orderId, planned, order?.testPrices),
    });
    await suspendRevoked(ctx, deps, lots);
  }
  return { reportNo };
}

/** Stops an order of which a report was revoked while other lots of it were still tested. */
async function suspendRevoked(
  ctx: CommandContext,
  { orders }: QcDeps,
  lots: readonly { readonly id: string }[],
): Promise<void> {
  const ids = lots.map(({ id }) => id);
  const { inForce, revoked } = await reportStatesOf(ctx.tx, ids);
  const last = new Map(revoked.map((report) => [report.lotId, report]));
  for (const [lotId, { no, reason }] of last) {
    if (!inForce.has(lotId)) await orders.suspend(ctx, { lotId, no, reason });
  }
}

/** Gives the results of a blind sample to be judged; nothing of it is published or kept as a report. */
async function judgeSample(
  ctx: CommandContext,
  deps: QcDeps,
  { id, orderId }: PlannedInspection,
): Promise<{ reportNo?: string }> {
  const siblings = await lockSiblings(ctx.tx, id);
  if (siblings.some((one) => one.state !== 'issued')) return {};
  const plans = await plansOf(
    ctx.tx,
    siblings.map((one) => one.id),
  );
  const inspections = siblings.map((one) => ({
    ...one,
    plan: plans.get(one.id) ?? [],
    accepted: [],
    repeats: [],
    comparing: [],
  }));
  await deps.samples.judge(ctx, { orderId, inspections });
  return {};
}

/** Files the non-conformity record of a lot that was rejected. */
async function fileNonconformity(
  { tx, now }: CommandContext,
  inspection: PlannedInspection,
  reportNo: string,
): Promise<void> {
  const { verdict, orderId, orderNo, lotNo, mpn, manufacturer } = inspection;
  if (verdict !== 'fail' && verdict !== 'suspect') return;
  await insertNonconformity(tx, {
    id: newId(),
    no: await nextNumber(tx, 'NC', now),
    inspectionId: inspection.id,
    reportNo,
    orderId,
    orderNo,
    lotNo,
    mpn,
    manufacturer,
    verdict,
    findings: findingsOf(inspection.plan),
    openedAt: now,
  });
}

/** Returns the verdict of each lot's last inspection. */
function lastVerdicts(inspections: readonly Inspection[]): { lotId: string; verdict: Verdict }[] {
  const last = new Map<string, Inspection>();
  for (const one of inspections) {
    const known = last.get(one.lotId);
    if (known === undefined || known.round < one.round) last.set(one.lotId, one);
  }
  return [...last.values()].flatMap(({ lotId, verdict }) =>
    verdict === null ? [] : [{ lotId, verdict }],
  );
}

async function insertSigned(
  ctx: CommandContext,
  deps: QcDeps,
  inspection: PlannedInspection & { readonly received: ReceivedPacking },
): Promise<string> {
  const { grade, verdict, author, reviewer } = inspection;
  if (grade === null || verdict === null || author === null || reviewer === null) {
    throw new Error('an issued inspection has a grade, a verdict, an author and a reviewer');
  }
  const { tx, now } = ctx;
  const no = await nextNumber(tx, 'TR', now);
  const code = await unusedCode(tx);
  const earlier = await listReportsOfLot(tx, inspection.lotId);
  await supersede(ctx, deps, earlier);
  const revision = earlier.length + 1;
  const value = reportOf(
    {
      inspection,
      plan: inspection.plan,
      accepted: inspection.accepted,
      received: inspection.received,
      grade,
      verdict,
      author: author.name,
      reviewer: reviewer.name,
    },
    { no, code: printedCode(code), revision, issuedAt: now, earlier: earlier.at(-1)?.no ?? null },
  );
  await insertValue(ctx, deps, { value, code, inspection });
  return no;
}

/** Signs the value of a report and keeps it; pictures that name no party may be seen by everybody. */
export async function insertValue(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  deps: QcDeps,
  made: {
    readonly value: ReportValue;
    readonly code: string;
    readonly inspection: Pick<Inspection, 'id' | 'orderId' | 'lineId' | 'lotId'>;
  },
): Promise<void> {
  const { tx, now } = ctx;
  const { value, code, inspection } = made;
  const canonical = canonicalJson(value);
  const bytes = Buffer.from(canonical, 'utf8');
  await insertReport(tx, {
    no: value.no,
    code,
    inspectionId: inspection.id,
    orderId: inspection.orderId,
    lineId: inspection.lineId,
    lotId: inspection.lotId,
    revision: value.revision,
    canonical,
    sha256: createHash('sha256').update(bytes).digest(),
    signature: deps.signer.sign(bytes),
    issuedAt: now,
  });
  const ofParties = partyPhotos(value.tests);
  for (const { url } of value.tests.flatMap((test) => test.photos)) {
    if (!ofParties.has(url)) await deps.files.publish(tx, url);
  }
}

/** Supersedes the report of a lot that is valid until now; a revoked one stays revoked. */
export async function supersede(
  ctx: CommandContext,
  deps: QcDeps,
  reports: readonly SignedReport[],
): Promise<void> {
  const { accountId, name } = requireStaff(ctx);
  const actor = { as: 'lab', accountId, name } as const;
  for (const { no, state } of reports) {
    if (state !== 'valid') continue;
    await applyReportEvent(ctx, deps, { no, event: 'supersede', actor, payload: {} });
  }
}

/** Draws a code that no report has; the column's own constraint stands behind it. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH * 2));
    if (code !== null && !(await isCodeUsed(tx, code))) return code;
  }
}
