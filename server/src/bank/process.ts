import type { LineActor, LineRow } from '#contract/bank/machine.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  type EventContext,
  eventApplier,
  type Person,
  type Process,
} from '#server/kit/apply-event.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import { entryOf } from '#server/kit/entry-of.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { chargeByBank } from '#server/wallet/public.ts';
import { lineMachine } from './core/machine.ts';
import { insertEntry, type LineRecord, lockStatementLine, saveLine } from './store/lines.ts';

/** The payload of each event. */
type Payloads = {
  readonly match: { readonly match: string; readonly note: string };
  readonly charge: { readonly match: string; readonly charge: bigint; readonly note: string };
  readonly unmatch: { readonly note: string };
  readonly assign: {
    readonly to: string;
    readonly toName: string;
    readonly until: string;
    readonly note: string;
  };
};

/** A person of finance, or the second one who approved a match. */
export type LineCaller = Person & { readonly as: LineActor };
type AppliedToLine = Applied<LineRecord, LineRow, object>;

/** Returns what people call a line: its statement's place and amount say more than an id. */
export const labelOf = ({ bookedOn, seq }: Pick<LineRecord, 'bookedOn' | 'seq'>): string =>
  `${bookedOn} #${seq}`;

const refOf = (line: LineRecord) => ({ kind: 'bankLine', id: line.id, no: labelOf(line) }) as const;

/** Moves a line's charge in the ledger, under its version: it may be charged again after an undo. */
const moveCharge = async (
  ctx: EventContext,
  line: LineRecord,
  minor: bigint,
): Promise<undefined> => {
  if (minor === 0n) return undefined;
  await chargeByBank(ctx.tx, {
    key: `bankLine:${line.id}:${line.version}`,
    cause: refOf(line),
    minor,
    currency: line.currency,
    remark: beginningOf(line.reference, 200),
    now: ctx.now,
  });
  return undefined;
};

async function writeHistory(ctx: EventContext, { before, record, step }: AppliedToLine) {
  const { note = '', toName = '' } = (step.payload ?? {}) as Partial<Payloads['assign']>;
  await insertEntry(ctx.tx, {
    line: record.id,
    ...entryOf({ record, step }),
    note: [toName, note].filter(Boolean).join(': '),
    match: record.match ?? before.match,
  });
  if (step.event !== 'assign') await voidApprovals(ctx, record.id);
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToLine) {
  await auditStaffEvent(ctx, {
    what: `bank.${step.event}`,
    on: refOf(record),
    before: { state: before.state, match: before.match, charge: before.charge },
    after: { state: record.state, match: record.match, charge: record.charge },
  });
}

/** Lines of statements as the runner takes their events. */
const lineProcess: Process<LineRecord, LineRow, Payloads, LineCaller, object> = {
  machine: lineMachine,
  store: {
    lock: lockStatementLine,
    save: (tx, _, record) => saveLine(tx, record),
    insertHistory: writeHistory,
  },
  identify: (_, { as, accountId, name }) => ({ actor: as, accountId, name }),
  changed: 'bank.changed',
  changes: {
    match: (_, { payload }) => ({ match: payload.match }),
    charge: (_, { payload }) => ({ match: payload.match, charge: payload.charge }),
    unmatch: () => ({ match: null }),
    assign: (_, { payload: { to, toName, until, note } }) => ({
      assignedTo: to,
      assignedName: toName,
      assignedUntil: until,
      note,
    }),
  },
  effects: {
    money: {
      charge: () => ({ run: (ctx, line) => moveCharge(ctx, line, line.charge) }),
      chargeBack: ({ charge }) => ({
        set: { charge: 0n },
        run: (ctx, line) => moveCharge(ctx, line, -charge),
      }),
    },
  },
  facts: () => ({}),
  notify: {},
  audit: auditStaff,
};

/** Applies an event to a line. Fails with notFound or bank.changed. */
export const applyLineEvent = eventApplier(lineProcess);
