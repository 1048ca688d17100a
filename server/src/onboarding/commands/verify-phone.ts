import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import type {
  sendPhoneCode as SendCall,
  verifyPhone as VerifyCall,
} from '#contract/onboarding/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { mobileOf } from '../core/mobile.ts';
import type { OnboardingDeps } from '../deps.ts';
import { codeText } from '../notify.ts';
import {
  countPhoneTry,
  findPhoneCode,
  lastSentTo,
  putPhoneCode,
  verifyByCode,
} from '../store/phones.ts';

/** Returns the kept form of a code; without the server's secret nobody can search for it. */
const hashOf = (deps: OnboardingDeps, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', deps.secret)
    .update(JSON.stringify(['phone code', ...parts]))
    .digest();

/** Returns a mobile number in the international form; refuses what is none at its field. */
function requirePhone({ mobileAreaCode, mobile }: { mobileAreaCode: string; mobile: string }) {
  const phone = mobileOf(mobileAreaCode, mobile);
  if (phone === null) throw Failure.invalidFields([{ field: 'mobile', key: 'mobile' }]);
  return phone;
}

/** Returns whole seconds until another code may be sent after one; 0 where it may be sent now. */
function secondsToWait(sentAt: Date | null, now: Date): number {
  if (sentAt === null) return 0;
  const resendAt = sentAt.getTime() + limits.codeResendS * 1000;
  return Math.max(0, Math.ceil((resendAt - now.getTime()) / 1000));
}

/**
 * Sends a code to a mobile number by text message. Fails with code.wait within 120 seconds of the
 * last one to this account or to this number.
 */
export async function sendPhoneCode(
  ctx: CommandContext,
  deps: OnboardingDeps,
  input: Input<typeof SendCall>,
) {
  const { accountId } = requireMember(ctx);
  const phone = requirePhone(input);
  const { tx, now } = ctx;
  const seconds = secondsToWait(await lastSentTo(tx, phone), now);
  if (seconds > 0) throw new Failure('code.wait', { seconds });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + limits.codeValidS * 1000);
  const hash = hashOf(deps, accountId, phone, code);
  if (!(await putPhoneCode(tx, { accountId, phone, hash, now, expiresAt }))) {
    const last = await findPhoneCode(tx, accountId);
    const wait = secondsToWait(last?.sentAt ?? null, now) || limits.codeResendS;
    throw new Failure('code.wait', { seconds: wait });
  }
  await deps.queueSms(tx, { to: phone, text: codeText(ctx.lang, code) });
  return { resendAfterS: limits.codeResendS };
}

/** Verifies a mobile number by the code that was sent to it; each look costs one of five tries. */
export async function verifyPhone(
  ctx: CommandContext,
  deps: OnboardingDeps,
  input: Input<typeof VerifyCall>,
) {
  const { accountId } = requireMember(ctx);
  const phone = requirePhone(input);
  const { tx, now } = ctx;
  const counted = await countPhoneTry(deps.aside, { accountId, phone, now });
  if (counted === null) throw new Failure(await reasonOf(ctx, accountId, phone), {}, 'code');
  const hash = hashOf(deps, accountId, phone, input.code);
  if (!timingSafeEqual(hash, counted.codeHash)) {
    const left = limits.codeTries - counted.tries;
    throw new Failure(left > 0 ? 'code.wrong' : 'code.spent', { left }, 'code');
  }
  if (!(await verifyByCode(tx, { accountId, hash, now }))) {
    throw new Failure('code.spent', {}, 'code');
  }
  return {};
}

/** Returns why no code of this account and number can be tried now. */
async function reasonOf({ tx, now }: CommandContext, accountId: string, phone: string) {
  const last = await findPhoneCode(tx, accountId);
  if (last === null || last.sentTo !== phone) return 'code.expired';
  if (last.isUsed || last.tries >= limits.codeTries) return 'code.spent';
  return last.expiresAt <= now ? 'code.expired' : 'code.spent';
}
