import { holdsDeposit } from '#server/deposits/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { placeReplacement } from '#server/orders/public.ts';
import {
  fundReplacement,
  payCompensation,
  payFromClaim,
  returnToSeller,
  setAsideForClaim,
} from '#server/wallet/public.ts';
import type { Claim } from '../core/claim.ts';
import type { MoneyStep } from '../core/money.ts';
import { saveReplacement } from '../store/claims.ts';

/** The key of a step in the ledger: it names the version that the claim has by then. */
const keyOf = ({ id }: Pick<Claim, 'id'>, version: number, what: MoneyStep['what']): string =>
  `claim:${id}:${version}:${what}`;

/** Returns the keys under which the ledger has what was set aside, paid and given back by a claim. */
export const ledgerKeysOf = (claim: Pick<Claim, 'id' | 'version'>): string[] =>
  Array.from({ length: claim.version + 1 }, (_, version) => version).flatMap((version) =>
    (['setAside', 'pay', 'compensate', 'giveBack'] as const).map((what) =>
      keyOf(claim, version, what),
    ),
  );

/**
 * Moves a claim's money by the ledger, step by step; returns what else that changed of the claim.
 * The key of a step names the version that the claim has now: it is never moved again for it.
 */
export async function moveMoney(
  tx: Tx,
  claim: Claim,
  steps: readonly MoneyStep[],
  now: Date,
): Promise<Partial<Claim> | undefined> {
  let changed: Partial<Claim> | undefined;
  for (const step of steps) changed = (await moveStep(tx, claim, step, now)) ?? changed;
  return changed;
}

/** Pays at once of the seller's means; fails where they moved since the claim was locked. */
async function compensate(
  tx: Tx,
  claim: Claim,
  { minor, short }: Extract<MoneyStep, { readonly what: 'compensate' }>,
  now: Date,
): Promise<void> {
  const { id, no, kind, orderId, orderNo, seller, buyer } = claim;
  const { shortfall } = await payCompensation(tx, {
    key: keyOf(claim, claim.version, 'compensate'),
    cause: { kind: 'claim', id, no },
    order: { kind, id: orderId, no: orderNo },
    sellerId: seller.id,
    buyerId: buyer.id,
    minor,
    reason: no,
    now,
  });
  if (shortfall !== short) throw new Failure('wallet.notEnough');
}

async function moveStep(
  tx: Tx,
  claim: Claim,
  step: MoneyStep,
  now: Date,
): Promise<Partial<Claim> | undefined> {
  const ref = { kind: 'claim', id: claim.id, no: claim.no };
  const move = {
    key: keyOf(claim, claim.version, step.what),
    claim: ref,
    sellerId: claim.seller.id,
    buyerId: claim.buyer.id,
    now,
  };
  if (step.what === 'setAside') await setAsideForClaim(tx, { ...move, ...step.payment });
  else if (step.what === 'compensate') await compensate(tx, claim, step, now);
  else if (step.what === 'pay') await payFromClaim(tx, { ...move, minor: step.minor });
  else if (step.what === 'giveBack') {
    // A deposit that has ended takes nothing back: its money goes to the balance.
    const toDeposit = await holdsDeposit(tx, claim.seller.id);
    const { minor, toBalance } = step;
    await returnToSeller(tx, { ...move, minor, toBalance: toDeposit ? toBalance : minor });
  } else if (step.what === 'fund') {
    const { orderId, lineId } = claim;
    const { pieces, unitPrice } = step;
    const made = { orderId, lineId, pieces, unitPrice, source: ref, now };
    const placed = await placeReplacement(tx, made);
    const order = { kind: claim.kind, id: placed.orderId, no: placed.orderNo };
    await fundReplacement(tx, { ...move, order, minor: placed.minor });
    await saveReplacement(tx, claim, placed);
    return { replacement: { id: placed.orderId, no: placed.orderNo, progress: null } };
  }
  return undefined;
}
