import {
  type PayoutFileActor,
  type PayoutFileEvent,
  type PayoutFileRow,
  payoutFileTable,
  payoutFileWaits,
} from '#contract/bank/payout-machine.ts';
import { type Applied, applyEvent, type Person, type Process } from '#server/kit/apply-event.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import { audit } from '#server/operator/public.ts';
import type { PayoutDeps } from './deps.ts';
import { itemsOfFile, lockFile, type PayoutFileRecord, saveFile } from './store/payout-files.ts';

/** The machine of files of payments. */
export const payoutFileMachine = defineMachine(
  (_: Pick<PayoutFileRecord, 'state' | 'version' | 'since'>): readonly PayoutFileRow[] =>
    payoutFileTable,
  { guards: {}, moments: {}, wait: ({ state }) => payoutFileWaits[state] },
);

/** A person of finance in front of a file. */
export type PayoutFileCaller = Person;

/** Returns as what a person acts on a file: the one who made it never releases it. */
export const actorOf = (
  { madeBy }: Pick<PayoutFileRecord, 'madeBy'>,
  accountId: string | null,
): PayoutFileActor => (accountId === madeBy ? 'finance' : 'releaser');

type Nothing = Record<never, never>;
type Payloads = {
  /** The day on which the bank is asked to pay, and the digest of the content with it. */
  readonly release: Pick<PayoutFileRecord, 'paidOn' | 'sha256'>;
  readonly cancel: Nothing;
};
type AppliedToFile = Applied<PayoutFileRecord, PayoutFileRow, object>;

const refOf = ({ id, no }: PayoutFileRecord) => ({ kind: 'payoutFile', id, no }) as const;

const decisionChanges = (
  _: PayoutFileRecord,
  { now, person }: { readonly now: Date; readonly person: Person },
): Partial<PayoutFileRecord> => ({
  decidedBy: person.accountId,
  decidedName: person.name,
  decidedAt: now,
});

async function auditStaff(ctx: CommandContext, { before, record, step }: AppliedToFile) {
  await audit(ctx.tx, ctx, {
    what: `payoutFile.${step.event}`,
    on: refOf(record),
    before: { state: before.state },
    after: { state: record.state, total: record.total, count: record.count, sha256: record.sha256 },
  });
}

/** Files of payments as the runner takes their events. */
const payoutFileProcess = (
  ctx: CommandContext,
  deps: PayoutDeps,
): Process<PayoutFileRecord, PayoutFileRow, Payloads, PayoutFileCaller, object> => ({
  machine: payoutFileMachine,
  store: { lock: lockFile, save: (tx, _, file) => saveFile(tx, file) },
  identify: (file, { accountId, name }) => ({ actor: actorOf(file, accountId), accountId, name }),
  changed: 'payout.changed',
  refuse: ({ refused }) =>
    new Failure(refused === 'notYourMove' ? 'approval.samePerson' : 'payout.changed'),
  changes: {
    release: (file, step) => ({ ...decisionChanges(file, step), ...step.payload }),
    cancel: decisionChanges,
  },
  effects: {
    money: {
      send: () => ({
        run: async (_, file) => {
          const sentOn = dayOf(ctx.now);
          for (const { payment, kind, endToEnd } of await itemsOfFile(ctx.tx, file.id)) {
            await deps.payments[kind].send(ctx, { id: payment, bankReference: endToEnd, sentOn });
          }
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: {},
  audit: (_, applied) => auditStaff(ctx, applied),
});

/** Applies an event to a file. Fails with notFound, payout.changed or approval.samePerson. */
export async function applyPayoutFileEvent<E extends PayoutFileEvent>(
  ctx: CommandContext,
  deps: PayoutDeps,
  request: {
    readonly id: string;
    readonly version: number;
    readonly event: E;
    readonly actor: PayoutFileCaller;
    readonly payload: Payloads[E];
  },
): Promise<PayoutFileRecord> {
  const process = payoutFileProcess(ctx, deps);
  return (await applyEvent(ctx, process, request)).record;
}
