import { moneyWire } from '#contract/money.ts';
import type { WithdrawalEvent, WithdrawalRow } from '#contract/wallet/withdrawal-machine.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import {
  type Applied,
  applyEvent,
  type Effect,
  type EventContext,
  type Person,
  type Process,
  type Step,
} from '#server/kit/apply-event.ts';
import { entryOf } from '#server/kit/entry-of.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { lastFourDigits } from './core/bank-account.ts';
import * as recipes from './core/recipes.ts';
import type { Transfer } from './core/transfer.ts';
import { dueOf, withdrawalMachine } from './core/withdrawal.ts';
import type { WalletDeps, WithdrawalMessage } from './deps.ts';
import { post } from './store/ledger.ts';
import {
  insertHistory,
  lockWithdrawal,
  saveWithdrawal,
  type WithdrawalRecord,
} from './store/withdrawals.ts';

type Nothing = Record<never, never>;
type Payloads = {
  readonly approve: Nothing;
  readonly send: { readonly bankReference: string; readonly sentOn: string };
  readonly complete: Nothing;
  readonly bankReturn: { readonly reason: string; readonly bankReference: string };
  readonly reopen: Nothing;
  readonly refuse: { readonly reason: string };
  readonly cancel: Nothing;
};

/** Who takes an event on a withdrawal. */
export type WithdrawalCaller = Person & { readonly as: 'owner' | 'finance' | 'checker' };

type AppliedToWithdrawal = Applied<WithdrawalRecord, WithdrawalRow, object>;

/** Names a withdrawal in the audit log and in the ledger. */
export const refOf = ({ id, no }: { readonly id: string; readonly no: string }) => ({
  kind: 'withdrawal' as const,
  id,
  no,
});

/** An effect that moves the amount of a withdrawal, once for each of its versions. */
const moving =
  (recipe: (own: recipes.OwnAmount) => Transfer) =>
  (record: WithdrawalRecord, step: Step<WithdrawalRow>): Effect<WithdrawalRecord, object> => ({
    run: async (ctx) => {
      await post(ctx.tx, {
        transfer: recipe({ ownerId: record.owner, minor: record.amount }),
        key: `withdrawal:${record.id}:${step.event}:${record.version}`,
        cause: refOf(record),
        // The member reads in the ledger why the money is back.
        remark: step.event === 'refuse' ? record.reason : record.remark,
        now: step.now,
      });
      return undefined;
    },
  });

async function writeHistory(ctx: EventContext, { record, step }: AppliedToWithdrawal) {
  const { reason = '', bankReference = '' } = (step.payload ?? {}) as Partial<
    Payloads['send'] & Payloads['refuse']
  >;
  await insertHistory(ctx.tx, record.id, {
    ...entryOf({ record, step }),
    actor: step.actor,
    reason,
    facts: bankReference === '' ? {} : { bankReference },
  });
  if (record.state !== 'approved') await voidApprovals(ctx, record.id);
}

async function notifyOwner(
  ctx: EventContext,
  deps: WalletDeps,
  { record, step, message }: AppliedToWithdrawal & { readonly message: string },
) {
  const identity = (await deps.owners(ctx.tx, [record.owner])).get(record.owner)?.identity;
  const { amount, currency } = moneyWire({ minor: record.amount, currency: 'USD' });
  await deps.notify(ctx.tx, {
    to: record.owner,
    kind: `wallet.withdrawal.${message as WithdrawalMessage}`,
    params: {
      no: record.no,
      amount: `${amount} ${currency}`,
      ending: lastFourDigits(record.payee.accountNumber),
      reason: record.reason,
    },
    link: `/${identity ?? 'buyer'}-log-detail/cash/${record.id}`,
    mail: !('mail' in step.row),
    now: ctx.now,
  });
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToWithdrawal) {
  await auditStaffEvent(ctx, {
    what: `withdrawal.${step.event}`,
    on: refOf(record),
    before: { state: before.state },
    after: {
      state: record.state,
      amount: record.amount,
      bankReference: record.bankReference,
      reason: record.reason,
    },
  });
}

/** Withdrawals as the runner takes their events. */
export const withdrawalProcess = (
  deps: WalletDeps,
): Process<WithdrawalRecord, WithdrawalRow, Payloads, WithdrawalCaller, object> => ({
  machine: withdrawalMachine,
  store: {
    lock: lockWithdrawal,
    save: (tx, _, record) => saveWithdrawal(tx, record),
    insertHistory: writeHistory,
  },
  identify: ({ owner }, { as, ...person }) =>
    as === 'owner' && person.accountId !== owner ? null : { actor: as, ...person },
  changed: 'wallet.changed',
  refuse: ({ refused }) =>
    new Failure(refused === 'guard' ? 'wallet.cash.notPayable' : 'wallet.cash.wrongState'),
  changes: {
    approve: (_, { now }) => ({ dueAt: dueOf('approved', now) }),
    send: (_, { now, payload }) => ({ ...payload, dueAt: dueOf('sent', now) }),
    complete: () => ({ dueAt: null }),
    bankReturn: (_, { now, payload: { reason } }) => ({ reason, dueAt: dueOf('returned', now) }),
    reopen: (_, { now }) => ({ dueAt: dueOf('applied', now) }),
    refuse: (_, { payload: { reason } }) => ({ reason, dueAt: null }),
    cancel: () => ({ dueAt: null }),
  },
  effects: {
    money: {
      pay: moving(recipes.withdrawalPaid),
      takeBack: moving(recipes.withdrawalReturned),
      giveBack: moving(recipes.withdrawalFailed),
    },
  },
  facts: () => ({}),
  notify: { owner: (ctx, applied) => notifyOwner(ctx, deps, applied) },
  audit: auditStaff,
});

/** An event that is to be applied to a withdrawal. */
export interface WithdrawalStep<E extends WithdrawalEvent> {
  readonly id: string;
  readonly version: number;
  readonly event: E;
  readonly actor: WithdrawalCaller;
  readonly payload: Payloads[E];
}

/**
 * Applies an event to a withdrawal. Fails with notFound, wallet.changed, wallet.cash.wrongState
 * or wallet.cash.notPayable.
 */
export async function applyWithdrawalEvent<E extends WithdrawalEvent>(
  ctx: EventContext,
  deps: WalletDeps,
  step: WithdrawalStep<E>,
): Promise<WithdrawalRecord> {
  return (await applyEvent(ctx, withdrawalProcess(deps), step)).record;
}
