import type { Input } from '#contract/call.ts';
import type {
  complaintAdd as ComplaintCall,
  feedbackAdd as FeedbackCall,
  legalAdd as LegalCall,
} from '#contract/cases/calls.ts';
import type { CaseWish } from '#contract/cases/case-schemas.ts';
import type { CaseFile } from '#contract/cases/schemas.ts';
import type { CaseKind } from '#contract/cases/table.ts';
import { type CaseTopic, casesADayMax } from '#contract/cases/topics.ts';
import { accountCard } from '#server/accounts/public.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import { type NumberPrefix, nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext, QueryContext } from '#server/kit/request-context.ts';
import { keyHash, linkKey } from '../core/link.ts';
import { dueOf } from '../core/machine.ts';
import type { CasesDeps, ReferencedOrder } from '../deps.ts';
import { notifyAuthor } from '../notify.ts';
import { storeTicketedFiles } from '../process.ts';
import { type Case, insertCase, insertEntry, lockAuthor } from '../store/cases.ts';

const prefixes: Record<CaseKind, NumberPrefix> = { legal: 'LG', complaint: 'CP', feedback: 'FB' };
const DAY_MS = 86_400_000;
const EXCERPT_CHARS = 160;

/** The fields that every kind of case shares, as its author sends them. */
interface CaseInput {
  readonly topic: CaseTopic;
  readonly text: string;
  readonly files: readonly CaseFile[];
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly wish?: CaseWish | '';
  readonly side?: 'buyer' | 'seller';
  readonly orderNo?: string;
  readonly sellerId?: string | undefined;
  readonly sellerName?: string;
  readonly mayForward?: boolean;
  readonly page?: string;
}

export const addLegal = (
  ctx: CommandContext,
  deps: CasesDeps,
  { counterparty, ...given }: Input<typeof LegalCall>,
) => addCase(ctx, deps, 'legal', { ...given, sellerName: counterparty });

export const addComplaint = (
  ctx: CommandContext,
  deps: CasesDeps,
  input: Input<typeof ComplaintCall>,
) => addCase(ctx, deps, 'complaint', input);

export const addFeedback = (
  ctx: CommandContext,
  deps: CasesDeps,
  input: Input<typeof FeedbackCall>,
) => addCase(ctx, deps, 'feedback', input);

interface Author {
  readonly account: string | null;
  readonly email: string;
}

/** A member is written to at the account's own address; everybody else at the one it gives. */
async function authorOf({ tx, caller }: CommandContext, email: string): Promise<Author> {
  if (caller.kind !== 'member') return { account: null, email };
  const card = (await accountCard(tx, [caller.accountId])).get(caller.accountId);
  return { account: caller.accountId, email: card?.email ?? email };
}

/** At most so many cases of one author within a day. */
async function holdBack({ tx, now }: CommandContext, { account, email }: Author): Promise<void> {
  const recent = await lockAuthor(tx, email, new Date(now.getTime() - DAY_MS));
  const first = recent.at(-casesADayMax[account === null ? 'visitor' : 'member']);
  if (first === undefined) return;
  const seconds = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new Failure('rate.tooMany', { seconds: Math.max(1, seconds) });
}

/**
 * The order that a member names must be its own; a visitor's is kept as it was typed, and nobody
 * is told whether there is such an order.
 */
async function ownOrder(
  ctx: CommandContext,
  deps: CasesDeps,
  { account, orderNo }: { account: string | null; orderNo: string },
): Promise<ReferencedOrder | null> {
  if (account === null || orderNo === '') return null;
  const order = await deps.orderByNo(ctx.tx, orderNo);
  const isParty = order?.buyer.id === account || order?.seller?.id === account;
  if (!isParty) throw Failure.invalidFields([{ field: 'orderNo', key: 'orderNotYours' }]);
  return order;
}

interface Seller {
  readonly id: string | null;
  readonly name: string;
}

/** The seller of a complaint: by its id, else the seller of the order, else the name as typed. */
async function sellerOf(
  ctx: CommandContext,
  input: CaseInput,
  order: ReferencedOrder | null,
): Promise<Seller> {
  if (input.sellerId !== undefined) {
    const name = await sellerName(ctx, input.sellerId);
    if (name === null) throw Failure.invalidFields([{ field: 'sellerName', key: 'invalid' }]);
    return { id: input.sellerId, name };
  }
  const isSeller = ctx.caller.kind === 'member' && order?.seller?.id === ctx.caller.accountId;
  const id = order !== null && !isSeller ? (order.seller?.id ?? null) : null;
  return { id, name: input.sellerName ?? '' };
}

/** The public name of a settled seller; null for anybody else. */
export async function sellerName({ tx }: QueryContext, id: string): Promise<string | null> {
  const card = (await accountCard(tx, [id])).get(id);
  return card?.settled ? card.company : null;
}

/** Brings a case in: its first entry holds the words and files, and its author is notified. */
async function addCase(ctx: CommandContext, deps: CasesDeps, kind: CaseKind, input: CaseInput) {
  const { tx, now, lang } = ctx;
  const author = await authorOf(ctx, input.email);
  await holdBack(ctx, author);
  const orderNo = input.orderNo ?? '';
  const order = await ownOrder(ctx, deps, { account: author.account, orderNo });
  const seller = await sellerOf(ctx, input, order);
  const id = newId();
  const made: Case = {
    id,
    no: await nextNumber(tx, prefixes[kind], now),
    kind,
    state: 'submitted',
    version: 1,
    accountId: author.account,
    keyHash: author.account === null ? keyHash(linkKey(id, deps.secret)) : null,
    name: input.name,
    company: input.company,
    email: author.email,
    phone: input.phone,
    lang,
    topic: input.topic,
    wish: input.wish || null,
    side: input.side ?? null,
    sellerId: seller.id,
    sellerName: seller.name,
    mayForward: input.mayForward ?? false,
    orderNo,
    orderId: order?.id ?? null,
    page: input.page ?? '',
    excerpt: beginningOf(input.text.replace(/\s+/g, ' '), EXCERPT_CHARS),
    handlerId: null,
    submittedAt: now,
    since: now,
    dueAt: dueOf(kind, 'submitted', now),
    closedAt: null,
    updatedAt: now,
    forward: null,
    forwardedAt: null,
    forwardOrderId: null,
    forwardNamesAuthor: false,
  };
  await insertCase(tx, made);
  await insertEntry(tx, {
    id: newId(),
    caseId: id,
    version: 1,
    at: now,
    event: 'add',
    by: 'author',
    byId: author.account,
    name: input.name,
    text: input.text,
    files: await storeTicketedFiles(tx, input.files),
    selection: [],
  });
  await notifyAuthor(tx, deps, { made, message: 'received', text: '', now });
  return {
    id: author.account === null ? null : id,
    no: made.no,
    email: author.email,
    dueAt: (made.dueAt ?? now).toISOString(),
  };
}
