import type { Input } from '#contract/call.ts';
import type {
  BlacklistCandidate,
  BlacklistEntry,
  RegisterProposal,
} from '#contract/content/blacklist-schemas.ts';
import type { homeBlacklist as HomeCall } from '#contract/content/calls.ts';
import type {
  opsBlacklistList as ListCall,
  opsBlacklistOfRegister as OfRegisterCall,
  opsBlacklistPropose as ProposeCall,
} from '#contract/content/staff-calls.ts';
import type { BlacklistEvent } from '#contract/content/table.ts';
import { companyNamesOf, isSettledName } from '#server/accounts/public.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
  requireStaff,
} from '#server/kit/request-context.ts';
import { auditEntry, blacklistProcess } from './blacklist-process.ts';
import { blacklistMachine, isOver, rolesOf } from './core/machine.ts';
import type { ContentDeps } from './deps.ts';
import { pageOf } from './popular-handlers.ts';
import { type BlamedFound, findBlamed, findBlamedByRegister } from './queries/find-judged.ts';
import {
  type Deal,
  findOwnDeals,
  findOwnUnnotified,
  isReadable,
} from './queries/find-own-deals.ts';
import {
  type BlacklistEntryRecord,
  deskEntries,
  enteredLines,
  entryAbout,
  entryOne,
  insertEntry,
  lockOrderLine,
  openEntries,
  publicEntries,
} from './store/blacklist.ts';
import { blacklistEntry, blacklistNotice, blacklistRow, sellerEntry } from './views.ts';

/** Lists the entries that everybody may see: published, and their end date has not passed. */
export async function publicBlacklist(ctx: QueryContext, input: Input<typeof HomeCall>) {
  const filter = { keyword: input.keyword, today: dayOf(ctx.now), ...pageOf(input) };
  const { total, list } = await publicEntries(ctx.tx, filter);
  const names = await companyNamesOf(
    ctx.tx,
    list.map(({ supplier }) => supplier),
    ctx.lang,
  );
  const translated = list.map((entry) => ({
    ...entry,
    supplier: names.get(entry.supplier) ?? entry.supplier,
  }));
  return { total, list: translated.map((entry) => blacklistRow(entry, ctx.lang)) };
}

/** Open entries about a seller as its own page shows them. */
export const entriesAbout = async (ctx: QueryContext, seller: string) =>
  (await openEntries(ctx.tx, seller, dayOf(ctx.now))).map((entry) => sellerEntry(entry, ctx.lang));

const allowedFor = (
  entry: BlacklistEntryRecord,
  attempt: Parameters<typeof blacklistMachine.allowedEvents>[1],
): BlacklistEvent[] =>
  blacklistMachine
    .allowedEvents(entry, attempt)
    .flatMap(({ event, allowed }) => (allowed ? [event] : []));

async function toDeskEntries(
  ctx: QueryContext,
  entries: readonly BlacklistEntryRecord[],
): Promise<BlacklistEntry[]> {
  const { accountId } = requireStaff(ctx);
  const partyOf = await findOwnDeals(ctx.tx, accountId, entries);
  return entries.map((entry) => {
    const staffIsParty = partyOf(entry) !== null;
    const actor = staffIsParty ? [] : rolesOf(entry, accountId);
    const allowedEvents = allowedFor(entry, { actor, now: ctx.now });
    const over = isOver(entry, ctx.now);
    return blacklistEntry(entry, { staffIsParty, allowedEvents, isOver: over });
  });
}

async function toDeskEntry(ctx: QueryContext, entry: BlacklistEntryRecord) {
  const [view] = await toDeskEntries(ctx, [entry]);
  if (view === undefined) throw new Error('an entry has a view');
  return view;
}

/** Lists entries for the desk; one about the reader is not there before it is notified. */
export async function blacklistList(ctx: QueryContext, input: Input<typeof ListCall>) {
  const { total, list } = await deskEntries(ctx.tx, {
    state: input.state ?? null,
    id: input.id ?? null,
    leftOut: await findOwnUnnotified(ctx.tx, requireStaff(ctx).accountId),
    ...pageOf(input),
  });
  return { total, list: await toDeskEntries(ctx, list) };
}

