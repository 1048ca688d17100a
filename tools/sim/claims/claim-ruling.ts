import { sql } from 'kysely';
import * as calls from '#contract/claims/calls.ts';
import { row as readRow } from '#server/kit/database/database.ts';
import { Broken } from '../laws.ts';
import { deskPeople, type Town } from '../people.ts';
import { randomOf } from '../random.ts';
import { approveCall, refuseCall, send } from '../send.ts';
import { applyToClaim, isFunded } from './claim-apply.ts';
import { isPossible, termsOf } from './claim-commands.ts';
import { type ClaimTaking, claimRowFor, type ModelTerms } from './claim-model.ts';
import {
  type ClaimStep,
  type ClaimTaken,
  expectDone,
  expectRefused,
  none,
  type On,
  reason,
  statedOf,
} from './claim-step.ts';

/** One person of support proposes a ruling; another approves it, or refuses. */
export async function takeRuling(town: Town, step: ClaimStep, on: On): Promise<ClaimTaken> {
  return on.claim.ruling === null ? propose(town, step, on) : decideRuling(town, step, on);
}

async function propose(
  town: Town,
  { command, key }: ClaimStep,
  { claim }: On,
): Promise<ClaimTaken> {
  const random = randomOf(command.roll);
  const drawn = termsOf(claim, { random, isAbsurd: command.twist === 'absurd' });
  const isRejected = random.chance(0.2);
  // Goods that were sent are not sent again: only money is left.
  const terms: ModelTerms | null = isRejected
    ? null
    : claim.isSent
      ? { ...drawn, remedy: 'compensation', returnPieces: 0, freight: 0n }
      : drawn;
  const { remedy, ...stated } = statedOf(drawn);
  const person = command.as === 'approver' ? command.person : 'Support1';
  const isStale = command.twist === 'stale';
  const version = isStale ? claim.version - 1 : claim.version;
  const input = {
    ...reason,
    id: claim.id,
    version,
    decision: isRejected ? 'reject' : remedy,
    ...stated,
  };
  const sent = { call: calls.opsClaimProposeRuling, person, input, key };
  const answer = await send(town, sent);
  const what = `a ruling proposed on a claim in ${claim.state}`;
  const isOpen = claim.state === 'arbitrating' && !isStale;
  if (!isOpen || (terms !== null && !isPossible(claim, terms))) {
    return expectRefused(what, answer.refused);
  }
  expectDone(what, answer, none);
  const open = await readRow<{ id: string; expiresAt: Date }>(
    town.market.market.database.db,
    sql`select id, expires_at as "expiresAt" from approvals.approval
        where subject = ${claim.id} and kind = 'claim.ruling' and state = 'requested'`,
  );
  if (open === null) throw new Broken('a request for a ruling is not there');
  claim.ruling = { ...open, by: person, terms };
  return none;
}

async function decideRuling(
  town: Town,
  { command, key }: ClaimStep,
  { claim, available }: On,
): Promise<ClaimTaken> {
  const { ruling } = claim;
  if (ruling === null) return none;
  const random = randomOf(command.roll);
  const isRefused = random.chance(0.15);
  const isSelf = random.chance(0.1);
  const others = (deskPeople.support ?? []).filter((name) => name !== ruling.by);
  const person = isSelf ? ruling.by : random.pick(others);
  const isStale = command.twist === 'stale';
  const { refused } = await send(town, {
    call: isRefused ? refuseCall : approveCall,
    person,
    input: { id: ruling.id, version: isStale ? 0 : 1, ...(isRefused ? reason : {}) },
    key,
  });
  const what = `a decision on a ruling about a claim in ${claim.state}`;
  if (isStale || isSelf) return expectRefused(what, refused);
  const now = town.clock.now();
  const { terms } = ruling;
  const taking: ClaimTaking = { event: 'rule', as: 'approver', person, now, terms };
  const row = claimRowFor(claim, taking);
  if (row === null) throw new Broken(`${what}: the model has no row`);
  if (!isRefused && !isFunded(claim, row, { terms, available })) {
    return expectRefused(what, refused);
  }
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  if (isRefused) {
    claim.ruling = null;
    return none;
  }
  return { row, paid: applyToClaim(claim, row, taking, available) };
}
