import type { FastifyInstance } from 'fastify';
import { claimPath } from '#contract/addresses.ts';
import type { HandlerOutput } from '#contract/call.ts';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { calendarLink, createCalendar } from '#contract/documents/calendar-calls.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { orderPage } from '#server/orders/public.ts';
import { claimStateText } from './core/claim-content.ts';
import type { DocumentWords } from './core/document-words.ts';
import { type CalendarEvent, calendarText } from './core/icalendar.ts';
import { createLinkSecret, hashLinkSecret } from './core/link-secret.ts';
import type { DocumentsDeps, Visit } from './deps.ts';
import { deleteLink, findLink, findLinkByHash, saveLink } from './store/calendar-links.ts';
import { documentWords } from './words.ts';

const PATH = '/order-calendar';
const PER_MINUTE = 30;
/** The most deadlines of each kind that a feed has; those of the newest orders, of the nearest claims. */
const EVENTS_MAX = 500;

/** Returns whether the caller has a calendar address, and since when. */
export async function readCalendarLink({
  tx,
  ...ctx
}: QueryContext): Promise<HandlerOutput<typeof calendarLink>> {
  const found = await findLink(tx, requireMember({ tx, ...ctx }).accountId);
  return { at: found?.createdAt.toISOString() ?? null };
}

/** Makes the caller's calendar address in place of the one before it. */
export async function createCalendarLink(
  ctx: CommandContext,
  { publicUrl }: DocumentsDeps,
): Promise<HandlerOutput<typeof createCalendar>> {
  const secret = createLinkSecret();
  const sha256 = hashLinkSecret(secret);
  if (sha256 === null) throw new Error('a new secret does not match the pattern of secrets');
  const account = requireMember(ctx).accountId;
  await saveLink(ctx.tx, { account, sha256, lang: ctx.lang, createdAt: ctx.now });
  return { url: `${publicUrl}${PATH}/${secret}.ics`, at: ctx.now.toISOString() };
}

/** Revokes the caller's calendar address; without one nothing changes. */
export async function revokeCalendarLink(
  ctx: CommandContext,
): Promise<HandlerOutput<typeof calendarLink>> {
  await deleteLink(ctx.tx, requireMember(ctx).accountId);
  return { at: null };
}

function eventOf(order: OrderSummary, dueAt: string, parts: EventParts): CalendarEvent {
  const { words, publicUrl, identity } = parts;
  const url = `${publicUrl}${orderPage(identity, order)}`;
  const goods = order.lines.map((line) => `${line.mpn} × ${line.quantity}`).join(', ');
  return {
    uid: `${order.id}@assay`,
    dueAt: new Date(dueAt),
    summary: `${words.states[order.state]}: ${order.no}`,
    description: `${goods}\n${order.counterparty}\n${url}`,
    url,
    sequence: order.version,
  };
}

/** A claim that waits for the owner of the calendar, on whichever side of it that is. */
function eventOfClaim(claim: ClaimSummary, dueAt: string, parts: EventParts): CalendarEvent {
  const { words, publicUrl, identity } = parts;
  const url = `${publicUrl}${claimPath(identity ?? 'buyer', claim.kind, claim.id)}`;
  const other = claim.me === 'buyer' ? claim.sellerName : claim.buyerName;
  return {
    uid: `${claim.id}@assay`,
    dueAt: new Date(dueAt),
    summary: `${claimStateText(claim, words)}: ${claim.no}`,
    description: `${claim.mpn} × ${claim.quantity}\n${other}\n${url}`,
    url,
    sequence: claim.version,
  };
}

interface EventParts {
  /** Whose console the owner of the calendar has, whichever side of an order or claim it is on. */
  readonly identity: Identity | null;
  readonly words: DocumentWords;
  readonly publicUrl: string;
}

/** A visit to the dock; its page is that of the order, in the seller's console. */
function eventOfVisit(visit: Visit, { words, publicUrl, identity }: EventParts): CalendarEvent {
  const page = orderPage(identity, { kind: visit.kind, id: visit.orderId });
  const url = `${publicUrl}${page}`;
  return {
    uid: `${visit.id}@assay`,
    startsAt: visit.startsAt,
    dueAt: visit.endsAt,
    summary: `${words.sheet.visit}: ${visit.orderNo}`,
    description: url,
    url,
    sequence: visit.version,
  };
}

/** Returns the deadlines of claims that wait for the owner of a calendar. */
const eventsOfClaims = (claims: readonly ClaimSummary[], parts: EventParts): CalendarEvent[] =>
  claims.flatMap((claim) => {
    const { me, due } = claim;
    // A seller who owes the rest has it in its list while the deadline is that of the dock.
    const isOwn = due?.on.some((actor) => actor === me);
    return isOwn && due?.at ? [eventOfClaim(claim, due.at, parts)] : [];
  });

/**
 * Returns deadlines of orders and claims that wait for an account, and its visits to the dock, as a
 * feed.
 */
async function feedOf(
  db: Db,
  deps: DocumentsDeps,
  { account, lang, now }: { account: string; lang: Language; now: Date },
): Promise<string> {
  const words = documentWords(lang);
  const mine = (kind: OrderKind) => ({
    accountId: account,
    filter: { kind, tab: 'mine' as const, keyword: '' },
    page: { limit: EVENTS_MAX, offset: 0 },
    now,
  });
  const identity = await deps.identityOf(db, account);
  const parts = { words, identity, publicUrl: deps.publicUrl };
  const events: CalendarEvent[] = [];
  for (const kind of ['trade', 'agent'] as const) {
    const orders = await deps.listOrders(db, mine(kind));
    events.push(
      ...orders.flatMap((order) => (order.due?.at ? [eventOf(order, order.due.at, parts)] : [])),
    );
    const claims = await deps.listClaims(db, { ...mine(kind), lang });
    events.push(...eventsOfClaims(claims, parts));
  }
  const visits = await deps.visitsOf(db, account);
  events.push(...visits.map((visit) => eventOfVisit(visit, parts)));
  return calendarText({ name: words.sheet.calendar, events, now });
}

/** Adds `GET /order-calendar/{secret}.ics`; the secret is the permission, and may be revoked. */
export function serveCalendar(
  http: FastifyInstance,
  deps: DocumentsDeps,
  { db, clock, rateFactor }: { db: Db; clock: Clock; rateFactor: number },
): void {
  const rateLimit = { max: PER_MINUTE * rateFactor, timeWindow: '1 minute' };
  http.get<{ Params: { secret: string } }>(
    `${PATH}/:secret.ics`,
    { config: { rateLimit } },
    async (request, reply) => {
      const sha256 = hashLinkSecret(request.params.secret);
      const link = sha256 === null ? null : await findLinkByHash(db, sha256);
      if (link === null) throw new Failure('notFound');
      const { account, lang } = link;
      const text = await feedOf(db, deps, { account, lang, now: clock.now() });
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(text);
    },
  );
}
