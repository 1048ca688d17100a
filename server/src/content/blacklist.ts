import type { Input } from '#contract/call.ts';
import type {
  homeBlacklist as HomeCall,
  opsBlacklistList as ListCall,
  opsBlacklistPropose as ProposeCall,
} from '#contract/content/calls.ts';
import { type BlacklistEvent, blacklistReplyWithin } from '#contract/content/table.ts';
import { type AtAct, type AtRead, member, staffOf } from '#server/kit/at.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { dayOf } from '#server/kit/numbers.ts';
import { endOf } from '#server/kit/working-days.ts';
import { type AuditAt, audit } from '#server/operator/public.ts';
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
export async function publicBlacklist(at: AtRead, input: Input<typeof HomeCall>) {
  const asked = { keyword: input.keyword, today: dayOf(at.now), ...pageOf(input) };
  const { total, list } = await publicEntries(at.tx, asked);
  return { total, list: list.map((entry) => blacklistRow(entry, at.lang)) };
}

const shown = (at: AtRead, entry: EntryKept) => {
  const by = { by: { staff: staffOf(at).accountId }, now: at.now, today: dayOf(at.now) };
  return blacklistEntry(entry, movesOf(standingOf(entry), by));
};

export async function blacklistList(at: AtRead, input: Input<typeof ListCall>) {
  const { total, list } = await deskEntries(at.tx, {
    state: input.state ?? null,
    ...pageOf(input),
  });
  return { total, list: list.map((entry) => shown(at, entry)) };
}

/** Lines of orders that ended badly and that no entry stands about yet. */
export async function blacklistCandidates(deps: ContentDeps, at: AtRead) {
  const found = await findJudged(deps, at, endedBadly);
  const entered = await enteredLines(
    at.tx,
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
async function lineOf(deps: ContentDeps, at: AtAct, lineId: string | null) {
  if (lineId === null) return null;
  const [found] = await findJudged(deps, at, { ...endedBadly, lineId });
  if (found === undefined) throw new Fail('notFound');
  if ((await enteredLines(at.tx, [lineId])).size > 0) throw new Fail('content.already');
  return found;
}

/** Proposes an entry. An order's line brings its own supplier and report. */
export async function propose(deps: ContentDeps, at: AtAct, input: Input<typeof ProposeCall>) {
  const { resolvedOn, endsOn, lineId, ...draft } = input;
  if (endsOn <= dayOf(at.now)) throw Fail.fields([{ field: 'endsOn', key: 'invalid' }]);
  if (resolvedOn > dayOf(at.now)) throw Fail.fields([{ field: 'resolvedOn', key: 'invalid' }]);
  const found = await lineOf(deps, at, lineId);
  const staff = staffOf(at);
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
    proposedAt: at.now,
    ...untouched,
  };
  await insertEntry(at.tx, entry);
  await keepTrace(at.tx, at, { entry, event: 'propose', before: null });
  return shown(at, entry);
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
type Change = (entry: EntryKept, at: AtAct) => Partial<EntryKept>;

const changes: Record<Exclude<BlacklistEvent, 'lapse'>, (text: string) => Change> = {
  notice: () => (_entry, at) => ({
    noticedAt: at.now,
    replyDueAt: endOf(blacklistReplyWithin, at.now),
  }),
  reply: (text) => (_entry, at) => ({ reply: text, replyAt: at.now }),
  publish: () => (_entry, at) => ({
    publishedBy: staffOf(at).accountId,
    publishedName: staffOf(at).name,
    publishedAt: at.now,
  }),
  appeal: (text) => (_entry, at) => ({ appeal: text, appealAt: at.now }),
  stay: (text) => () => ({ appealAnswer: text }),
  grant: (text) => (_entry, at) => ({ appealAnswer: text, endedAt: at.now, endReason: text }),
  end: (text) => (_entry, at) => ({ endedAt: at.now, endReason: text }),
  drop: (text) => (_entry, at) => ({ endedAt: at.now, endReason: text }),
};

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly text?: string;
}

type Event = Exclude<BlacklistEvent, 'lapse'>;

/** Takes one step of an entry as the desk: the table decides who may, and when. */
export async function step(at: AtAct, event: Event, asked: Asked) {
  const before = await lockEntry(at.tx, asked.id);
  if (before === null) throw new Fail('notFound');
  return shown(at, await taken(at, before, { event, asked, by: { staff: staffOf(at).accountId } }));
}

interface Taking {
  readonly event: Event;
  readonly asked: Asked;
  readonly by: By;
}

/** An entry after a step that the table lets this hand take. */
async function taken(at: AtAct, before: EntryKept, { event, asked, by }: Taking) {
  if (before.version !== asked.version) throw new Fail('content.changed');
  const row = decide(standingOf(before), { event, by, now: at.now, today: dayOf(at.now) });
  if (row === 'notHeard') {
    throw new Fail('content.notHeard', { due: dayOf(before.replyDueAt ?? at.now) });
  }
  if (typeof row === 'string') throw new Fail(`content.${row}`);
  const after: EntryKept = {
    ...before,
    ...changes[event](asked.text ?? '')(before, at),
    state: row.to,
    version: before.version + 1,
  };
  await updateEntry(at.tx, after);
  await keepTrace(at.tx, at, { entry: after, event, before });
  if (event === 'notice') await tellNotice(at, after);
  if (event === 'publish') await tellPublished(at, after);
  return after;
}

/** The supplier's own entry once it was told of it; for everybody else it is not there. */
function own(at: AtRead, entry: EntryKept | null): EntryKept {
  const isMine = entry?.supplierId === member(at).accountId && entry.noticedAt !== null;
  if (entry === null || !isMine) throw new Fail('notFound');
  return entry;
}

const noticed = (at: AtRead, entry: EntryKept) => {
  const by = { by: 'supplier', now: at.now, today: dayOf(at.now) } as const;
  return blacklistNotice(entry, at.lang, movesOf(standingOf(entry), by));
};

export const readNotice = async (at: AtRead, { id }: { readonly id: string }) =>
  noticed(at, own(at, await entryOne(at.tx, id)));

/** The supplier answers its notice, or appeals against what is public. */
export async function answer(at: AtAct, event: 'reply' | 'appeal', asked: Asked) {
  const before = own(at, await lockEntry(at.tx, asked.id));
  return noticed(at, await taken(at, before, { event, asked, by: 'supplier' }));
}

interface Trace {
  readonly entry: EntryKept;
  readonly event: string;
  readonly before: EntryKept | null;
}

const keepTrace = (tx: AtAct['tx'], at: AuditAt, { entry, event, before }: Trace) =>
  audit(tx, at, {
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

const byClock = (now: Date): AuditAt => ({
  who: { kind: 'anonymous' },
  now,
  address: '',
  agent: 'clock',
  requestId: 'clock',
});