const dealOf = ({ line }: BlamedFound): Deal => ({
  orderId: line.orderId,
  supplierId: line.sellerId,
});

const toCandidate = ({ line, report, register }: BlamedFound): BlacklistCandidate => ({
  lineId: line.lineId,
  orderId: line.orderId,
  orderNo: line.orderNo,
  state: line.state,
  mpn: line.mpn,
  manufacturer: line.manufacturer,
  quantity: register?.pieces ?? line.quantity,
  supplier: line.sellerName,
  at: (register?.since ?? line.at).toISOString(),
  verdict: line.verdict,
  report: report && { no: report.no, code: report.code },
  register: register && { id: register.id, lotNo: register.lotNo },
});

/** Lines that the reader may name a supplier for: no entry stands about them, and it is no party. */
export async function blacklistCandidates(ctx: QueryContext, deps: ContentDeps) {
  const blamed = await findBlamed(ctx, deps);
  const partyOf = await findOwnDeals(ctx.tx, requireStaff(ctx).accountId, blamed.map(dealOf));
  const found = blamed.filter((one) => partyOf(dealOf(one)) === null);
  const entered = await enteredLines(
    ctx.tx,
    found.map(({ line }) => line.lineId),
  );
  return found.filter(({ line }) => !entered.has(line.lineId)).map(toCandidate);
}

/** The line that one entry of the register proposes, and what became of its proposal. */
export async function proposalOfRegister(
  ctx: QueryContext,
  deps: ContentDeps,
  { quarantineId }: Input<typeof OfRegisterCall>,
): Promise<RegisterProposal> {
  const found = await findBlamedByRegister(ctx, deps, quarantineId);
  const lineId = found?.line.lineId ?? null;
  const entry = await entryAbout(ctx.tx, { lineId, quarantineId });
  const deals = [...(found ? [dealOf(found)] : []), ...(entry ? [entry] : [])];
  const partyOf = await findOwnDeals(ctx.tx, requireStaff(ctx).accountId, deals);
  const isOpen = entry === null || entry.state === 'dropped';
  const mayPropose = found !== null && isOpen && partyOf(dealOf(found)) === null;
  const isThere = entry !== null && isReadable(entry, partyOf(entry));
  return {
    candidate: mayPropose ? toCandidate(found) : null,
    entry: isThere ? { id: entry.id, state: entry.state } : null,
  };
}

/** Fails with order.own where the calling person of the desk is a party of a deal. */
async function refuseParty(ctx: QueryContext, deal: Deal) {
  const partyOf = await findOwnDeals(ctx.tx, requireStaff(ctx).accountId, [deal]);
  if (partyOf(deal) !== null) throw new Failure('order.own');
}

/**
 * The line that a proposal is about; null for a deal outside of the platform. A settled seller is
 * never proposed as one outside: its line says who the parties are.
 */
async function lineOf(
  ctx: CommandContext,
  deps: ContentDeps,
  { lineId, quarantineId, supplier }: Input<typeof ProposeCall>,
) {
  if (lineId === null) {
    if (await isSettledName(ctx.tx, supplier))
      throw new Failure('content.hasAccount', {}, 'supplier');
    return null;
  }
  await lockOrderLine(ctx.tx, lineId);
  const found =
    quarantineId === undefined
      ? (await findBlamed(ctx, deps, { lineId }))[0]
      : await findBlamedByRegister(ctx, deps, quarantineId);
  if (found?.line.lineId !== lineId) throw new Failure('notFound');
  await refuseParty(ctx, dealOf(found));
  if ((await enteredLines(ctx.tx, [lineId])).size > 0) throw new Failure('content.already');
  return found;
}

