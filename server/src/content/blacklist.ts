import type { Input } from '#contract/call.ts';
import type {
  homeBlacklist as HomeCall,
  opsBlacklistList as ListCall,
  opsBlacklistPropose as ProposeCall,
} from '#contract/content/calls.ts';
import { type BlacklistEvent, blacklistReplyWithin } from '#contract/content/table.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { dayOf } from '#server/kit/numbers.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
  requireStaff,
} from '#server/kit/request-context.ts';
import { endOf } from '#server/kit/working-days.ts';
import { type AuditContext, audit } from '#server/operator/public.ts';
import {
  deskEntries,
  type EntryKept,
  enteredLines,
  entryOne,
  insertEntry,
  lockEntry,
  lockOverdue,
  publicEntries,
  updateEntry,
} from './blacklist-store.ts';
import { type By, decide, movesOf } from './core/blacklist.ts';
import type { ContentDeps } from './deps.ts';
import { endedBadly, findJudged } from './judged.ts';
import { pageOf } from './popular.ts';
import { blacklistEntry, blacklistNotice, blacklistRow, standingOf } from './present.ts';
import { tellNotice, tellPublished } from './tell.ts';

/** What everybody sees: published entries whose end date is not over. */
export async function publicBlacklist(ctx: QueryContext, input: Input<typeof HomeCall>) {
  const asked = { keyword: input.keyword, today: dayOf(ctx.now), ...pageOf(input) };
  const { total, list } = await publicEntries(ctx.tx, asked);
  return { total, list: list.map((entry) => blacklistRow(entry, ctx.lang)) };
}

const shown = (ctx: QueryContext, entry: EntryKept) => {
  const by = { by: { staff: requireStaff(ctx).accountId }, now: ctx.now, today: dayOf(ctx.now) };
  return blacklistEntry(entry, movesOf(standingOf(entry), by));
};

export async function blacklistList(ctx: QueryContext, input: Input<typeof ListCall>) {
  const { total, list } = await deskEntries(ctx.tx, {
    state: input.state ?? null,
    ...pageOf(input),
  });
  return { total, list: list.map((entry) => shown(ctx, entry)) };
}

/** Lines of orders that ended badly and that no entry stands about yet. */
export async function blacklistCandidates(deps: ContentDeps, ctx: QueryContext) {
  const found = await findJudged(deps, ctx, endedBadly);
  const entered = await enteredLines(
    ctx.tx,
    found.map(({ line }) => line.lineId),
  );
  return found
    .filter(({ line }) => !entered.has(line.lineId))
    .map(({ line, report }) => ({
      lineId: line.lineId,
      orderId: line.orderId,
      orderNo: line.orderNo,
      state: line.state,
      mpn: line.mpn,
      manufacturer: line.manufacturer,
      quantity: line.quantity,
      supplier: line.sellerName,
      at: line.at.toISOString(),
      verdict: line.verdict,
      report: report && { no: report.no, code: report.code },
    }));
}

/** The line that a proposal is about; null for a deal outside of the platform. */
async function lineOf(deps: ContentDeps, ctx: CommandContext, lineId: string | null) {
  if (lineId === null) return null;
  const [found] = await findJudged(deps, ctx, { ...endedBadly, lineId });
  if (found === undefined) throw new Failure('notFound');
  if ((await enteredLines(ctx.tx, [lineId])).size > 0) throw new Failure('content.already');
  return found;
}

/** Proposes an entry. An order's line brings its own supplier and report. */
export async function propose(
  deps: ContentDeps,
  ctx: CommandContext,
  input: Input<typeof ProposeCall>,
) {
  const { resolvedOn, endsOn, lineId, ...draft } = input;
  if (endsOn <= dayOf(ctx.now)) throw Failure.invalidFields([{ field: 'endsOn', key: 'invalid' }]);
  if (resolvedOn > dayOf(ctx.now))
    throw Failure.invalidFields([{ field: 'resolvedOn', key: 'invalid' }]);
  const found = await lineOf(deps, ctx, lineId);
  const staff = requireStaff(ctx);
  const entry: EntryKept = {
    ...draft,
    id: newId(),
    state: 'proposed',
    version: 1,
    orderId: found?.line.orderId ?? null,
    orderNo: found?.line.orderNo ?? '',
    lineId,
    supplierId: found?.line.sellerId ?? null,
    reportNo: found?.report?.no ?? null,
    reportCode: found?.report?.code ?? null,
    resolvedAt: new Date(`${resolvedOn}T00:00:00+08:00`),
    endsOn,
    proposedBy: staff.accountId,
    proposedName: staff.name,
    proposedAt: ctx.now,
    ...untouched,
  };
  await insertEntry(ctx.tx, entry);
  await keepTrace(ctx.tx, ctx, { entry, event: 'propose', before: null });
  return shown(ctx, entry);
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
  appealAnswer: null,
  endedAt: null,
  endReason: null,
} as const;

/** What a step writes besides the state. */
type Change = (entry: EntryKept, ctx: CommandContext) => Partial<EntryKept>;

