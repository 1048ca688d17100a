import { sql } from 'kysely';
import type { CaseWish } from '#contract/cases/case-schemas.ts';
import type { Selection } from '#contract/cases/schemas.ts';
import type {
  CaseActor,
  CaseEvent,
  CaseKind,
  CaseState,
  ForwardState,
} from '#contract/cases/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A case as it is kept. */
export interface Case {
  readonly id: string;
  readonly no: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly version: number;
  readonly accountId: string | null;
  readonly keyHash: Buffer | null;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly lang: Language;
  readonly topic: string;
  readonly wish: CaseWish | null;
  readonly side: 'buyer' | 'seller' | null;
  readonly sellerId: string | null;
  readonly sellerName: string;
  readonly mayForward: boolean;
  readonly orderNo: string;
  readonly orderId: string | null;
  readonly page: string;
  readonly excerpt: string;
  readonly handlerId: string | null;
  readonly submittedAt: Date;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly closedAt: Date | null;
  readonly updatedAt: Date;
  readonly forward: ForwardState | null;
  readonly forwardedAt: Date | null;
  /** The order of the seller that the complaint names; null where it names none of its orders. */
  readonly forwardOrderId: string | null;
  /** The author is the other party of that order, whose name the seller knows. */
  readonly forwardNamesAuthor: boolean;
}

/** A message or an event on a case. */
export interface Entry {
  readonly id: string;
  readonly caseId: string;
  readonly version: number;
  readonly at: Date;
  readonly event: CaseEvent | 'add';
  readonly by: CaseActor;
  readonly byId: string | null;
  readonly name: string;
  readonly text: string;
  readonly files: readonly { readonly url: string; readonly name: string }[];
  /** Parts of other entries that went along. */
  readonly selection: Selection;
}

/** Columns of a Case. */
const columns = sql`id, no, kind, state, version, account_id as "accountId", key_hash as "keyHash",
  name,
  company, email, phone, lang, topic, wish, side, seller_id as "sellerId",
  seller_name as "sellerName", may_forward as "mayForward", order_no as "orderNo",
  order_id as "orderId", page, excerpt, handler_id as "handlerId", submitted_at as "submittedAt",
  since, due_at as "dueAt", closed_at as "closedAt", updated_at as "updatedAt", forward,
  forwarded_at as "forwardedAt", forward_order_id as "forwardOrderId",
  forward_names_author as "forwardNamesAuthor"`;

/** Columns of an Entry. */
const entryColumns = sql`id, case_id as "caseId", version, at, event, by, by_id as "byId", name,
  text,
  files, selection`;

export async function insertCase(tx: Tx, made: Case): Promise<void> {
  await sql`insert into cases.case (id, no, kind, state, version, account_id, key_hash, name,
      company, email, phone, lang, topic, wish, side, seller_id, seller_name, may_forward,
      order_no, order_id, page, excerpt, handler_id, submitted_at, since, due_at, closed_at,
      updated_at)
    values (${made.id}, ${made.no}, ${made.kind}, ${made.state}, ${made.version},
      ${made.accountId}, ${made.keyHash}, ${made.name}, ${made.company}, ${made.email},
      ${made.phone}, ${made.lang}, ${made.topic}, ${made.wish}, ${made.side}, ${made.sellerId},
      ${made.sellerName}, ${made.mayForward}, ${made.orderNo}, ${made.orderId}, ${made.page},
      ${made.excerpt}, ${made.handlerId}, ${made.submittedAt}, ${made.since}, ${made.dueAt},
      ${made.closedAt}, ${made.updatedAt})`.execute(tx);
}

export const readCase = (db: Db, id: string): Promise<Case | null> =>
  row<Case>(db, sql`select ${columns} from cases.case where id = ${id}`);

export const caseByKey = (db: Db, hash: Buffer): Promise<Case | null> =>
  row<Case>(db, sql`select ${columns} from cases.case where key_hash = ${hash}`);

/** A case that nobody else changes until this transaction ends. */
export const lockCase = (tx: Tx, id: string): Promise<Case | null> =>
  row<Case>(tx, sql`select ${columns} from cases.case where id = ${id} for update`);

/** Locks the next case on which the clock has to act; those that another holds are left. */
export const lockDueCase = (
  tx: Tx,
  { now, processed }: { now: Date; processed: readonly string[] },
) =>
  row<{ id: string }>(
    tx,
    sql`select id from cases.case
        where state in ('answered', 'waitingForYou', 'withSeller') and due_at <= ${now}
          and id <> all(${[...processed]}::uuid[])
        order by due_at limit 1 for update skip locked`,
  );

