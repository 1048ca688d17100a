import type { opsReveal } from '#contract/access/calls.ts';
import type { PrivateKind } from '#contract/access/constants.ts';
import type { PrivateFact } from '#contract/access/schemas.ts';
import type { Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { AccessDeps } from '../deps.ts';
import { insertEntry } from '../store/entries.ts';

const readers: Readonly<
  Record<
    PrivateKind,
    (ctx: CommandContext, deps: AccessDeps, id: string) => Promise<readonly PrivateFact[]>
  >
> = {
  bankAccounts: ({ tx }, deps, id) => deps.bankAccounts(tx, id),
  documents: ({ tx, now }, deps, id) => deps.documents(tx, id, now),
  contacts: ({ tx }, deps, id) => deps.contacts(tx, id),
};

/** Returns private data of an account and records who looked at it, and why. */
export async function revealData(
  ctx: CommandContext,
  deps: AccessDeps,
  { accountId, kind, reason }: Input<typeof opsReveal>,
): Promise<{ facts: PrivateFact[] }> {
  const { tx, now } = ctx;
  const { accountId: staffId, name } = requireStaff(ctx);
  const account = await deps.account(tx, accountId);
  if (account === null) throw new Failure('notFound');
  const facts = await readers[kind](ctx, deps, accountId);
  await insertEntry(tx, {
    id: newId(),
    accountId,
    staffId,
    staffName: name,
    kind,
    reason,
    openedAt: now,
    until: null,
    endedAt: null,
    sessionId: null,
  });
  await audit(tx, ctx, {
    what: 'customer.reveal',
    on: { kind: 'account', id: accountId, no: account.email },
    before: null,
    after: { kind, reason, facts: facts.length },
  });
  return { facts: [...facts] };
}
