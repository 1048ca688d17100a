import { limits } from '#contract/limits.ts';

/**
 * Wrong tries of everybody together that end a code which is typed before sign-in. One network is
 * locked after five and makes eight in a code's life at most: alone it never ends a code.
 */
export const CODE_TRIES_ALL = 15;

/** At most so many codes go to one address in an hour. */
export const CODES_PER_HOUR = 6;
/** At most so many codes for a next address go to one mailbox in an hour, whoever asks for them. */
export const NEXT_CODES_PER_HOUR = 18;
const HOUR_MS = 3_600_000;

/** The state of the last code that was sent to an address. */
export interface CodeState {
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly isUsed: boolean;
  readonly hourStartedAt: Date;
  readonly hourSent: number;
}

/** Whole seconds until another code may be sent; 0 where it may be sent now. */
export function codeWaitS(code: CodeState | null, now: Date): number {
  if (code === null) return 0;
  const resendAt = code.sentAt.getTime() + limits.codeResendS * 1000;
  const hourEnds = code.hourStartedAt.getTime() + HOUR_MS;
  const isHourFull = code.hourSent >= CODES_PER_HOUR && now.getTime() < hourEnds;
  const freeAt = isHourFull ? Math.max(resendAt, hourEnds) : resendAt;
  return Math.max(0, Math.ceil((freeAt - now.getTime()) / 1000));
}

/** Whole seconds until an hour ends that began at an instant. */
export const hourLeftS = (startedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((startedAt.getTime() + HOUR_MS - now.getTime()) / 1000));

/** When a code that is sent now ends: ten minutes later. */
export const codeEnd = (now: Date): Date => new Date(now.getTime() + limits.codeValidS * 1000);

/** Why a code can take no more tries; null where it can. An address without a code: expired. */
export function codeFailure(
  code: CodeState | null,
  now: Date,
  triesMax: number = limits.codeTries,
): 'code.expired' | 'code.spent' | null {
  if (code === null) return 'code.expired';
  if (code.isUsed || code.tries >= triesMax) return 'code.spent';
  return code.expiresAt.getTime() <= now.getTime() ? 'code.expired' : null;
}
