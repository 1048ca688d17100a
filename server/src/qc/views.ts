import type { HandlerOutput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Inspection as InspectionView, qcPlan } from '#contract/qc/calls.ts';
import { edition } from '#contract/qc/catalogue.ts';
import type { Plan } from '#contract/qc/sampling.ts';
import type { Db } from '#server/kit/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { actorOf, type Inspection, type PlanRow } from './core/inspection.ts';
import { testOf } from './core/report.ts';
import { proposedVerdict } from './core/verdict.ts';
import type { QcDeps } from './deps.ts';
import { findInspection } from './store/inspections.ts';
import { reportNumbersOf } from './store/reports.ts';
import { plansOf } from './store/tests.ts';

/** Who reads, and when: pictures have addresses that hold for a while. */
export interface Reader {
  readonly tx: Db;
  readonly caller: Caller;
  readonly now: Date;
}

/** What a reader may do now with an inspection; the pages draw nothing else. */
function rightsOf(inspection: Inspection, caller: Caller): InspectionView['you'] {
  if (caller.kind !== 'staff' || !caller.roles.includes('qc')) {
    return { mayWrite: false, mayReview: false };
  }
  const hand = actorOf(inspection, caller.accountId);
  const isOpen = inspection.state === 'testing' || inspection.state === 'stopped';
  return {
    mayWrite: isOpen && hand === 'author',
    mayReview: inspection.state === 'review' && hand === 'reviewer',
  };
}

/** An inspection without its tests, as lists show it. */
export function toInspectionHead(
  inspection: Inspection,
  caller: Caller,
  reportNo: string | null,
): Omit<InspectionView, 'tests'> {
  const {
    author,
    reviewer,
    dueAt,
    client,
    lotId,
    round,
    openedAt,
    receivedAt,
    concludedAt,
    ...own
  } = inspection;
  return {
    ...own,
    proposed: null,
    lotPiecesOrdered: own.piecesOrdered,
    author: author?.name ?? null,
    reviewer: reviewer?.name ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    reportNo,
    you: rightsOf(inspection, caller),
  };
}

/** An inspection with its plan, as the bench shows it. */
export function present(
  parts: Pick<QcDeps, 'files'>,
  at: Reader,
  given: { inspection: Inspection; plan: readonly PlanRow[]; reportNo: string | null },
): InspectionView {
  const tests = given.plan.map(testOf).map((test) => ({
    ...test,
    photos: test.photos.map((one) => ({ ...one, url: parts.files.link(one.url, at.now) })),
  }));
  const outcomes = given.plan.flatMap(({ result }) => (result ? [result.outcome] : []));
  const proposed = outcomes.length > 0 ? proposedVerdict(outcomes) : null;
  return { ...toInspectionHead(given.inspection, at.caller, given.reportNo), proposed, tests };
}

/** The inspections of these ids as the bench shows them, in this order. */
export async function listInspectionViews(
  parts: Pick<QcDeps, 'files'>,
  at: Reader,
  ids: readonly string[],
): Promise<InspectionView[]> {
  const plans = await plansOf(at.tx, ids);
  const numbers = await reportNumbersOf(at.tx, ids);
  const views: InspectionView[] = [];
  for (const id of ids) {
    const inspection = await findInspection(at.tx, id);
    if (inspection === null) continue;
    const [plan, reportNo] = [plans.get(id) ?? [], numbers.get(id) ?? null];
    views.push(present(parts, at, { inspection, plan, reportNo }));
  }
  return views;
}

/** A plan as the planner shows it before anyone pays. */
export const toPlanView = (plan: Plan): HandlerOutput<typeof qcPlan> => ({
  tests: plan.tests.map(({ priceMinor, ...test }) => ({ ...test, price: wire(priceMinor) })),
  price: wire(plan.priceMinor),
  days: plan.days,
  piecesLost: plan.piecesLost,
  catches: [...plan.catches],
  edition,
});
