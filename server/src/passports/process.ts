import type { HandoverActor, HandoverEvent, HandoverRow } from '#contract/passports/table.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Process,
  theClock,
} from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type RequestContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { handoverMachine } from './core/machine.ts';
import type { PassportMessage, PassportsDeps } from './deps.ts';
import {
  type Handover,
  lockDueHandover,
  lockHandover,
  saveHandover,
  saveHolder,
} from './store/handovers.ts';
import { pathOf } from './views.ts';

/** A member with the address and the company of the account. */
export interface Member {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/** The clock as a caller. */
const clock = { as: 'clock', ...theClock } as const;

type Payloads = Readonly<Record<HandoverEvent, Record<never, never>>>;
type AppliedHandover = Applied<Handover, HandoverRow, object>;

/** Returns the caller with address and company. Fails with notFound where there is no such account. */
export async function callingMember(
  ctx: RequestContext,
  deps: Pick<PassportsDeps, 'cardOf'>,
): Promise<Member> {
  const { accountId } = requireMember(ctx);
  const card = await deps.cardOf(ctx.tx, accountId);
  if (card === null) throw new Failure('notFound');
  const email = card.email.toLowerCase();
  return { accountId, name: card.company, email, company: card.company };
}

/** Returns the side of a hand-over that a member is on; null for all others. */
export function sideOf(
  { fromId, toEmail }: Pick<Handover, 'fromId' | 'toEmail'>,
  { accountId, email }: Pick<Member, 'accountId' | 'email'>,
): HandoverActor | null {
  if (accountId === fromId) return 'sender';
  return email === toEmail ? 'recipient' : null;
}

async function notifyMember(
  { tx, now }: EventContext,
  deps: PassportsDeps,
  message: { to: string; kind: PassportMessage; company: string; record: Handover },
): Promise<void> {
  const { to, kind, company, record } = message;
  const { no, mpn, pieces } = record;
  const params = { no, mpn, pieces, company };
  await deps.notify(tx, { to, kind, params, link: pathOf(deps, no), mail: true, now });
}

/** Tells the account of the offered address, where there is one. */
export async function notifyRecipient(
  ctx: EventContext,
  deps: PassportsDeps,
  { kind, record }: { readonly kind: PassportMessage; readonly record: Handover },
): Promise<void> {
  const found = await deps.accountByEmail(ctx.tx, record.toEmail);
  if (found === null) return;
  await notifyMember(ctx, deps, { to: found.id, kind, company: record.fromName, record });
}

/** Hand-overs as the runner takes their events. */
export const handoverProcess = (
  deps: PassportsDeps,
): Process<Handover, HandoverRow, Payloads, Member | typeof clock, object> => ({
  machine: handoverMachine,
  store: {
    lock: lockHandover,
    save: (tx, _, record) => saveHandover(tx, record),
    lockDue: lockDueHandover,
  },
  clock,
  identify: (record, member) => {
    if ('as' in member) return { actor: member.as, ...theClock };
    const actor = sideOf(record, member);
    return actor && { actor, accountId: member.accountId, name: member.name };
  },
  changed: 'order.hasChange',
  changes: {
    accept: (_, { person, now }) => ({
      toId: person.accountId,
      toName: person.name,
      decidedAt: now,
    }),
    decline: (_, { person, now }) => ({ toName: person.name, decidedAt: now }),
    withdraw: (_, { now }) => ({ decidedAt: now }),
    expire: (_, { now }) => ({ decidedAt: now }),
  },
  effects: {
    holder: {
      change: () => ({
        run: async ({ tx }, { passportId, toId }) => {
          if (toId !== null) await saveHolder(tx, { passportId, holderId: toId });
          return undefined;
        },
      }),
    },
  },
  facts: () => ({}),
  notify: {
    sender: (ctx, { record, step }: AppliedHandover) => {
      const { fromId: to, toName, toEmail } = record;
      if (step.event === 'expire') {
        return notifyMember(ctx, deps, { to, kind: 'passports.expired', company: toEmail, record });
      }
      const kind = step.event === 'accept' ? 'passports.accepted' : 'passports.declined';
      return notifyMember(ctx, deps, { to, kind, company: toName, record });
    },
    recipient: (ctx, { record, step }: AppliedHandover) => {
      const kind = step.event === 'expire' ? 'passports.offerExpired' : 'passports.withdrawn';
      return notifyRecipient(ctx, deps, { kind, record });
    },
  },
});

/**
 * Takes an event of the caller on a hand-over; returns the label of its passport. Fails with
 * notFound for others than its two sides, and with order.hasChange.
 */
export async function applyHandoverEvent(
  ctx: CommandContext,
  deps: PassportsDeps,
  { id, version, event }: { id: string; version: number; event: HandoverEvent },
): Promise<{ no: string; path: string }> {
  const actor = await callingMember(ctx, deps);
  const input = { id, version, event, actor, payload: {} };
  const { record } = await applyEvent(ctx, handoverProcess(deps), input);
  return { no: record.no, path: pathOf(deps, record.no) };
}
