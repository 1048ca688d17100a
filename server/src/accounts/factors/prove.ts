import type { FactorOrRecovery, SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import type { Deps } from '../deps.ts';
import { lockTotp, saveTotpStep } from '../store/factors.ts';
import { totpStep } from '../totp.ts';
import { lockOwner } from './owner.ts';
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

/** Proves a second factor of an owner; every try is counted, whatever becomes of the act. */
export async function proveFactor(
  ctx: CommandContext,
  deps: Deps,
  { ownerId, proof, boundTo }: Proved<SecondFactorProof>,
): Promise<void> {
  const attempt = attemptOf(ctx, ownerId);
  await beginAttempt(deps, attempt);
  if (proof.kind === 'totp') await proveTotp(ctx, deps, { ownerId, code: proof.code });
  else await verifyAssertion(ctx, deps, { ownerId, assertion: proof.assertion, boundTo });
  await attemptSucceeded(ctx.tx, deps, attempt);
}

/** Proves a second factor of the caller, or uses one of their recovery codes up. */
export async function proveFactorOrRecovery(
  ctx: CommandContext,
  deps: Deps,
  { ownerId, proof, boundTo }: Proved<FactorOrRecovery>,
): Promise<void> {
  if (proof.kind !== 'recovery') return proveFactor(ctx, deps, { ownerId, proof, boundTo });
  const attempt = attemptOf(ctx, ownerId);
  await beginAttempt(deps, attempt);
  const owner = await lockOwner(ctx);
  if (!(await redeemRecoveryCode(ctx, deps, { owner, code: proof.code }))) {
    throw new Failure('factor.recoveryWrong', {}, 'code');
  }
  await attemptSucceeded(ctx.tx, deps, attempt);
}
