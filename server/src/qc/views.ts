import type { HandlerOutput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { edition } from '#contract/qc/catalogue.ts';
import { coverageOf } from '#contract/qc/coverage.ts';
import type { Inspection as InspectionView } from '#contract/qc/inspection-schemas.ts';
import type { qcPlan } from '#contract/qc/plan-calls.ts';
import type { Plan } from '#contract/qc/sampling.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { actorOf, type Inspection, type PlannedInspection } from './core/inspection.ts';
import { inspectionMachine } from './core/machine.ts';
import { testOf } from './core/report.ts';
import { proposedVerdict } from './core/verdict.ts';
import type { QcDeps } from './deps.ts';
import { listDeviations } from './store/deviations.ts';
import { listInspectionsById, listRounds } from './store/inspections.ts';
import { plansOf } from './store/tests.ts';

/** Who reads, and when: pictures have addresses that hold for a while. */
export type Reader = Pick<RequestContext, 'tx' | 'caller' | 'now'>;

/** Returns the events that a reader may take now; the pages offer nothing else. */
function allowedFor(
  inspection: PlannedInspection,
  { caller, now }: Reader,
): InspectionView['allowed'] {
  if (caller.kind !== 'staff' || !caller.roles.includes('qc')) return [];
  const actor = actorOf(inspection, caller.accountId);
  return inspectionMachine.allowedEvents(inspection, { actor, now });
}

type Head = Omit<InspectionView, 'tests' | 'allowed' | 'rounds' | 'accepted'>;

/** Returns an inspection without its tests, as lists show it. */
export function toInspectionHead(inspection: Inspection, reportNo: string | null): Head {
  const {
    author,
    reviewer,
    dueAt,
    client,
    lotId,
    openedAt,
    receivedAt,
    concludedAt,
    formerAuthors,
    bought,
    ...own
  } = inspection;
  return {
    ...own,
    bought: [...bought],
    proposed: null,
    lotPiecesOrdered: own.piecesOrdered,
    author: author?.name ?? null,
    reviewer: reviewer?.name ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    reportNo,
  };
}

/** Returns inspections as the bench shows them, in the order of their ids. */
export async function listInspectionViews(
  reader: Reader,
  deps: Pick<QcDeps, 'files'>,
  ids: readonly string[],
): Promise<InspectionView[]> {
  const plans = await plansOf(reader.tx, ids);
  const inspections = await listInspectionsById(reader.tx, ids);
  const rounds = await listRounds(
    reader.tx,
    inspections.map((one) => one.lotId),
  );
  const deviations = await listDeviations(reader.tx, ids);
  return inspections.map((inspection) => {
    const accepted = deviations.filter((one) => one.inspectionId === inspection.id);
    const plan = plans.get(inspection.id) ?? [];
    const tests = plan.map(testOf).map((test) => ({
      ...test,
      photos: test.photos.map((one) => ({ ...one, url: deps.files.link(one.url, reader.now) })),
    }));
    const outcomes = plan.flatMap(({ result }) => (result ? [result.outcome] : []));
    const own = rounds.filter((one) => one.lotId === inspection.lotId);
    const reportNo = own.find((one) => one.id === inspection.id)?.reportNo ?? null;
    return {
      ...toInspectionHead(inspection, reportNo),
      proposed: outcomes.length > 0 ? proposedVerdict(outcomes) : null,
      tests,
      rounds: own.filter((one) => one.id !== inspection.id).map(({ lotId, ...round }) => round),
      accepted: accepted.map(({ inspectionId: _, ...one }) => one),
      allowed: allowedFor({ ...inspection, plan, accepted }, reader),
    };
  });
}

/** Returns a plan as the planner shows it before anyone pays. */
export const toPlanView = (plan: Plan): HandlerOutput<typeof qcPlan> => ({
  tests: plan.tests.map(({ priceMinor, ...test }) => ({ ...test, price: wire(priceMinor) })),
  price: wire(plan.priceMinor),
  days: plan.days,
  piecesLost: plan.piecesLost,
  catches: [...plan.catches],
  coverage: coverageOf(plan.tests, { lot: plan.lot }),
  edition,
});
