import type { FactorOrRecovery, SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import type { Deps } from '../deps.ts';
import { lockTotp, saveTotpStep } from '../store/factors.ts';
import { totpStep } from '../totp.ts';
import { lockOwner, type Owner, ownerIdOf } from './owner.ts';
import { verifyAssertion } from './passkeys.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';

/** Rejects a code that is wrong, or whose time step is not after the last accepted one. */
async function proveTotp(
  ctx: CommandContext,
  deps: Deps,
  { ownerId, code }: { readonly ownerId: string; readonly code: string },
): Promise<void> {
  const totp = await lockTotp(ctx.tx, ownerId);
  if (totp === null || totp.secret === null) throw new Failure('factor.none');
  const secret = deps.secrets.open(totp.secret, ownerId);
  const step = totpStep({ secret, code, now: ctx.now }, Number(totp.lastStep));
  if (step === null) throw new Failure('totp.wrong', {}, 'code');
  await saveTotpStep(ctx.tx, ownerId, step);
}

interface Proved<Proof> {
  readonly ownerId: string;
  readonly proof: Proof;
  readonly boundTo: string;
}

const attemptOf = (ctx: CommandContext, ownerId: string) =>
  ({ door: 'factor', name: ownerId, address: ctx.address, now: ctx.now }) as const;

async function verifyFactor(
  ctx: CommandContext,
  deps: Deps,
  { ownerId, proof, boundTo }: Proved<SecondFactorProof>,
): Promise<void> {
  if (proof.kind === 'totp') await proveTotp(ctx, deps, { ownerId, code: proof.code });
  else await verifyAssertion(ctx, deps, { ownerId, assertion: proof.assertion, boundTo });
}

/** Proves a second factor of an owner; every try is counted, whatever becomes of the act. */
export async function proveFactor(
  ctx: CommandContext,
  deps: Deps,
  proved: Proved<SecondFactorProof>,
): Promise<void> {
  const attempt = attemptOf(ctx, proved.ownerId);
  await beginAttempt(deps, attempt);
  await verifyFactor(ctx, deps, proved);
  await attemptSucceeded(ctx.tx, deps, attempt);
}

/**
 * Locks the caller and proves a second factor of theirs, or uses one of their recovery codes up. The
 * try is counted before anything is locked: that may wait for an act of the same network. Returns the
 * function that takes the count back, to be called last: it holds the network's count.
 */
export async function proveOwner(
  ctx: CommandContext,
  deps: Deps,
  { proof, boundTo }: Omit<Proved<FactorOrRecovery>, 'ownerId'>,
): Promise<{ readonly owner: Owner; readonly accept: () => Promise<void> }> {
  const attempt = attemptOf(ctx, ownerIdOf(ctx));
  await beginAttempt(deps, attempt);
  const owner = await lockOwner(ctx);
  if (proof.kind !== 'recovery') {
    await verifyFactor(ctx, deps, { ownerId: owner.id, proof, boundTo });
  } else if (!(await redeemRecoveryCode(ctx, deps, { owner, code: proof.code }))) {
    throw new Failure('factor.recoveryWrong', {}, 'code');
  }
  return { owner, accept: () => attemptSucceeded(ctx.tx, deps, attempt) };
}