const changes: Record<Exclude<BlacklistEvent, 'lapse'>, (text: string) => Change> = {
  notice: () => (_entry, ctx) => ({
    noticedAt: ctx.now,
    replyDueAt: endOf(blacklistReplyWithin, ctx.now),
  }),
  reply: (text) => (_entry, ctx) => ({ reply: text, replyAt: ctx.now }),
  publish: () => (_entry, ctx) => ({
    publishedBy: requireStaff(ctx).accountId,
    publishedName: requireStaff(ctx).name,
    publishedAt: ctx.now,
  }),
  appeal: (text) => (_entry, ctx) => ({ appeal: text, appealAt: ctx.now }),
  stay: (text) => () => ({ appealAnswer: text }),
  grant: (text) => (_entry, ctx) => ({ appealAnswer: text, endedAt: ctx.now, endReason: text }),
  end: (text) => (_entry, ctx) => ({ endedAt: ctx.now, endReason: text }),
  drop: (text) => (_entry, ctx) => ({ endedAt: ctx.now, endReason: text }),
};

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly text?: string;
}

type Event = Exclude<BlacklistEvent, 'lapse'>;

/** Takes one step of an entry as the desk: the table decides who may, and when. */
export async function step(ctx: CommandContext, event: Event, asked: Asked) {
  const before = await lockEntry(ctx.tx, asked.id);
  if (before === null) throw new Failure('notFound');
  return shown(
    ctx,
    await taken(ctx, before, { event, asked, by: { staff: requireStaff(ctx).accountId } }),
  );
}

interface Taking {
  readonly event: Event;
  readonly asked: Asked;
  readonly by: By;
}

/** An entry after a step that the table lets this hand take. */
async function taken(ctx: CommandContext, before: EntryKept, { event, asked, by }: Taking) {
  if (before.version !== asked.version) throw new Failure('content.changed');
  const row = decide(standingOf(before), { event, by, now: ctx.now, today: dayOf(ctx.now) });
  if (row === 'notHeard') {
    throw new Failure('content.notHeard', { due: dayOf(before.replyDueAt ?? ctx.now) });
  }
  if (typeof row === 'string') throw new Failure(`content.${row}`);
  const after: EntryKept = {
    ...before,
    ...changes[event](asked.text ?? '')(before, ctx),
    state: row.to,
    version: before.version + 1,
  };
  await updateEntry(ctx.tx, after);
  await keepTrace(ctx.tx, ctx, { entry: after, event, before });
  if (event === 'notice') await tellNotice(ctx, after);
  if (event === 'publish') await tellPublished(ctx, after);
  return after;
}

/** The supplier's own entry once it was told of it; for everybody else it is not there. */
function own(ctx: QueryContext, entry: EntryKept | null): EntryKept {
  const isMine = entry?.supplierId === requireMember(ctx).accountId && entry.noticedAt !== null;
  if (entry === null || !isMine) throw new Failure('notFound');
  return entry;
}

const noticed = (ctx: QueryContext, entry: EntryKept) => {
  const by = { by: 'supplier', now: ctx.now, today: dayOf(ctx.now) } as const;
  return blacklistNotice(entry, ctx.lang, movesOf(standingOf(entry), by));
};

export const readNotice = async (ctx: QueryContext, { id }: { readonly id: string }) =>
  noticed(ctx, own(ctx, await entryOne(ctx.tx, id)));

/** The supplier answers its notice, or appeals against what is public. */
export async function answer(ctx: CommandContext, event: 'reply' | 'appeal', asked: Asked) {
  const before = own(ctx, await lockEntry(ctx.tx, asked.id));
  return noticed(ctx, await taken(ctx, before, { event, asked, by: 'supplier' }));
}

interface Trace {
  readonly entry: EntryKept;
  readonly event: string;
  readonly before: EntryKept | null;
}

const keepTrace = (tx: CommandContext['tx'], ctx: AuditContext, { entry, event, before }: Trace) =>
  audit(tx, ctx, {
    what: `blacklist.${event}`,
    on: { kind: 'blacklist', id: entry.id, no: entry.orderNo },
    before: before && { state: before.state, version: before.version },
    after: {
      state: entry.state,
      version: entry.version,
      supplier: entry.supplier,
      endsOn: entry.endsOn,
      reason: entry.endReason,
    },
  });

/** Ends entries whose end date is over; the public has not seen them since that day. */
export async function endOverdue(db: Db, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    for (const before of await lockOverdue(tx, dayOf(now))) {
      const clock = { event: 'lapse', by: 'clock', now, today: dayOf(now) } as const;
      const row = decide(standingOf(before), clock);
      if (typeof row === 'string') continue;
      const entry = { ...before, state: row.to, version: before.version + 1, endedAt: now };
      await updateEntry(tx, entry);
      await keepTrace(tx, byClock(now), { entry, event: 'lapse', before });
    }
  });
}

const byClock = (now: Date): AuditContext => ({
  caller: { kind: 'anonymous' },
  now,
  address: '',
  agent: 'clock',
  requestId: 'clock',
});
