import { sql } from 'kysely';
import { opsApprovalApprove, opsApprovalRefuse } from '#contract/approvals/calls.ts';
import { requestSuspensionEnd } from '#contract/orders/staff-calls.ts';
import type { OrderEvent, SuspensionDecision } from '#contract/orders/table.ts';
import { suspensionDecisions } from '#contract/orders/table.ts';
import { revokeReport } from '#contract/qc/calls.ts';
import { requestRevision } from '#contract/qc/reports/approval-calls.ts';
import { row, rows } from '#server/kit/database/database.ts';
import { Broken } from './laws.ts';
import type { ModelOrder } from './model/model.ts';
import { apply, type Paid } from './model/model-apply.ts';
import { decide } from './model/model-decide.ts';
import { dispatched } from './model/model-parcel.ts';
import { revokedLots } from './model/model-suspension.ts';
import { deskPeople, type Town } from './people.ts';
import { randomOf } from './random.ts';
import { send } from './send.ts';
import { expectRefusal, refusedStep, type Step, type Taken } from './step.ts';

/** Returns the other of the two people of a desk. */
const otherOf = (desk: 'qc' | 'support', person: string): string =>
  deskPeople[desk]?.find((one) => one !== person) ?? person;

const isOf = (desk: 'qc' | 'support', person: string): boolean =>
  deskPeople[desk]?.includes(person) ?? false;

/** Whether an event is one by which two people decide how a suspended order goes on. */
export const isSuspensionDecision = (event: OrderEvent): event is SuspensionDecision =>
  (suspensionDecisions as readonly OrderEvent[]).includes(event);

interface LastReport {
  readonly no: string;
  readonly lotId: string;
  readonly inspectionId: string;
  readonly isValid: boolean;
}

/** Returns the last report of each lot of an order. */
const lastReports = ({ market }: Town, { id }: ModelOrder): Promise<LastReport[]> =>
  rows<LastReport>(
    market.market.database.db,
    sql`select distinct on (t.position) r.no, r.lot_id as "lotId",
          r.inspection_id as "inspectionId", r.revoked_at is null as "isValid"
        from qc.report r join orders.lot t on t.id = r.lot_id
        where t.order_id = ${id} order by t.position, r.revision desc`,
  );

const requestOf = ({ market }: Town, subject: string) =>
  row<{ id: string }>(
    market.market.database.db,
    sql`select id from approvals.approval where subject = ${subject} and state = 'requested'
          and kind in ('qc.revokeReport', 'qc.reviseReport', 'order.suspension')`,
  );

interface Approving {
  /** The id of the record that the request is about. */
  readonly subject: string;
  readonly person: string;
  readonly key: string;
  readonly isRefused?: boolean;
}

/** One person decides the open request about a subject; returns the code of the refusal. */
async function decideRequest(
  town: Town,
  { subject, person, key, isRefused = false }: Approving,
): Promise<string | null> {
  const open = await requestOf(town, subject);
  if (open === null) throw new Broken(`no request about ${subject} is open`);
  const input = { id: open.id, version: 1, ...(isRefused ? { reason: 'No.' } : {}) };
  const call = isRefused ? opsApprovalRefuse : opsApprovalApprove;
  return (await send(town, { call, person, input, key })).refused;
}

/** Sends a request by one person and has the other of the desk approve it; both must be allowed. */
async function byTwo(
  town: Town,
  asked: Parameters<typeof send>[1] & { readonly subject: string; readonly second: string },
): Promise<void> {
  const { subject, second, key, ...sent } = asked;
  const { refused } = await send(town, { ...sent, key });
  const approved =
    refused ?? (await decideRequest(town, { subject, person: second, key: `${key}:2` }));
  if (approved !== null) throw new Broken(`${sent.call.path} was refused by ${approved}`);
}

