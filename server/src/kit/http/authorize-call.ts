import type { Call, CallerRole } from '#contract/call.ts';
import { Failure } from '../failure.ts';
import type { Caller } from '../request-context.ts';

/** The callers that a session may pass as. */
export function rolesOf(caller: Caller): readonly CallerRole[] {
  if (caller.kind === 'anonymous') return ['anyone'];
  if (caller.kind === 'pending') return ['anyone', 'pending'];
  if (caller.kind === 'stockKey') return ['anyone', 'stockKey'];
  if (caller.kind === 'staff') return ['anyone', ...caller.roles];
  if (caller.identity === null) return ['anyone', 'newcomer'];
  if (caller.identity === 'buyer') return ['anyone', 'buyer'];
  return caller.settled ? ['anyone', 'seller', 'settled'] : ['anyone', 'seller'];
}

const admitsRole = (call: Call, ...some: readonly CallerRole[]) =>
  some.some((one) => call.callers.includes(one));

/** Whether staff look at a member's account by this session: it reads and never writes. */
export const isViewer = (caller: Caller): boolean =>
  caller.kind === 'member' && caller.viewerId !== undefined;

/** Whether a second factor is still to come before the caller may make this call as themselves. */
function isHalfSignedIn(call: Call, caller: Caller, openToStaff: readonly string[]): boolean {
  if (caller.kind === 'pending') return !admitsRole(call, 'pending');
  return caller.kind === 'staff' && !caller.totpDone && !openToStaff.includes(call.path);
}

/**
 * The first gate (who may make this call at all): returns, or throws the failure that tells the
 * caller what is missing. `openToStaff` are the calls that need no second factor.
 */
export function authorizeCall(call: Call, caller: Caller, openToStaff: readonly string[]): void {
  // Before all else: a visitor's commands are refused too.
  if (isViewer(caller) && (call.kind === 'command' || call.ownOnly)) {
    throw new Failure('access.readOnly');
  }
  if (admitsRole(call, 'anyone')) return;
  if (caller.kind === 'anonymous') {
    throw new Failure(
      call.callers.every((caller) => caller === 'stockKey') ? 'key.wrong' : 'session.missing',
    );
  }
  if (isHalfSignedIn(call, caller, openToStaff)) throw new Failure('access.needsTotp');
  if (admitsRole(call, ...rolesOf(caller).filter((caller) => caller !== 'anyone'))) return;
  if (
    caller.kind === 'member' &&
    caller.identity === null &&
    admitsRole(call, 'buyer', 'seller', 'settled')
  ) {
    throw new Failure('access.needsKeyInfo');
  }
  if (caller.kind === 'member' && caller.identity === 'seller' && admitsRole(call, 'settled')) {
    throw new Failure('access.notSettled');
  }
  throw new Failure('access.denied');
}

/** Authorizes a call and returns its caller: before the second factor nobody but a visitor. */
export function authorizedCaller(
  call: Call,
  holder: Caller,
  openToStaff: readonly string[],
): Caller {
  authorizeCall(call, holder, openToStaff);
  return isHalfSignedIn(call, holder, openToStaff) ? { kind: 'anonymous' } : holder;
}
