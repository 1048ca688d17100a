import type { Input } from '#contract/call.ts';
import type {
  opsSuspicionAssign,
  opsSuspicionClear,
  opsSuspicionFree,
  opsSuspicionReport,
} from '#contract/suspicions/calls.ts';
import { FreedCompany } from '#contract/suspicions/schemas.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  findOpenApproval,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { SuspicionsDeps } from '../deps.ts';
import { companiesOf, endedHolds, type HeldTogether, readRelatedTo } from '../holds.ts';
import { applySuspicionEvent, type SuspicionCaller } from '../process.ts';
import { lockSuspicion, type SuspicionRecord } from '../store/suspicions.ts';

/** The kind of request for the second person who clears a severe finding. */
export const CLEAR_APPROVAL = 'suspicion.clear';
/** The kind of request for the second person who frees some companies of a severe finding. */
export const FREE_APPROVAL = 'suspicion.free';

const byFinance = (ctx: CommandContext): SuspicionCaller => {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name };
};

/** Locks a finding. Fails with finance.ownMoney where it is about the caller or their company. */
async function lockForeign(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  id: string,
): Promise<SuspicionRecord> {
  const record = await lockSuspicion(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const staffId = requireStaff(ctx).accountId;
  const companies = await deps.companyAccounts(ctx.tx, record.accounts);
  const accounts = [...new Set([...record.accounts, ...[...companies.values()].flat()])];
  for (const owner of new Set([...accounts, ...(record.reportedAccounts ?? [])])) {
    if (await deps.isSamePerson(ctx.tx, { owner, staffId })) throw new Failure('finance.ownMoney');
  }
  return record;
}

/**
 * Returns the companies of a locked finding that a caller chose by their ids. Fails with
 * suspicion.changed where one of them is none of its companies, or may not be chosen.
 */
async function chooseCompanies(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  {
    record,
    ids,
    mayChoose,
  }: {
    readonly record: SuspicionRecord;
    readonly ids: readonly string[];
    readonly mayChoose: (company: HeldTogether) => boolean;
  },
): Promise<{ readonly chosen: readonly HeldTogether[]; readonly all: readonly HeldTogether[] }> {
  const all = companiesOf(await readRelatedTo(ctx.tx, deps, record), record);
  const chosen = all.filter((one) => ids.includes(one.id) && mayChoose(one));
  if (chosen.length !== new Set(ids).size) throw new Failure('suspicion.changed');
  return { chosen, all };
}

/** Makes the caller the one who looks into a finding. */
export async function assignSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version }: Input<typeof opsSuspicionAssign>,
): Promise<void> {
  await lockForeign(ctx, deps, id);
  const actor = byFinance(ctx);
  await applySuspicionEvent(ctx, { id, version, event: 'assign', actor, payload: {} });
}

/**
 * Records that a finding was reported: it holds all accounts that the chosen companies have now, besides
 * those that it holds already. Whom two people freed is held again by another finding alone.
 */
export async function reportSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version, reason, companies: ids }: Input<typeof opsSuspicionReport>,
): Promise<void> {
  const record = await lockForeign(ctx, deps, id);
  const mayChoose = ({ mayReport }: HeldTogether) => mayReport;
  const { chosen, all } = await chooseCompanies(ctx, deps, { record, ids, mayChoose });
  const held = all.filter((one) => one.held || chosen.includes(one));
  const actor = byFinance(ctx);
  const payload = { reason, reportedAccounts: held.flatMap(({ accounts }) => accounts) };
  await applySuspicionEvent(ctx, { id, version, event: 'report', actor, payload });
}

const factsOf = ({ no, version, state }: SuspicionRecord): Facts => ({ no, version, state });

const isDecidable = ({ state }: SuspicionRecord): boolean =>
  state === 'underReview' || state === 'reported';

/** Rejects a request to clear or to free where the other one waits: each would void the other. */
async function rejectOpen(ctx: CommandContext, subject: string): Promise<void> {
  for (const kind of [CLEAR_APPROVAL, FREE_APPROVAL] as const) {
    if (await findOpenApproval(ctx.tx, { kind, subject })) throw new Failure('approval.open');
  }
}

/**
 * Returns whether a finding without some accounts goes on holding each other one that it holds now, and
 * somebody: two people free whom they read about, and to free all is to clear it.
 */
async function holdsOthers(
  tx: Tx,
  deps: SuspicionsDeps,
  { record, freed }: { readonly record: SuspicionRecord; readonly freed: readonly string[] },
): Promise<boolean> {
  const related = await readRelatedTo(tx, deps, record);
  const after = { ...record, freedAccounts: [...record.freedAccounts, ...freed] };
  const isAnyHeld = companiesOf(related, after).some(({ held }) => held);
  return isAnyHeld && endedHolds(related, record, freed).length === 0;
}

