import type { Input } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import { ENQUIRY_REQUESTS_DAY_MAX, SEEKING_LINES_MAX } from '#contract/enquiries/shapes.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { mpnKey } from '#server/catalog/public.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { cutAlike } from '../core/cut-alike.ts';
import { RESPONSE_DAYS } from '../core/machine.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { notifySellers } from '../notify.ts';
import {
  countSent,
  insertEnquiry,
  insertLines,
  lockSending,
  type NewLine,
  settleEnquiries,
} from '../store/enquiries.ts';
import { insertRequests, type NewRequest } from '../store/requests.ts';
import {
  chosenSellers,
  type FindSellers,
  matchedSellers,
  offerUnavailable,
  type Reaching,
} from './match-sellers.ts';

const DAY_MS = 86_400_000;

const SHANGHAI_MS = 8 * 3_600_000;

/** A buyer whose other enquiry is being written comes back after so long. */
const SENDING_SECONDS = 5;

/** The end of a day of GMT+8, so many days after the one of a moment. */
const dayEnd = (now: Date, days: number): Date => {
  const day = Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) + days;
  return new Date((day + 1) * DAY_MS - SHANGHAI_MS - 60_000);
};

type Sending = Input<typeof inquirySend>;

/** An enquiry before it is written. */
interface Planned {
  readonly id: string;
  readonly sending: Sending;
  readonly reaching: readonly Reaching[];
}

/** An enquiry that reaches the sellers whose stock matches its lines. */
export type MatchedSending = Sending & { readonly type: 'match' };

const isMatched = (sending: Sending): sending is MatchedSending => sending.type === 'match';

/** Sends one enquiry: each line to the sellers of its offers, or to those whose stock matches it. */
export async function sendEnquiry(ctx: CommandContext, deps: EnquiriesDeps, sending: Sending) {
  const [sent] = isMatched(sending)
    ? await sendMatched(ctx, deps, [sending])
    : [await sendChosen(ctx, deps, sending)];
  if (sent === undefined) throw new Error('an enquiry was not sent');
  return sent;
}

/**
 * Sends matched enquiries, all or none. What the buyer may still send is shared out between the
 * lines of all of them.
 */
export async function sendMatched(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  sendings: readonly MatchedSending[],
) {
  const planned = await withinRoom(ctx, await plan(ctx, deps, sendings, matchedSellers));
  const sent = [];
  for (const one of await withOpenAccounts(ctx, deps, planned)) {
    sent.push(await write(ctx, deps, one));
  }
  return sent;
}

/** Sends an enquiry to the sellers of chosen offers; an offer whose seller closed its account is gone. */
async function sendChosen(ctx: CommandContext, deps: EnquiriesDeps, sending: Sending) {
  const planned = await withinRoom(ctx, await plan(ctx, deps, [sending], chosenSellers));
  const [open] = await withOpenAccounts(ctx, deps, planned);
  if (open === undefined) throw new Error('an enquiry was not planned');
  for (const [index, { line, sellers }] of (planned[0]?.reaching ?? []).entries()) {
    const isMissing = (open.reaching[index]?.sellers.length ?? 0) < sellers.length;
    if (isMissing) throw offerUnavailable(line, index);
  }
  return write(ctx, deps, open);
}

/** Plans enquiries of one buyer, whose other enquiries wait until these are written. */
async function plan(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  sendings: readonly Sending[],
  findSellers: FindSellers,
): Promise<Planned[]> {
  const { tx, now } = ctx;
  const buyer = requireMember(ctx).accountId;
  if (!(await lockSending(tx, buyer))) {
    throw new Failure('rate.tooMany', { seconds: SENDING_SECONDS });
  }
  const planned: Planned[] = [];
  for (const sending of sendings) {
    const id = newId();
    const lines = linesOf(id, sending, now);
    const reaching = await findSellers(tx, deps, { buyer, sending, lines, now });
    planned.push({ id, sending, reaching });
  }
  return planned;
}

/**
 * Keeps the accounts of the buyer and of all sellers from being closed until the enquiries are written,
 * so that a closing ends them. Lines leave out sellers who closed meanwhile.
 */
async function withOpenAccounts(
  ctx: CommandContext,
  deps: EnquiriesDeps,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const buyer = requireMember(ctx).accountId;
  const reached = planned.flatMap(({ reaching }) => reaching.flatMap(({ sellers }) => sellers));
  const open = await deps.lockOpenAccounts(ctx.tx, [...new Set([buyer, ...reached])]);
  // As the session does that ended with the account.
  if (!open.has(buyer)) throw new Failure('session.missing');
  return planned.map((one) => ({
    ...one,
    reaching: one.reaching.map(({ line, sellers }) => ({
      line,
      sellers: sellers.filter((seller) => open.has(seller)),
    })),
  }));
}

