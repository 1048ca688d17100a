import { type opsViewStart, VIEW_MINUTES } from '#contract/access/calls.ts';
import type { CustomerView } from '#contract/access/schemas.ts';
import type { Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { notify } from '#server/messages/public.ts';
import { audit } from '#server/operator/public.ts';
import type { AccessDeps, ViewedAccount } from '../deps.ts';
import {
  type AccessRecord,
  endDeadView,
  endOverdueViews,
  endView,
  findOpenView,
  insertEntry,
} from '../store/entries.ts';

const MINUTE_MS = 60_000;

const nameOf = ({ company, name, email }: ViewedAccount): string => company || name || email;

async function toView(
  ctx: QueryContext,
  deps: AccessDeps,
  { id, accountId, reason, openedAt, until }: AccessRecord,
): Promise<CustomerView> {
  const account = await deps.account(ctx.tx, accountId);
  return {
    id,
    accountId,
    name: account === null ? '' : nameOf(account),
    reason,
    startedAt: openedAt.toISOString(),
    until: (until ?? openedAt).toISOString(),
  };
}

const homeOf = ({ identity }: ViewedAccount): string =>
  identity === null ? '/home' : `/${identity}-dashboard`;

/**
 * Returns the look of a member of staff that is open, by its session too: one ends with the role, the
 * sign-in of the staff and the account, without being ended by its staff.
 */
async function findLiveView(
  { tx, now }: QueryContext,
  { isSessionOpen }: AccessDeps,
  staffId: string,
): Promise<AccessRecord | null> {
  const open = await findOpenView(tx, staffId, now);
  if (open === null || open.sessionId === null) return null;
  return (await isSessionOpen(tx, open.sessionId, now)) ? open : null;
}

/** Opens a read-only session of an account, records who looks and why, and tells the customer. */
export async function startView(
  ctx: CommandContext,
  deps: AccessDeps,
  { accountId, reason }: Input<typeof opsViewStart>,
) {
  const { tx, now } = ctx;
  const { accountId: staffId, name, sessionId } = requireStaff(ctx);
  const account = await deps.account(tx, accountId);
  if (account === null) throw new Failure('notFound');
  if (await deps.isStaffAccount(tx, accountId)) throw new Failure('view.staff');
  if (await deps.isClosed(tx, accountId)) throw new Failure('view.closed');
  await endOverdueViews(tx, staffId, now);
  const open = await findLiveView(ctx, deps, staffId);
  if (open !== null) throw new Failure('view.open', { name: (await toView(ctx, deps, open)).name });
  await endDeadView(tx, staffId, now);
  const until = new Date(now.getTime() + VIEW_MINUTES * MINUTE_MS);
  const opening = { accountId, viewerId: staffId, staffSessionId: sessionId, expiresAt: until };
  const { id: viewSession, ...session } = await deps.openSession(ctx, opening);
  const entry: AccessRecord = {
    id: newId(),
    accountId,
    staffId,
    staffName: name,
    kind: 'view',
    reason,
    openedAt: now,
    until,
    endedAt: null,
    sessionId: viewSession,
  };
  await insertEntry(tx, entry);
  await audit(tx, ctx, {
    what: 'customer.view',
    on: { kind: 'account', id: accountId, no: account.email },
    before: null,
    after: { reason, until: until.toISOString() },
  });
  await notify(tx, {
    to: accountId,
    kind: 'access.view',
    params: { name, reason, until: until.toISOString() },
    link: '/personal-center',
    mail: true,
    now,
  });
  return { ...(await toView(ctx, deps, entry)), ...session, home: homeOf(account) };
}

/** Returns the account that the caller looks at now; null where there is none. */
export async function currentView(ctx: QueryContext, deps: AccessDeps) {
  const open = await findLiveView(ctx, deps, requireStaff(ctx).accountId);
  return open === null ? null : toView(ctx, deps, open);
}

/** Ends the caller's look and its session. */
export async function stopView(ctx: CommandContext, deps: AccessDeps): Promise<void> {
  const { tx, now } = ctx;
  const { accountId: staffId } = requireStaff(ctx);
  await endOverdueViews(tx, staffId, now);
  const open = await findOpenView(tx, staffId, now);
  if (open === null || open.sessionId === null) return;
  // The session first: whoever ends sessions notes the end of looks after them.
  await deps.endSession(tx, open.sessionId);
  await endView(tx, open.id, now);
  const account = await deps.account(tx, open.accountId);
  await audit(tx, ctx, {
    what: 'customer.viewEnd',
    on: { kind: 'account', id: open.accountId, no: account?.email ?? '' },
    before: { until: open.until?.toISOString() ?? '' },
    after: { endedAt: now.toISOString() },
  });
}
