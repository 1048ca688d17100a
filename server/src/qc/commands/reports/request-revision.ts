import type { Input } from '#contract/call.ts';
import type { requestRevision as RevisionCall } from '#contract/qc/reports/approval-calls.ts';
import { printedCode } from '#contract/qc/reports/report-code.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { notify } from '#server/messages/public.ts';
import { ReportValue, yearWeek } from '../../core/reports/report.ts';
import type { QcDeps } from '../../deps.ts';
import { listReportsOfLot, lockReport, type SignedReport } from '../../store/reports.ts';
import { partyOfInspection, refuseOwnOrder } from '../refuse-own-order.ts';
import { insertValue, supersede, unusedCode } from './sign-report.ts';

const KIND = 'qc.reviseReport';
const words = ['conclusion', 'notCovered', 'deviations'] as const;

const reportValueOf = ({ canonical }: SignedReport): ReportValue =>
  ReportValue.parse(JSON.parse(canonical));

/** The fields that a revision may change: the words, never the figures, verdict or grade. */
const factsOf = (report: SignedReport): Facts => {
  const { conclusion, notCovered, deviations } = reportValueOf(report);
  return { no: report.no, state: report.state, conclusion, notCovered, deviations };
};

/** The report that an inspection ended in, however often its words were revised since. */
function inspectedValue(earlier: SignedReport, reports: readonly SignedReport[]): ReportValue {
  const ofInspection = reports.filter((one) => one.inspectionId === earlier.inspectionId);
  return reportValueOf(ofInspection[0] ?? earlier);
}

/** Whether a report stands, or was revoked as the last of its lot: another may take its place. */
async function isRevisable(tx: Tx, report: SignedReport): Promise<boolean> {
  if (report.state === 'valid') return true;
  const last = (await listReportsOfLot(tx, report.lotId)).at(-1);
  return report.state === 'revoked' && last?.no === report.no;
}

/**
 * Requests that the words of a report are revised without a retest; a second person of the lab
 * approves it. Fails with notFound, qc.wrongState where the report does not stand or nothing would
 * change, approval.open, or order.own.
 */
export async function requestRevision(
  ctx: CommandContext,
  deps: Pick<QcDeps, 'orders'>,
  { no, reason, ...revised }: Input<typeof RevisionCall>,
): Promise<Record<never, never>> {
  const report = await lockReport(ctx.tx, no);
  if (report === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx, deps, report.orderId);
  const before = factsOf(report);
  const isSame = words.every((key) => before[key] === revised[key]);
  if (isSame || !(await isRevisable(ctx.tx, report)))
    throw new Failure('qc.wrongState', { state: report.state });
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id: report.inspectionId, name: no },
    key: no,
    before,
    after: { ...before, ...revised },
    reason,
  });
  return {};
}

/**
 * Revisions as approvals carry them out: a further report with the same figures takes the place of
 * the earlier one, which stays readable and is marked; both parties are notified.
 */
export const revisionApproval = (deps: QcDeps): ApprovalKind => ({
  kind: KIND,
  roles: ['qc', 'admin'],
  isParty: partyOfInspection(deps),
  snapshot: async (tx, { subjectName }) => {
    const report = await lockReport(tx, subjectName);
    // A later report of the lot may say something else: words of an earlier one do not replace it.
    return report === null || !(await isRevisable(tx, report)) ? null : factsOf(report);
  },
  carryOut: async (ctx, approval) => {
    const earlier = await lockReport(ctx.tx, approval.subjectName);
    if (earlier === null) throw new Failure('notFound');
    await refuseOwnOrder(ctx, deps, earlier.orderId);
    const no = await nextNumber(ctx.tx, 'TR', ctx.now);
    const code = await unusedCode(ctx.tx);
    const reports = await listReportsOfLot(ctx.tx, earlier.lotId);
    await supersede(ctx, deps, reports);
    const inspected = inspectedValue(earlier, reports);
    const revised = Object.fromEntries(
      words.map((key) => [key, String(approval.after[key] ?? '')]),
    );
    const value: ReportValue = {
      ...reportValueOf(earlier),
      ...revised,
      no,
      code: printedCode(code),
      revision: reports.length + 1,
      issuedAt: ctx.now.toISOString(),
      yearWeek: yearWeek(ctx.now),
      // A retest goes on naming the first result, however often its words are revised.
      earlier: inspected.earlier,
      revisionReason: approval.reason,
      author: inspected.author,
      reviewer: inspected.reviewer,
      wordsRevision: {
        revisedBy: approval.requestedName,
        approvedBy: requireStaff(ctx).name,
        revisedAt: ctx.now.toISOString(),
        reviewedAt: inspected.issuedAt,
      },
    };
    const { inspectionId: id, orderId, lineId, lotId } = earlier;
    await insertValue(ctx, deps, { value, code, inspection: { id, orderId, lineId, lotId } });
    await notifyParties(ctx, deps, { orderId, no, earlier: earlier.no, reason: approval.reason });
  },
});

async function notifyParties(
  { tx, now }: CommandContext,
  deps: QcDeps,
  revision: { orderId: string; no: string; earlier: string; reason: string },
): Promise<void> {
  const order = await deps.orders.find(tx, revision.orderId);
  if (order === null) return;
  const { no, earlier, reason } = revision;
  const params = { no, earlier, reason, order: order.no };
  for (const to of [order.buyerId, order.sellerId]) {
    if (to === null) continue;
    await notify(tx, { to, kind: 'qc.revised', params, link: `/report/${no}`, mail: true, now });
  }
}