/**
 * Asks a second person to free some of the companies that a severe finding holds, with the accounts that
 * its maker saw. It must go on holding all the others.
 */
export async function proposeFreeing(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version, reason, companies }: Input<typeof opsSuspicionFree>,
): Promise<void> {
  const record = await lockForeign(ctx, deps, id);
  if (record.version !== version || !record.severe || !isDecidable(record)) {
    throw new Failure('suspicion.changed');
  }
  const accountsBy = new Map(companies.map((one) => [one.id, one.accounts]));
  const ids = [...accountsBy.keys()];
  const mayChoose = ({ id: own, held, accounts }: HeldTogether) =>
    held && accounts.length === accountsBy.get(own);
  const { chosen } = await chooseCompanies(ctx, deps, { record, ids, mayChoose });
  const accounts = chosen.flatMap((one) => one.accounts);
  if (!(await holdsOthers(ctx.tx, deps, { record, freed: accounts }))) {
    throw new Failure('suspicion.changed');
  }
  await rejectOpen(ctx, id);
  const names = await deps.owners(ctx.tx, ids);
  await requestApproval(ctx, {
    kind: FREE_APPROVAL,
    subject: { id, name: record.no },
    before: factsOf(record),
    after: {
      accounts,
      companies: chosen.map(({ id: own, settled, accounts: all }) => ({
        ...{ id: own, name: names.get(own)?.name ?? '' },
        ...{ settled, accounts: all.length },
      })),
    },
    reason,
  });
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The companies that a request frees; none where it clears the finding. */
export const freedCompanies = ({
  kind,
  after,
}: Pick<ApprovalRecord, 'kind' | 'after'>): FreedCompany[] =>
  kind === FREE_APPROVAL ? FreedCompany.array().parse(after['companies']) : [];

/** Clears a finding, or asks a second person to where it holds withdrawals. */
export async function clearSuspicion(
  ctx: CommandContext,
  deps: SuspicionsDeps,
  { id, version, reason }: Input<typeof opsSuspicionClear>,
): Promise<void> {
  const record = await lockForeign(ctx, deps, id);
  if (!record.severe) {
    const payload = { reason, requestedBy: null };
    await applySuspicionEvent(ctx, { id, version, event: 'clear', actor: byFinance(ctx), payload });
    return;
  }
  if (record.version !== version || !isDecidable(record)) throw new Failure('suspicion.changed');
  await rejectOpen(ctx, id);
  await requestApproval(ctx, {
    kind: CLEAR_APPROVAL,
    subject: { id, name: record.no },
    before: factsOf(record),
    after: { state: 'cleared' },
    reason,
  });
}

/** Serves requests to clear severe findings. */
export const clearApproval = (deps: SuspicionsDeps): ApprovalKind => ({
  kind: CLEAR_APPROVAL,
  roles: ['finance', 'admin'],
  snapshot: async (tx: Tx, { subject }) => {
    const record = await lockSuspicion(tx, subject);
    return record && factsOf(record);
  },
  carryOut: async (ctx, { subject, reason, requestedBy }) => {
    await lockForeign(ctx, deps, subject);
    const { accountId, name } = requireStaff(ctx);
    await applySuspicionEvent(ctx, {
      id: subject,
      version: null,
      event: 'clear',
      actor: { as: 'checker', accountId, name },
      payload: { reason, requestedBy },
    });
  },
});

/**
 * Serves requests to free some companies of severe findings: the accounts that they had at the request.
 * One that would end the hold of others by now has no record any more: it ends as changed.
 */
export const freeApproval = (deps: SuspicionsDeps): ApprovalKind => ({
  kind: FREE_APPROVAL,
  roles: ['finance', 'admin'],
  snapshot: async (tx: Tx, { subject, after }) => {
    const record = await lockSuspicion(tx, subject);
    if (record === null) return null;
    const freed = textsOf(after['accounts']);
    return (await holdsOthers(tx, deps, { record, freed })) ? factsOf(record) : null;
  },
  carryOut: async (ctx, { subject, after, reason, requestedBy }) => {
    await lockForeign(ctx, deps, subject);
    const accounts = textsOf(after['accounts']);
    const { accountId, name } = requireStaff(ctx);
    await applySuspicionEvent(ctx, {
      id: subject,
      version: null,
      event: 'free',
      actor: { as: 'checker', accountId, name },
      payload: { accounts, reason, requestedBy },
    });
  },
});
