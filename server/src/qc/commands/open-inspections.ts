import type { Input } from '#contract/call.ts';
import { orderWaits } from '#contract/orders/waits.ts';
import type { openInspection } from '#contract/qc/calls.ts';
import { planOf } from '#contract/qc/planning/sampling.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { Inspection, RetestOrder } from '../core/inspection.ts';
import type { InspectedOrder, QcDeps } from '../deps.ts';
import { catalogueInForce } from '../queries/list-services.ts';
import { insertInspection } from '../store/inspections.ts';
import { insertPlan } from '../store/tests.ts';
import { refuseOwnOrder } from './refuse-own-order.ts';

type Opening = Input<typeof openInspection>;
type LotChoice = Opening['lots'][number];

/**
 * Opens the first inspections of a received order: takes the order on and makes its lots. A lot is
 * tested again only where a retest was ordered. Fails with order.own for a party of the order, and
 * with order.wrongState for an order that is on the bench already.
 */
export async function openInspections(
  ctx: CommandContext,
  deps: QcDeps,
  { orderId, version, lots }: Opening,
): Promise<string[]> {
  const order = await deps.orders.find(ctx.tx, orderId);
  if (order === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx, deps, order.id);
  const { accountId, name } = requireStaff(ctx);
  const made = await deps.orders.inspect(ctx.tx, {
    orderId,
    version,
    person: { id: accountId, name },
    now: ctx.now,
    lots: lots.map(({ lineId, dateCode, lotCode, pieces }) => ({
      lineId,
      dateCode,
      lotCode,
      pieces,
    })),
  });
  if (order.isSample) await deps.samples.open(ctx, order.id);
  const opened: string[] = [];
  for (const [index, choice] of lots.entries()) {
    const lot = made[index];
    if (lot === undefined) throw new Error('a lot of an inspection was not made');
    opened.push(await openOne(ctx, deps, { order, lot, choice, round: 1 }));
  }
  return opened;
}

interface Opened {
  readonly order: InspectedOrder;
  readonly lot: { readonly id: string; readonly no: string };
  readonly choice: LotChoice;
  readonly round: number;
  readonly retest?: RetestOrder;
}

/** Opens one inspection of a lot with its plan, in the round that is given. */
export async function openOne(
  ctx: CommandContext,
  deps: QcDeps,
  { order, lot, choice, round, retest }: Opened,
): Promise<string> {
  const line = order.lines.find(({ id }) => id === choice.lineId);
  if (line === undefined) throw new Failure('notFound');
  const within = orderWaits.inspecting?.within;
  const inspection: Inspection = {
    id: newId(),
    no: await nextNumber(ctx.tx, 'QC', ctx.now),
    orderId: order.id,
    orderNo: order.no,
    lineId: line.id,
    lotId: lot.id,
    lotNo: lot.no,
    round,
    retest: retest ?? null,
    state: 'testing',
    version: 1,
    client: order.buyerName,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    declaredCondition: line.condition,
    goodsType: choice.goodsType,
    bought: order.inspection.tests,
    dateCode: choice.dateCode,
    lotCode: choice.lotCode,
    pieces: choice.pieces,
    piecesOrdered: line.quantity,
    receivedAt: order.receivedAt ?? ctx.now,
    openedAt: ctx.now,
    dueAt: within === undefined ? null : endOf(within, ctx.now),
    climate: null,
    package: '',
    packing: null,
    grade: null,
    verdict: null,
    conclusion: '',
    notCovered: '',
    deviations: '',
    author: null,
    reviewer: null,
    formerAuthors: [],
    reassignedFrom: null,
    reassignReason: null,
    stoppedBy: null,
    resumeReason: null,
    sentBackNote: null,
    concludedAt: null,
  };
  // A first inspection makes all that was bought, and what the bench adds; a retest what it names.
  const requestedTests = round === 1 ? [...order.inspection.tests, ...choice.tests] : choice.tests;
  const tests = requestedTests.length > 0 ? requestedTests : order.inspection.tests;
  const from = await catalogueInForce(ctx.tx, ctx.now);
  const plan = planOf({ quantity: choice.pieces, goodsType: choice.goodsType, tests, from });
  await insertInspection(ctx.tx, inspection);
  await insertPlan(ctx.tx, inspection.id, plan.tests);
  await deps.audit(ctx.tx, ctx, {
    what: 'qc.open',
    on: { kind: 'inspection', id: inspection.id, no: inspection.no },
    before: null,
    after: { order: order.no, lot: lot.no, round, pieces: choice.pieces },
  });
  return inspection.id;
}
