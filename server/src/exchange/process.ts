import type { ExchangeActor, ExchangeEvent, ExchangeRow } from '#contract/exchange/machine.ts';
import { moneyWire } from '#contract/money.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  type EventContext,
  eventApplier,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { entryOf } from '#server/kit/entry-of.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { completeExchange, returnExchange, undoExchange } from '#server/wallet/public.ts';
import { exchangeMachine } from './core/machine.ts';
import type { ExchangeDeps } from './deps.ts';
import {
  claimReference,
  type ExchangeRecord,
  insertHistory,
  lockExchange,
  updateExchange,
} from './store/exchange-store.ts';

/** Describes what an event says: the bank's reference of a payment, or why there is none. */
interface Said {
  readonly text: string;
  /** The bank's reference of a payment that came back. */
  readonly reference?: string;
}
type Payloads = Readonly<Record<ExchangeEvent, Said>>;
type ExchangeStep = Step<ExchangeRow, Said>;
type AppliedToExchange = Applied<ExchangeRecord, ExchangeRow, object>;

/** A person of finance: the one who decides alone, or the second of a payment. */
export type ExchangeCaller = Person & { readonly as: Exclude<ExchangeActor, 'owner'> };

const decisionChanges = ({ now, person }: ExchangeStep): Partial<ExchangeRecord> => ({
  decidedAt: now,
  decidedBy: person.accountId,
});

const movement = (record: ExchangeRecord, what: string, now: Date) => ({
  key: `exchange:${record.id}:${what}`,
  cause: { kind: 'exchange', id: record.id, no: record.no },
  ownerId: record.owner,
  now,
});

/** Returns how amounts are written in a message. */
const amountText = (minor: bigint, currency: 'USD' | 'CNY'): string => {
  const { amount } = moneyWire({ minor, currency });
  return `${amount} ${currency}`;
};

async function notifyOwner(
  { tx, now }: EventContext,
  deps: ExchangeDeps,
  { record, step }: AppliedToExchange,
): Promise<void> {
  const owners = await deps.owners(tx, [record.owner]);
  const side = owners.get(record.owner)?.identity ?? 'buyer';
  await deps.notify(tx, {
    to: record.owner,
    kind: `exchange.${step.event}`,
    params: {
      no: record.no,
      sold: amountText(record.sell, 'USD'),
      bought: amountText(record.buy, 'CNY'),
      reason: step.event === 'bankReturn' ? record.returnReason : record.failReason,
    },
    link: `/${side}-log-detail/exchange/${record.id}`,
    mail: true,
    now,
  });
}

/** Writes the history, and claims the bank's reference of a payment or of its return. */
async function writeHistory(ctx: EventContext, { record, step }: AppliedToExchange) {
  const { text, reference = '' } = step.payload as Said;
  const bankReference = step.event === 'complete' ? text : reference;
  await insertHistory(ctx.tx, record.id, {
    ...entryOf({ record, step }),
    actor: step.actor,
    reason: step.event === 'complete' ? '' : text,
    bankReference,
  });
  // An open request is about the exchange as it was before.
  await voidApprovals(ctx, record.id);
  if (bankReference !== '' && !(await claimReference(ctx.tx, bankReference, record.id))) {
    throw new Failure('exchange.changed');
  }
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToExchange) {
  await auditStaffEvent(ctx, {
    what: `exchange.${step.event}`,
    on: { kind: 'exchange', id: record.id, no: record.no },
    before: { state: before.state },
    after: {
      state: record.state,
      reason: record.failReason,
      bankReference: record.bankReference,
      sell: record.sell,
      buy: record.buy,
    },
  });
}

/** Exchanges as the runner takes their events. */
export const exchangeProcess = (
  deps: ExchangeDeps,
): Process<ExchangeRecord, ExchangeRow, Payloads, ExchangeCaller, object> => ({
  machine: exchangeMachine,
  store: {
    lock: lockExchange,
    save: (tx, _, record) => updateExchange(tx, record),
    insertHistory: writeHistory,
  },
  identify: (_, { as, accountId, name }) => ({ actor: as, accountId, name }),
  changed: 'exchange.changed',
  changes: {
    complete: (_, step) => ({ ...decisionChanges(step), bankReference: step.payload.text }),
    fail: (_, step) => ({
      ...decisionChanges(step),
      failReason: step.payload.text,
      bankReference: '',
    }),
    bankReturn: (_, step) => ({ ...decisionChanges(step), returnReason: step.payload.text }),
    reopen: () => ({ decidedAt: null, decidedBy: null, bankReference: '' }),
  },
  effects: {
    money: {
      pay: () => ({
        run: async ({ tx, now }, record) => {
          const { sell: sellMinor, fee: feeMinor, buy: boughtFen } = record;
          const amounts = { sellMinor, feeMinor, boughtFen };
          const key = `done:${record.version}`;
          await completeExchange(tx, { ...movement(record, key, now), ...amounts });
          return undefined;
        },
      }),
      takeBack: () => ({
        run: async ({ tx, now }, record) => {
          const { sell: sellMinor, fee: feeMinor, buy: boughtFen } = record;
          const amounts = { sellMinor, feeMinor, boughtFen };
          const key = `returned:${record.version}`;
          await undoExchange(tx, { ...movement(record, key, now), ...amounts });
          return undefined;
        },
      }),
      giveBack: () => ({
        run: async ({ tx, now }, record) => {
          await returnExchange(tx, {
            ...movement(record, `failed:${record.version}`, now),
            minor: record.sell,
            remark: record.failReason,
          });
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: { owner: (ctx, applied) => notifyOwner(ctx, deps, applied) },
  audit: auditStaff,
});

/** Takes an event on an exchange. Fails with notFound or exchange.changed. */
export const applyExchangeEvent = (deps: ExchangeDeps) => eventApplier(exchangeProcess(deps));