/** Proposes an entry. An order's line brings its own supplier, report and entry of the register. */
export async function propose(
  ctx: CommandContext,
  deps: ContentDeps,
  input: Input<typeof ProposeCall>,
) {
  const { resolvedOn, endsOn, lineId, quarantineId, ...draft } = input;
  if (endsOn <= dayOf(ctx.now)) throw Failure.invalidFields([{ field: 'endsOn', key: 'invalid' }]);
  if (resolvedOn > dayOf(ctx.now))
    throw Failure.invalidFields([{ field: 'resolvedOn', key: 'invalid' }]);
  const found = await lineOf(ctx, deps, input);
  const staff = requireStaff(ctx);
  const entry: BlacklistEntryRecord = {
    ...draft,
    ...(found && { supplier: found.line.sellerName }),
    id: newId(),
    state: 'proposed',
    version: 1,
    orderId: found?.line.orderId ?? null,
    orderNo: found?.line.orderNo ?? '',
    lineId,
    supplierId: found?.line.sellerId ?? null,
    reportNo: found?.report?.no ?? null,
    reportCode: found?.report?.code ?? null,
    quarantineId: found?.register?.id ?? null,
    quarantineLot: found?.register?.lotNo ?? '',
    resolvedAt: startOfDay(resolvedOn),
    endsOn,
    proposedBy: staff.accountId,
    proposedName: staff.name,
    proposedAt: ctx.now,
    ...untouched,
  };
  await insertEntry(ctx.tx, entry);
  await auditEntry(ctx, { entry, event: 'propose', before: null });
  return toDeskEntry(ctx, entry);
}

const untouched = {
  noticedAt: null,
  replyDueAt: null,
  reply: null,
  replyAt: null,
  publishedBy: null,
  publishedName: null,
  publishedAt: null,
  appeal: null,
  appealAt: null,
  appealDecision: null,
  endedAt: null,
  endReason: null,
} as const;

interface EventInput {
  readonly id: string;
  readonly version: number;
  readonly text?: string;
}

/**
 * Takes one event on an entry as the desk: the table decides who may, and when. Fails with order.own
 * for who is a party of its deal, with notFound where the entry is not there for its supplier yet.
 */
export async function applyDeskEvent(
  ctx: CommandContext,
  event: BlacklistEvent,
  { id, version, text = '' }: EventInput,
) {
  const { accountId, name } = requireStaff(ctx);
  const entry = await entryOne(ctx.tx, id);
  if (entry === null) throw new Failure('notFound');
  const party = (await findOwnDeals(ctx.tx, accountId, [entry]))(entry);
  if (!isReadable(entry, party)) throw new Failure('notFound');
  if (party !== null) throw new Failure('order.own');
  const actor = { as: 'staff', accountId, name } as const;
  const { record } = await applyEvent(ctx, blacklistProcess, {
    id,
    version,
    event,
    actor,
    payload: { text },
  });
  return toDeskEntry(ctx, record);
}

/** The supplier's own entry once it was notified; for everybody else it is not there. */
function assertOwn(ctx: QueryContext, entry: BlacklistEntryRecord | null): BlacklistEntryRecord {
  const isMine = entry?.supplierId === requireMember(ctx).accountId && entry.noticedAt !== null;
  if (entry === null || !isMine) throw new Failure('notFound');
  return entry;
}

const toNotice = (ctx: QueryContext, entry: BlacklistEntryRecord) => {
  const allowed = allowedFor(entry, { actor: 'supplier', now: ctx.now });
  return blacklistNotice(entry, ctx.lang, allowed);
};

export const readNotice = async (ctx: QueryContext, { id }: { readonly id: string }) =>
  toNotice(ctx, assertOwn(ctx, await entryOne(ctx.tx, id)));

/** The supplier answers its notice, or appeals against what is public. */
export async function applySupplierEvent(
  ctx: CommandContext,
  event: 'reply' | 'appeal',
  { id, version, text = '' }: EventInput,
) {
  const actor = { as: 'supplier', accountId: requireMember(ctx).accountId, name: '' } as const;
  const payload = { text };
  const request = { id, version, event, actor, payload };
  return toNotice(ctx, (await applyEvent(ctx, blacklistProcess, request)).record);
}