/** Two of the lab revoke the report of a lot: the order stands still where its money is held. */
export async function suspend(town: Town, { order, command, key }: Step): Promise<Taken> {
  const { person, roll } = command;
  const asked = { event: 'suspend', as: 'qc', person, now: town.clock.now() } as const;
  if (!isOf('qc', person) || decide(order, asked).row === undefined) return refusedStep;
  const valid = (await lastReports(town, order)).filter(({ isValid }) => isValid);
  if (valid.length === 0) return refusedStep;
  const { no, lotId, inspectionId: subject } = randomOf(roll).pick(valid);
  const input = { no, reason: 'The solvent was old.' };
  const second = otherOf('qc', person);
  await byTwo(town, { call: revokeReport, person, input, key, subject, second });
  return suspendModel(order, { ...asked, lot: lotId });
}

/** Takes the row of a revoked report on the model. */
function suspendModel(order: ModelOrder, asked: Parameters<typeof decide>[1]): Taken {
  const decided = decide(order, asked);
  if (decided.refused !== undefined) throw new Broken(`the model refuses by ${decided.refused}`);
  return { row: decided.row, paid: apply(order, decided.row, asked) };
}

/** Stops an order on the model that came from the bench with a lot that has no report in force. */
export function suspendUnreported(order: ModelOrder, now: Date): Paid[] {
  return revokedLots(order).flatMap((lot) => [
    ...suspendModel(order, { event: 'suspend', as: 'qc', person: '', now, lot }).paid,
  ]);
}

/** The lab writes the words of revoked reports anew, which puts a report in force in their place. */
async function revise(town: Town, order: ModelOrder, key: string): Promise<void> {
  const missing = revokedLots(order);
  for (const { no, lotId, inspectionId: subject } of await lastReports(town, order)) {
    if (!missing.includes(lotId)) continue;
    const input = { no, conclusion: `Instead of ${no}.`, reason: 'Checked once more.' };
    const [person = '', second = ''] = deskPeople.qc ?? [];
    const sent = { call: requestRevision, person, input, key: `${key}:${lotId}` };
    await byTwo(town, { ...sent, subject, second });
    for (const line of order.lines) {
      const lot = line.lots.get(lotId);
      if (lot) line.lots = new Map(line.lots).set(lotId, { ...lot, isReported: true });
    }
  }
}

/** One of support asks how a suspended order goes on; another approves or refuses. */
export async function endSuspension(
  town: Town,
  { order, command, key }: Step,
  decision: SuspensionDecision,
): Promise<Taken> {
  const { person, roll, twist } = command;
  if (!isOf('support', person)) return refusedStep;
  const random = randomOf(roll);
  const asked = { event: decision, as: 'support', person, now: town.clock.now() } as const;
  const decided = decide(order, asked);
  const isRevised = decision === 'reinstate' && random.chance(0.7);
  if (isRevised && decided.row !== undefined) await revise(town, order, key);
  const version = twist === 'stale' ? order.version - 1 : order.version;
  const input = { id: order.id, version, decision, reason: 'Two of us looked.', ...dispatched };
  const { refused } = await send(town, { call: requestSuspensionEnd, person, input, key });
  const what = `${decision} of a suspended order`;
  if (twist === 'stale') return expectRefusal(what, refused, 'stale');
  if (decided.refused !== undefined) return expectRefusal(what, refused, decided.refused);
  if (decision === 'reinstate' && revokedLots(order).length > 0) {
    return expectRefusal(what, refused, 'unreported');
  }
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  const approving = { subject: order.id, key: `${key}:2` };
  const own = await decideRequest(town, { ...approving, person, key: `${key}:own` });
  expectRefusal(`the own approval of ${what}`, own, 'second');
  const isRefused = random.chance(0.15);
  const second = otherOf('support', person);
  const answer = await decideRequest(town, { ...approving, person: second, isRefused });
  if (answer !== null) throw new Broken(`${what}: its approval was refused by ${answer}`);
  if (isRefused) return refusedStep;
  return { row: decided.row, paid: apply(order, decided.row, asked) };
}