async function write(ctx: CommandContext, deps: EnquiriesDeps, { id, sending, reaching }: Planned) {
  const { tx, now } = ctx;
  const buyer = requireMember(ctx).accountId;
  const no = await nextNumber(tx, 'EQ', now);
  const sellers = [...new Set(reaching.flatMap((one) => one.sellers))];
  const attach = await deps.files.attach(tx, {
    urls: sending.attach,
    owner: buyer,
    readers: sellers,
  });
  const country = (await deps.cards(tx, [buyer])).get(buyer)?.country ?? '';
  const { type, urgent, note } = sending;
  const wantedBy = sending.wantedDays === null ? null : dayEnd(now, sending.wantedDays);
  const enquiry = {
    id,
    no,
    account: buyer,
    country,
    type,
    urgent,
    wantedBy,
    note,
    attach,
    at: now,
  };
  await insertEnquiry(tx, enquiry);
  await insertLines(
    tx,
    reaching.map(({ line }) => line),
  );
  await insertRequests(
    tx,
    reaching.flatMap((one) => requestsOf(no, one, now)),
  );
  await settleEnquiries(tx, [id], now);
  await notifySellers(tx, { reaching: countBySeller(reaching), type, urgent, no, now });
  return {
    id,
    no,
    sellers: sellers.length,
    unreached: reaching.filter((one) => one.sellers.length === 0).map((one) => one.line.position),
  };
}

/**
 * Leaves what a buyer may still send in its day: matched lines reach fewer sellers, the best first.
 * Fails where not even one seller of each line is left, or where too many lines would wait for sellers.
 */
async function withinRoom(ctx: CommandContext, planned: readonly Planned[]): Promise<Planned[]> {
  const { tx, now } = ctx;
  const buyer = requireMember(ctx).accountId;
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await countSent(tx, { buyer, since, now });
  const seeking = planned
    .flatMap(({ reaching }) => reaching)
    .filter(({ line, sellers }) => line.seeksUntil !== null && sellers.length === 0).length;
  const open = roomOf(SEEKING_LINES_MAX, sent.seeking);
  if (seeking > open.left) throw new Failure('inquiry.seekingFull', { ...open, needed: seeking });
  const chosen = planned
    .filter(({ sending }) => sending.type !== 'match')
    .reduce((sum, { reaching }) => sum + countRequests(reaching), 0);
  const matched = planned.flatMap(({ sending, reaching }) =>
    sending.type === 'match' ? reaching : [],
  );
  const needed = chosen + matched.filter(({ sellers }) => sellers.length > 0).length;
  const day = roomOf(ENQUIRY_REQUESTS_DAY_MAX, sent.requests);
  if (needed > day.left) throw new Failure('inquiry.dayFull', { ...day, needed });
  const lists = matched.map(({ sellers }) => sellers);
  const cut = cutAlike(lists, day.left - chosen);
  const within = new Map(matched.map(({ line }, index) => [line.id, cut[index] ?? []]));
  return planned.map((one) => ({
    ...one,
    reaching: one.reaching.map(({ line, sellers }) => ({
      line,
      sellers: within.get(line.id) ?? sellers,
    })),
  }));
}

const countRequests = (reaching: readonly Reaching[]): number =>
  reaching.reduce((sum, { sellers }) => sum + sellers.length, 0);

const roomOf = (max: number, count: number) => ({ max, left: Math.max(0, max - count) });

const linesOf = (enquiry: string, sending: Sending, now: Date): NewLine[] =>
  sending.lines.map((line, index) => ({
    id: newId(),
    enquiry,
    position: index + 1,
    mpn: line.mpn,
    mpnKey: mpnKey(line.mpn),
    manufacturer: line.manufacturer,
    quantity: line.quantity,
    targetPrice: line.targetPrice === null ? null : parseUnitPrice(line.targetPrice),
    condition: line.condition,
    dateCode: line.dateCode,
    leadTime: line.leadTime,
    note: line.note,
    seeksUntil: sending.type === 'match' ? new Date(now.getTime() + RESPONSE_DAYS * DAY_MS) : null,
  }));

const requestsOf = (no: string, { line, sellers }: Reaching, now: Date): NewRequest[] =>
  sellers.map((account) => ({
    id: newId(),
    no: `${no}/${line.position}`,
    enquiry: line.enquiry,
    line: line.id,
    account,
    at: now,
  }));

function countBySeller(reaching: readonly Reaching[]) {
  const counts = new Map<string, { count: number; model: string }>();
  for (const { line, sellers } of reaching) {
    for (const seller of sellers) {
      const known = counts.get(seller);
      counts.set(seller, { count: (known?.count ?? 0) + 1, model: known?.model ?? line.mpn });
    }
  }
  return counts;
}
