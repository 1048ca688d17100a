import type { Call, CallerRole } from '#contract/call.ts';
import { Failure } from '../failure.ts';
import type { Caller, MemberCaller } from '../request-context.ts';

/** Calls that are open before, or instead of, the caller's full rights, by path. */
export interface OpenCalls {
  /** To staff before the second factor. */
  readonly toStaff: readonly string[];
  /** Commands of members who declined the terms in force. */
  readonly toDeclined: ReadonlySet<string>;
}

/** The callers that a session may pass as. */
export function rolesOf(caller: Caller): readonly CallerRole[] {
  if (caller.kind === 'anonymous') return ['anyone'];
  if (caller.kind === 'pending') return ['anyone', 'pending'];
  if (caller.kind === 'stockKey') return ['anyone', 'stockKey'];
  if (caller.kind === 'staff') return ['anyone', ...caller.roles];
  return [
    'anyone',
    ...(caller.termsDeclined ? (['declined'] as const) : []),
    ...memberRoles(caller),
  ];
}

function memberRoles({ identity, settled }: MemberCaller): readonly CallerRole[] {
  if (identity === null) return ['newcomer'];
  if (identity === 'buyer') return ['buyer'];
  return settled ? ['seller', 'settled'] : ['seller'];
}

const admitsRole = (call: Call, ...some: readonly CallerRole[]) =>
  some.some((one) => call.callers.includes(one));

/** Whether staff look at a member's account by this session: it reads and never writes. */
export const isViewer = (caller: Caller): boolean =>
  caller.kind === 'member' && caller.viewerId !== undefined;

/** Whether a second factor is still to come before the caller may make this call as themselves. */
function isHalfSignedIn(call: Call, caller: Caller, open: OpenCalls): boolean {
  if (caller.kind === 'pending') return !admitsRole(call, 'pending');
  return caller.kind === 'staff' && !caller.totpDone && !open.toStaff.includes(call.path);
}

/** Whether the terms that the caller declined stand between them and this command. */
const isBarredByTerms = (call: Call, caller: Caller, open: OpenCalls): boolean =>
  caller.kind === 'member' &&
  caller.termsDeclined === true &&
  call.kind === 'command' &&
  !open.toDeclined.has(call.path);

/**
 * The first gate (who may make this call at all): returns, or throws the failure that tells the
 * caller what is missing.
 */
export function authorizeCall(call: Call, caller: Caller, open: OpenCalls): void {
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
  if (isHalfSignedIn(call, caller, open)) throw new Failure('access.needsTotp');
  if (isBarredByTerms(call, caller, open)) throw new Failure('access.termsDeclined');
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

/**
 * Authorizes a call and returns its caller: a visitor where a step of the sign-in is still to come, or
 * where the terms that a member declined bar them from a command that is open to anyone.
 */
export function authorizedCaller(call: Call, holder: Caller, open: OpenCalls): Caller {
  authorizeCall(call, holder, open);
  const isVisitor = isHalfSignedIn(call, holder, open) || isBarredByTerms(call, holder, open);
  return isVisitor ? { kind: 'anonymous' } : holder;
}
