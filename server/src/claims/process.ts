import type { ClaimActor, ClaimEvent, ClaimMoney, ClaimRow } from '#contract/claims/table.ts';
import { rateMicrosOf } from '#contract/exchange/amounts.ts';
import {
  type Applied,
  applyEvent,
  type Effect,
  type EventContext,
  type EventRequest,
  type Identity,
  type Person,
  type Process,
  type Step,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { replacementProgress } from '#server/orders/public.ts';
import { settingOf } from '#server/settings/public.ts';
import { walletOf } from '#server/wallet/public.ts';
import { moveMoney } from './commands/move-money.ts';
import { changes } from './core/changes.ts';
import { type Claim, sideOf, type Terms } from './core/claim.ts';
import { factsOfPayload } from './core/entry-facts.ts';
import { type ClaimPayload, claimMachine } from './core/machine.ts';
import { missingFor, planOf } from './core/money.ts';
import { fewestPieces } from './core/pieces.ts';
import { notifyParty } from './notify.ts';
import { mayEnforceDeadline } from './reminded.ts';
import { lockClaim, nextForClock, saveClaim, saveWaiting } from './store/claims.ts';
import { insertEntry } from './store/entries.ts';

type Payloads = Readonly<Record<ClaimEvent, ClaimPayload>>;
type ClaimStep = Step<ClaimRow, ClaimPayload>;
export type AppliedToClaim = Applied<Claim, ClaimRow, object>;

/** Who takes an event; `party` is the buyer or the seller, whichever the account is. */
export interface ClaimCaller extends Person {
  readonly as: Exclude<ClaimActor, 'buyer' | 'seller'> | 'party';
}

/** Returns the caller's identity on a claim. The side comes from the record, never from the input. */
function identify(claim: Claim, { as, ...person }: ClaimCaller): Identity<ClaimActor> | null {
  if (as !== 'party') return { actor: as, ...person };
  const side = person.accountId === null ? null : sideOf(claim, person.accountId);
  if (side === null) return null;
  return { actor: side, accountId: person.accountId, name: claim[side].name };
}

/** Locks a claim with what decides its money: the seller's means, and how its replacement stands. */
async function lockWhole(tx: Tx, id: string): Promise<Claim | null> {
  const claim = await lockClaim(tx, id);
  if (claim === null) return null;
  const { available, depositFen } = await walletOf(tx, claim.seller.id);
  const rate = await settingOf(tx, 'usdCny');
  const rateMicros = rate === null ? null : rateMicrosOf(rate.value.rate);
  const { replacement } = claim;
  return {
    ...claim,
    funds: { available, depositFen, rateMicros },
    replacement: replacement && {
      ...replacement,
      progress: await replacementProgress(tx, replacement.id),
    },
  };
}

/** The money of a row: figures are set with the state, transfers follow in the same transaction. */
const moneyEffect =
  (move: ClaimMoney) =>
  (claim: Claim): Effect<Claim, object> => {
    const { steps, held, paid, outstanding } = planOf[move](claim);
    return {
      set: { held, paid, outstanding },
      run: ({ tx, now }, saved) => moveMoney(tx, saved, steps, now),
    };
  };

/** Refuses more pieces than were delivered, and fewer than were settled. */
function validateCount(claim: Claim, pieces: number): void {
  const most = claim.delivered;
  if (pieces > most) throw new Failure('claim.count', { most }, 'pieces');
  const fewest = fewestPieces(claim);
  if (pieces < fewest) throw new Failure('claim.countSettled', { fewest }, 'pieces');
}

/** Refuses a count that cannot be, and a replacement that the seller's means do not secure. */
function validate(claim: Claim, { event, payload, row }: Step<ClaimRow>): void {
  const said = payload as ClaimPayload;
  if (event === 'receive' || event === 'recount') validateCount(claim, said.pieces ?? 0);
  if (!('money' in row) || row.money !== 'setAside') return;
  const after = { ...claim, ...changes[event](claim, { event, payload: said, row } as ClaimStep) };
  // How much lacks would tell the buyer what the seller has.
  if (missingFor(after) > 0n) throw new Failure('claim.security');
}

/** The terms that an event names, for the history. */
function termsOfEvent(record: Claim, event: ClaimEvent): Terms | null {
  if (event === 'offer') return record.offer;
  return event === 'agree' || event === 'acceptOffer' || event === 'rule'
    ? record.settlement
    : null;
}

async function insertHistory({ tx, now }: EventContext, { before, record, step }: AppliedToClaim) {
  const { event, actor, person } = step;
  const payload = step.payload as ClaimPayload;
  await insertEntry(tx, {
    id: newId(),
    claimId: record.id,
    recordedAt: now,
    event,
    from: before.state,
    to: record.state,
    by: actor,
    byId: person.accountId,
    name: actor === 'clock' ? '' : person.name,
    text: payload.text,
    facts: factsOfPayload(payload),
    files: [],
    terms: termsOfEvent(record, event),
  });
}

/** Staff's events are kept in the audit log; those of parties stand in the claim's entries. */
async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToClaim) {
  const payload = step.payload as ClaimPayload;
  await auditStaffEvent(ctx, {
    what: `claim.${step.event}`,
    on: { kind: 'claim', id: record.id, no: record.no },
    before: { state: before.state, version: before.version },
    after: {
      state: record.state,
      version: record.version,
      ...factsOfPayload(payload),
      text: payload.text,
    },
  });
}

/** After-sale claims as the runner takes their events. */
export const claimProcess: Process<Claim, ClaimRow, Payloads, ClaimCaller, object> = {
  machine: claimMachine,
  store: {
    lock: lockWhole,
    save: (tx, _, record, now) => saveClaim(tx, record, now),
    insertHistory,
    lockDue: nextForClock,
    saveDeadline: saveWaiting,
    mayEnforce: mayEnforceDeadline,
  },
  identify,
  clock: { as: 'clock', ...theClock },
  clockPayload: { text: '' },
  changed: 'claim.changed',
  refuse: (_, { state }) => new Failure('claim.wrongState', { state }),
  validate,
  changes,
  effects: {
    money: {
      setAside: moneyEffect('setAside'),
      pay: moneyEffect('pay'),
      payPart: moneyEffect('payPart'),
      giveBack: moneyEffect('giveBack'),
      fundReplacement: moneyEffect('fundReplacement'),
      payRest: moneyEffect('payRest'),
    },
  },
  facts: () => ({}),
  notify: {
    buyer: (ctx, applied) => notifyParty(ctx, 'buyer', applied),
    seller: (ctx, applied) => notifyParty(ctx, 'seller', applied),
  },
  audit: auditStaff,
};

/**
 * Takes an event on a claim, in the caller's transaction. Fails with notFound, claim.changed,
 * claim.wrongState, claim.count, claim.countSettled, claim.security, or what the ledger refuses.
 */
export const applyClaimEvent = (
  ctx: EventContext,
  request: EventRequest<ClaimEvent, ClaimPayload, ClaimCaller>,
): Promise<AppliedToClaim> => applyEvent(ctx, claimProcess, request);
