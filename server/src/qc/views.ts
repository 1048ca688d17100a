import type { HandlerOutput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { trialsMin } from '#contract/proficiency/truths.ts';
import { edition } from '#contract/qc/catalogue.ts';
import type { Inspection as InspectionView } from '#contract/qc/inspection-schemas.ts';
import { CLIMATE_OFFER_HOURS } from '#contract/qc/lot-description/lot-description.ts';
import { type MeasuredRate, measuredChance } from '#contract/qc/measured.ts';
import { coverageOf, REFERENCE_BAD_PERCENT, type Sampled } from '#contract/qc/planning/coverage.ts';
import { badPiecesOf } from '#contract/qc/planning/detection.ts';
import type { qcPlan } from '#contract/qc/planning/plan-calls.ts';
import type { Plan } from '#contract/qc/planning/sampling.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { isOrderOf } from './commands/refuse-own-order.ts';
import { actorOf, type Inspection, isStalled, type PlannedInspection } from './core/inspection.ts';
import { type DockRecord, receivedPacking, toClimateView } from './core/lot-description.ts';
import { inspectionMachine } from './core/machine.ts';
import { testOf } from './core/reports/report.ts';
import { proposedVerdict } from './core/verdict.ts';
import type { QcDeps } from './deps.ts';
import { listDeviations } from './store/deviations.ts';
import { findLastClimate, listInspectionsById, listRounds } from './store/inspections.ts';
import { listUnfinished } from './store/photo-comparisons.ts';
import { listRepeats } from './store/repeated-photos.ts';
import { plansOf } from './store/tests.ts';

const HOUR_MS = 3_600_000;

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

type Head = Omit<
  InspectionView,
  | 'tests'
  | 'staffIsParty'
  | 'allowed'
  | 'rounds'
  | 'accepted'
  | 'repeats'
  | 'comparing'
  | 'received'
  | 'lastClimate'
>;

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
    climate,
    retest,
    ...own
  } = inspection;
  return {
    ...own,
    bought: [...bought],
    climate: toClimateView(climate),
    retest: retest && { ...retest, price: wire(retest.price) },
    proposed: null,
    lotPiecesOrdered: own.piecesOrdered,
    author: author?.name ?? null,
    reviewer: reviewer?.name ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    reportNo,
  };
}

/** Returns the record of the dock of each order that inspections belong to. */
async function findDocks(
  { tx }: Reader,
  { orders }: Pick<QcDeps, 'orders'>,
  inspections: readonly Inspection[],
): Promise<Map<string, DockRecord | null>> {
  const docks = new Map<string, DockRecord | null>();
  for (const orderId of new Set(inspections.map((one) => one.orderId))) {
    docks.set(orderId, (await orders.find(tx, orderId))?.dock ?? null);
  }
  return docks;
}

/** Returns the orders of inspections of which the reading person of the lab is a party. */
async function findOwnOrders(
  { tx, caller }: Reader,
  deps: Pick<QcDeps, 'orders'>,
  inspections: readonly Inspection[],
): Promise<Set<string>> {
  const own = new Set<string>();
  if (caller.kind !== 'staff') return own;
  const staffId = caller.accountId;
  for (const orderId of new Set(inspections.map((one) => one.orderId))) {
    if (await isOrderOf(tx, deps, { orderId, staffId })) own.add(orderId);
  }
  return own;
}

/** Returns inspections as the bench shows them, in the order of their ids. */
export async function listInspectionViews(
  reader: Reader,
  deps: Pick<QcDeps, 'files' | 'orders'>,
  ids: readonly string[],
): Promise<InspectionView[]> {
  const plans = await plansOf(reader.tx, ids);
  const inspections = await listInspectionsById(reader.tx, ids);
  const rounds = await listRounds(
    reader.tx,
    inspections.map((one) => one.lotId),
  );
  const deviations = await listDeviations(reader.tx, ids);
  const unfinished = await listUnfinished(reader.tx, ids);
  const repeated = await listRepeats(reader.tx, ids);
  const docks = await findDocks(reader, deps, inspections);
  const ownOrders = await findOwnOrders(reader, deps, inspections);
  const since = new Date(reader.now.getTime() - CLIMATE_OFFER_HOURS * HOUR_MS);
  const lastClimate = await findLastClimate(reader.tx, { since, besides: ids });
  return inspections.map((inspection) => {
    const accepted = deviations.filter((one) => one.inspectionId === inspection.id);
    const comparing = unfinished.filter((one) => one.inspectionId === inspection.id);
    const repeats = repeated.filter((one) => one.inspectionId === inspection.id);
    const staffIsParty = ownOrders.has(inspection.orderId);
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
      received: receivedPacking(docks.get(inspection.orderId) ?? null, inspection),
      lastClimate: toClimateView(lastClimate),
      rounds: own.filter((one) => one.id !== inspection.id).map(({ lotId, ...round }) => round),
      repeats: repeats.map(({ inspectionId: _, ...one }) => ({
        ...one,
        url: deps.files.link(one.url, reader.now),
        otherUrl: deps.files.link(one.otherUrl, reader.now),
        foundAt: one.foundAt.toISOString(),
      })),
      comparing: comparing.map((one) => ({
        test: one.test,
        requestedAt: one.requestedAt.toISOString(),
        isFailed: isStalled(one, reader.now),
      })),
      accepted: accepted.map(({ inspectionId: _, ...one }) => one),
      staffIsParty,
      allowed: staffIsParty
        ? []
        : allowedFor({ ...inspection, plan, accepted, repeats, comparing }, reader),
    };
  });
}

/** Returns what tests find, by the lab's estimates and beside them by blind samples. */
export function plannedCoverage(
  tests: readonly Sampled[],
  of: {
    readonly lot: number;
    readonly badPercent?: number;
    readonly rates: readonly MeasuredRate[];
  },
): HandlerOutput<typeof qcPlan>['coverage'] {
  const { lot, badPercent = REFERENCE_BAD_PERCENT, rates } = of;
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  return coverageOf(tests, { lot, badPercent }).map((one) => ({
    ...one,
    measured: measuredChance(tests, rates, { kind: one.kind, lot, bad, trialsMin }),
  }));
}

/** Returns a plan as the planner shows it before anyone pays. */
export const toPlanView = (
  plan: Plan,
  rates: readonly MeasuredRate[],
): HandlerOutput<typeof qcPlan> => ({
  tests: plan.tests.map(({ priceMinor, ...test }) => ({ ...test, price: wire(priceMinor) })),
  price: wire(plan.priceMinor),
  days: plan.days,
  piecesLost: plan.piecesLost,
  catches: [...plan.catches],
  coverage: plannedCoverage(plan.tests, { lot: plan.lot, rates }),
  edition,
});