/** Writes where a case stands after an event. */
export async function saveCase(tx: Tx, after: Case): Promise<void> {
  await sql`update cases.case set state = ${after.state}, version = ${after.version},
      handler_id = ${after.handlerId}, since = ${after.since}, due_at = ${after.dueAt},
      closed_at = ${after.closedAt}, updated_at = ${after.updatedAt},
      may_forward = ${after.mayForward}, seller_id = ${after.sellerId},
      seller_name = ${after.sellerName}, forward = ${after.forward},
      forwarded_at = ${after.forwardedAt}, forward_order_id = ${after.forwardOrderId},
      forward_names_author = ${after.forwardNamesAuthor}
    where id = ${after.id}`.execute(tx);
}

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await sql`insert into cases.entry (id, case_id, version, at, event, by, by_id, name, text, files,
      selection)
    values (${entry.id}, ${entry.caseId}, ${entry.version}, ${entry.at}, ${entry.event},
      ${entry.by}, ${entry.byId}, ${entry.name}, ${entry.text},
      ${JSON.stringify(entry.files)}::jsonb, ${JSON.stringify(entry.selection)}::jsonb)`.execute(
    tx,
  );
}

/** All that was said and done on a case, the first first. */
export const entriesOf = (db: Db, caseId: string): Promise<Entry[]> =>
  rows<Entry>(
    db,
    sql`select ${entryColumns} from cases.entry where case_id = ${caseId} order by version`,
  );

/**
 * Cases that one author brought since an instant, the first first. Until this transaction ends
 * nobody else counts for the same author.
 */
export async function lockAuthor(tx: Tx, email: string, since: Date): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtext('cases.author'), hashtext(${email}))`.execute(tx);
  const found = await rows<{ submittedAt: Date }>(
    tx,
    sql`select submitted_at as "submittedAt" from cases.case
        where email = ${email} and submitted_at > ${since}
        order by submitted_at`,
  );
  return found.map((one) => one.submittedAt);
}

/** A page of what a filter leaves, and the number of all. */
interface Page {
  readonly limit: number;
  readonly offset: number;
}

async function paged(db: Db, page: Page, filter: ReturnType<typeof sql>, by: typeof filter) {
  const list = await rows<Case>(
    db,
    sql<Case>`select ${columns} from cases.case where ${filter} order by ${by}
        limit ${page.limit} offset ${page.offset}`,
  );
  const counted = await one<{ total: bigint }>(
    db,
    sql<{ total: bigint }>`select count(*) as total from cases.case where ${filter}`,
  );
  return { total: Number(counted.total), list };
}

interface Mine {
  readonly account: string;
  readonly kind: CaseKind;
  readonly state: CaseState | null;
}

/** An account's own cases of a kind, the latest first. */
export const casesOf = (db: Db, { account, kind, state }: Mine, page: Page) =>
  paged(
    db,
    page,
    sql`account_id = ${account} and kind = ${kind}
        and (${state}::text is null or state = ${state})`,
    sql`submitted_at desc, id desc`,
  );

const isReplyOpen = sql`state <> 'closed' and forward in ('asked', 'silent')`;

/**
 * Complaints that were forwarded to a seller: what it may still answer first, by deadline. Those
 * that went on to another seller are among them, as they stand there.
 */
export const casesForwardedTo = (
  db: Db,
  { seller, open }: { seller: string; open: boolean },
  page: Page,
) =>
  paged(
    db,
    page,
    sql`(seller_id = ${seller} and forward is not null and (not ${open} or (${isReplyOpen}))
        or not ${open} and id in (
          select w.case_id from cases.withdrawn_forward w where w.seller_id = ${seller}))`,
    sql`seller_id is distinct from ${seller} or not (${isReplyOpen}),
        seller_id is distinct from ${seller} or state <> 'withSeller',
        case when seller_id = ${seller} then forwarded_at else (
          select w.forwarded_at from cases.withdrawn_forward w
          where w.case_id = "case".id and w.seller_id = ${seller}) end desc, id`,
  );

interface Filter {
  readonly kind: CaseKind | null;
  readonly states: readonly CaseState[];
  readonly handler: string | null;
  readonly find: string;
}

const matchesSearch = (find: string) => sql`(${find} = '' or no ilike ${containing(find)}
  or name ilike ${containing(find)} or company ilike ${containing(find)} or email ilike ${containing(find)}
  or order_no ilike ${containing(find)} or seller_name ilike ${containing(find)})`;

/** Cases for support: what waits for it first, by deadline, then the latest. */
export const listCases = (db: Db, filter: Filter, page: Page) =>
  paged(
    db,
    page,
    sql`(${filter.kind}::text is null or kind = ${filter.kind})
        and state = any(${[...filter.states]}::text[])
        and (${filter.handler}::uuid is null or handler_id = ${filter.handler})
        and ${matchesSearch(filter.find)}`,
    sql`state not in ('submitted', 'inReview'),
        case when state in ('submitted', 'inReview') then due_at end, updated_at desc, id`,
  );

/** All cases that wait for support. */
export const waitingCases = (db: Db): Promise<Case[]> =>
  rows<Case>(
    db,
    sql`select ${columns} from cases.case where state in ('submitted', 'inReview') order by due_at`,
  );

const OTHERS_MAX = 10;

/** Other cases of the same author, by account or else by address, the latest first. */
export const otherCases = (db: Db, { id, accountId, email }: Case): Promise<Case[]> =>
  rows<Case>(
    db,
    sql`select ${columns} from cases.case
        where id <> ${id} and (account_id = ${accountId} or email = ${email})
        order by submitted_at desc limit ${OTHERS_MAX}`,
  );
