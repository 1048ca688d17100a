import type { FakeHitView, FakeRecord, FakeWarning } from '#contract/fakes/schemas.ts';
import type { FakeHitEvent } from '#contract/fakes/table.ts';
import { isSamePerson } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { fakeHitMachine } from './core/machine.ts';
import type { FakesDeps } from './deps.ts';
import type { Hit } from './store/hits.ts';
import { type FakeRecordRow, recordsById } from './store/records.ts';

function eventsOf(ctx: RequestContext, hit: Hit): FakeHitEvent[] {
  const { caller } = ctx;
  const isSupport = caller.kind === 'staff' && caller.roles.includes('support');
  const isSeller = caller.kind === 'member' && caller.accountId === hit.sellerId;
  if (!isSupport && !isSeller) return [];
  const allowed = fakeHitMachine.allowedEvents(hit, {
    actor: isSupport ? 'support' : 'seller',
    now: ctx.now,
  });
  return [...new Set(allowed.flatMap((one) => (one.allowed ? [one.event] : [])))];
}

const instant = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Returns a warning as the seller of its goods reads it: nothing of the remembered lot. */
export function toWarning(ctx: RequestContext, deps: FakesDeps, hit: Hit): FakeWarning {
  return {
    id: hit.id,
    no: hit.no,
    version: hit.version,
    state: hit.state,
    subject: hit.subject,
    orderId: hit.orderId,
    orderNo: hit.orderNo,
    mpn: hit.mpn,
    manufacturer: hit.manufacturer,
    dateCode: hit.dateCode,
    lotCodes: hit.lotCodes.filter((code) => code !== ''),
    reasons: hit.reasons,
    foundAt: hit.foundAt.toISOString(),
    holdUntil: instant(hit.holdUntil),
    contestedAt: instant(hit.contestedAt),
    contestText: hit.contestText,
    contestFiles: hit.contestFiles.map(({ url, name }) => ({
      name,
      url: deps.files.link(url, ctx.now),
    })),
    decidedAt: instant(hit.decidedAt),
    decisionReason: hit.decisionReason,
    events: eventsOf(ctx, hit),
  };
}

/** Returns remembered lots as the desks read them. */
export async function toRecords(
  ctx: RequestContext,
  deps: FakesDeps,
  list: readonly FakeRecordRow[],
): Promise<FakeRecord[]> {
  const sellers = [...new Set(list.flatMap(({ sellerId }) => sellerId ?? []))];
  const names = await deps.companyNames(ctx.tx, sellers, ctx.lang);
  return list.map(({ lotId: _, sellerId, rememberedAt, endedAt, ...record }) => ({
    ...record,
    sellerName: sellerId === null ? '' : (names.get(sellerId) ?? ''),
    rememberedAt: rememberedAt.toISOString(),
    endedAt: instant(endedAt),
  }));
}

/** Whether a member of staff is the seller or the buyer of the goods of a warning. */
export async function isOwnHit(
  db: Db,
  { buyerId, sellerId }: Pick<Hit, 'buyerId' | 'sellerId'>,
  staffId: string,
): Promise<boolean> {
  for (const owner of buyerId === null ? [sellerId] : [sellerId, buyerId]) {
    if (await isSamePerson(db, { owner, staffId })) return true;
  }
  return false;
}

/** Returns warnings as the desks read them, each beside what is remembered. */
export async function toHitViews(
  ctx: RequestContext,
  deps: FakesDeps,
  list: readonly Hit[],
): Promise<FakeHitView[]> {
  const rows = await recordsById(ctx.tx, [...new Set(list.map(({ recordId }) => recordId))]);
  const records = new Map((await toRecords(ctx, deps, rows)).map((one) => [one.id, one]));
  const { accountId } = requireStaff(ctx);
  const own = new Set<string>();
  // A decided warning offers nothing: nobody is looked up for it.
  const open = list.filter((hit) => eventsOf(ctx, hit).length > 0);
  for (const hit of open) if (await isOwnHit(ctx.tx, hit, accountId)) own.add(hit.id);
  return list.flatMap((hit) => {
    const record = records.get(hit.recordId);
    if (record === undefined) return [];
    return [
      {
        ...toWarning(ctx, deps, hit),
        ...(own.has(hit.id) ? { events: [] } : {}),
        staffIsParty: own.has(hit.id),
        sellerId: hit.sellerId,
        sellerName: hit.sellerName,
        score: hit.score,
        decidedBy: hit.decidedName,
        photos: hit.photos.map(({ found, remembered }) => ({
          found: deps.files.link(found, ctx.now),
          remembered: deps.files.link(remembered, ctx.now),
        })),
        dueAt: instant(fakeHitMachine.waiting(hit, ctx.now)?.at ?? null),
        record,
      },
    ];
  });
}
