import type { ReportActor, ReportEvent, ReportRow } from '#contract/qc/reports/report-machine.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Person,
  type Process,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { notify } from '#server/messages/public.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { reportMachine } from './core/reports/report-machine.ts';
import type { OrderAccess } from './deps.ts';
import { lockReport, type SignedReport, saveReport } from './store/reports.ts';

interface ReportPayloads {
  readonly supersede: Record<never, never>;
  readonly revoke: { readonly reason: string; readonly requestedBy: string };
}

type ReportCaller = Person & { readonly as: Extract<ReportActor, 'lab' | 'approver'> };
type AppliedToReport = Applied<SignedReport, ReportRow, object>;

/** The uses that the life of a report makes of other slices. */
interface ReportDeps {
  readonly orders: Pick<OrderAccess, 'find'>;
  /** The sides whom a message about their order tells already: an event sends each one message. */
  readonly notified?: readonly ('buyer' | 'seller')[];
}

const notifies =
  (deps: ReportDeps, side: 'buyer' | 'seller') =>
  async ({ tx, now }: EventContext, { record }: AppliedToReport) => {
    if (deps.notified?.includes(side)) return;
    const order = await deps.orders.find(tx, record.orderId);
    const to = order?.[`${side}Id`] ?? null;
    if (order === null || to === null) return;
    const params = { no: record.no, order: order.no, reason: record.revokedReason ?? '' };
    const link = `/report/${record.no}`;
    await notify(tx, { to, kind: 'qc.revoked', params, link, mail: true, now });
  };

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToReport) {
  await auditStaffEvent(ctx, {
    what: `report.${step.event}`,
    on: { kind: 'report', id: record.inspectionId, no: record.no },
    before: { state: before.state },
    after: { state: record.state, reason: record.revokedReason },
  });
}

/** Reports as the runner takes their events. */
const reportProcess = (
  deps: ReportDeps,
): Process<
  SignedReport,
  ReportRow,
  { readonly [E in ReportEvent]: ReportPayloads[E] },
  ReportCaller,
  object
> => ({
  machine: reportMachine,
  store: { lock: lockReport, save: (tx, _, report) => saveReport(tx, report) },
  identify: (_, { as, ...person }) => ({ actor: as, ...person }),
  changed: 'order.hasChange',
  refuse: (_, { state }) => new Failure('qc.wrongState', { state }),
  changes: {
    supersede: (_, { now }) => ({ supersededAt: now }),
    revoke: (_, { now, payload, person }) => ({
      revokedAt: now,
      revokedReason: payload.reason,
      revokedBy: [payload.requestedBy, person.name],
    }),
  },
  effects: {},
  facts: () => ({}),
  notify: { buyer: notifies(deps, 'buyer'), seller: notifies(deps, 'seller') },
  audit: auditStaff,
});

/** Takes an event on a report by its number. Fails with notFound or qc.wrongState. */
export async function applyReportEvent<E extends ReportEvent>(
  ctx: EventContext,
  deps: ReportDeps,
  request: {
    readonly no: string;
    readonly event: E;
    readonly actor: ReportCaller;
    readonly payload: ReportPayloads[E];
  },
): Promise<SignedReport> {
  const { no: id, ...rest } = request;
  return (await applyEvent(ctx, reportProcess(deps), { ...rest, id, version: null })).record;
}
