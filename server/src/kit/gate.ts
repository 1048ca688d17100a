import { type Call, type Caller, callers } from '#contract/call.ts';
import type { Who } from './at.ts';
import { Fail } from './fail.ts';

/** The callers that a session may pass as. */
export function callersOf(who: Who): readonly Caller[] {
  if (who.kind === 'anonymous') return ['anyone'];
  if (who.kind === 'stockKey') return ['anyone', 'stockKey'];
  if (who.kind === 'staff') return ['anyone', ...who.roles];
  if (who.identity === null) return ['anyone', 'newcomer'];
  if (who.identity === 'buyer') return ['anyone', 'buyer'];
  return who.settled ? ['anyone', 'seller', 'settled'] : ['anyone', 'seller'];
}

const has = (call: Call, ...some: readonly Caller[]) => some.some((one) => call.by.includes(one));

/**
 * The first gate (who may make this call at all): returns, or throws the failure that tells the
 * caller what is missing. `openToStaff` are the calls that need no second factor.
 */
export function gate(call: Call, who: Who, openToStaff: readonly string[]): void {
  if (has(call, 'anyone')) return;
  if (who.kind === 'anonymous') {
    throw new Fail(
      call.by.every((caller) => caller === 'stockKey') ? 'key.wrong' : 'session.missing',
    );
  }
  if (who.kind === 'staff' && !who.totpDone && !openToStaff.includes(call.path)) {
    throw new Fail('access.needsTotp');
  }
  if (has(call, ...callersOf(who).filter((caller) => caller !== 'anyone'))) return;
  if (who.kind === 'member' && who.identity === null && has(call, 'buyer', 'seller', 'settled')) {
    throw new Fail('access.needsKeyInfo');
  }
  if (who.kind === 'member' && who.identity === 'seller' && has(call, 'settled')) {
    throw new Fail('access.notSettled');
  }
  throw new Fail('access.denied');
}

/** Every caller name, so that a test can hold the gate against all of them. */
export const allCallers = callers;
