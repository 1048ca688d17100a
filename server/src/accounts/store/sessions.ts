import { sql } from 'kysely';
import type { StaffRole } from '#contract/call.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import { batchedOn } from '#server/kit/database/batch.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { Caller, StaffCaller } from '#server/kit/request-context.ts';
import { isTouchDue } from '../core/session.ts';
import { tokenHash } from '../token.ts';

interface SessionRow {
  token_hash: Buffer;
  id: string;
  account_id: string | null;
  staff_id: string | null;
  touched_at: Date;
  factor_done: boolean;
  terms_pending: boolean;
  declined: boolean;
  identity: Identity | null;
  settled: boolean | null;
  viewer_id: string | null;
  staff_name: string | null;
  lang: Language | null;
  roles: StaffRole[] | null;
}

/** Who holds a token value and in which language they read. */
export interface Identified {
  readonly caller: Caller;
  readonly lang: Language;
}

/** A token of which somebody asks who holds it now. */
interface TokenRequest {
  readonly hash: Buffer;
  readonly now: Date;
}

const viewers: readonly string[] = permissions.customerViews;

/**
 * Returns the sessions of tokens, null for one that has ended. Every signed-in call asks: those that
 * come at about the same time share a statement, and each sees what was committed before it asked.
 * The session of a viewer counts while its staff may look at accounts, by a session that is open.
 */
const findSession = batchedOn(readSessions, { atOnce: 2 });

async function readSessions(
  db: Db,
  requests: readonly TokenRequest[],
): Promise<readonly (SessionRow | null)[]> {
  const hashes = requests.map(({ hash }) => hash);
  const now = new Date(Math.max(...requests.map((request) => request.now.getTime())));
  const found = await rows<SessionRow>(
    db,
    sql`select s.token_hash, s.id, s.account_id, s.staff_id, s.touched_at, s.factor_done,
               s.terms_pending, s.viewer_id, a.identity,
               a.terms_declined_at is not null as declined,
               a.seller_state = 'pass' as settled, f.name as staff_name, f.roles,
               coalesce(a.lang, f.lang) as lang
        from accounts.session s
        left join accounts.account a on a.id = s.account_id and a.closed_at is null
        left join accounts.staff f on f.id = s.staff_id and f.active
        where s.token_hash = any(${hashes}::bytea[]) and s.expires_at > ${now}
          and (s.viewer_id is null or exists (
            select from accounts.session own join accounts.staff v on v.id = own.staff_id
            where own.id = s.viewer_session and own.expires_at > ${now} and v.id = s.viewer_id
              and v.active and v.roles && ${[...viewers]}::text[]))`,
  );
  return hashes.map((hash) => found.find(({ token_hash }) => token_hash.equals(hash)) ?? null);
}

/** Returns who holds a token value, or null. Notes the use of the session when that is due. */
export async function identifyToken(db: Db, token: string, now: Date): Promise<Identified | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const session = await findSession(db, { hash, now });
  if (session === null || session.lang === null) return null;
  const caller = callerOfSession(session);
  if (isTouchDue(session.touched_at, now)) {
    await sql`update accounts.session set touched_at = ${now}
              where id = ${session.id}`.execute(db);
  }
  return { caller, lang: session.lang };
}

/** Returns who holds an open session of staff with its second factor; null where it has ended. */
export async function findStaffOfSession(
  db: Db,
  id: string,
  now: Date,
): Promise<StaffCaller | null> {
  const found = await row<{ staffId: string; name: string; roles: StaffRole[] }>(
    db,
    sql`select f.id as "staffId", f.name, f.roles
        from accounts.session s join accounts.staff f on f.id = s.staff_id and f.active
        where s.id = ${id} and s.factor_done and s.expires_at > ${now}`,
  );
  if (found === null) return null;
  const { staffId: accountId, name, roles } = found;
  return { kind: 'staff', accountId, sessionId: id, name, roles, totpDone: true };
}

function callerOfSession(session: SessionRow): Caller {
  if (session.account_id !== null && (!session.factor_done || session.terms_pending)) {
    return {
      kind: 'pending',
      awaits: session.factor_done ? 'terms' : 'factor',
      accountId: session.account_id,
      sessionId: session.id,
    };
  }
  if (session.account_id !== null) {
    return {
      kind: 'member',
      accountId: session.account_id,
      sessionId: session.id,
      identity: session.identity,
      settled: session.settled === true,
      ...(session.declined && { termsDeclined: true as const }),
      ...(session.viewer_id !== null && { viewerId: session.viewer_id }),
    };
  }
  return {
    kind: 'staff',
    accountId: session.staff_id ?? '',
    sessionId: session.id,
    name: session.staff_name ?? '',
    roles: session.roles ?? [],
    totpDone: session.factor_done,
  };
}

export interface NewSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly owner: { readonly kind: 'member' | 'staff'; readonly id: string };
  readonly now: Date;
  readonly expiresAt: Date;
  readonly agent: string;
  readonly address: string;
  /** False while the second factor is still to come. */
  readonly factorDone: boolean;
  /** A member has yet to accept a version of the terms. */
  readonly termsPending: boolean;
  /** When a code mailed to the owner was entered; null where none was. */
  readonly mailProvenAt: Date | null;
  /** When a recovery code let in; null where none did. */
  readonly factorProvenAt: Date | null;
  /** When the owner last signed in or entered the password. */
  readonly provenAt: Date;
}

/** Keeps a new session. */
export async function addSession(tx: Tx, session: NewSession): Promise<void> {
  const { owner, now } = session;
  const accountId = owner.kind === 'member' ? owner.id : null;
  const staffId = owner.kind === 'staff' ? owner.id : null;
  await sql`insert into accounts.session
              (id, token_hash, account_id, staff_id, created_at, touched_at, expires_at, agent,
               address, proven_at, factor_done, terms_pending, mail_proven_at,
               factor_proven_at)
            values (${session.id}, ${session.tokenHash}, ${accountId}, ${staffId}, ${now}, ${now},
              ${session.expiresAt}, ${session.agent}, ${session.address}, ${session.provenAt},
              ${session.factorDone}, ${session.termsPending}, ${session.mailProvenAt},
              ${session.factorProvenAt})`.execute(tx);
}

/** A session by which staff look at a member's account. It ends with the staff's own session. */
export interface ViewerSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly viewerId: string;
  readonly staffSessionId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Keeps a session of a viewer. */
export async function insertViewerSession(tx: Tx, opened: ViewerSession): Promise<void> {
  const { now } = opened;
  await sql`insert into accounts.session
              (id, token_hash, account_id, viewer_id, viewer_session, created_at, touched_at,
               expires_at, agent, address, proven_at, factor_done)
            values (${opened.id}, ${opened.tokenHash}, ${opened.accountId}, ${opened.viewerId},
              ${opened.staffSessionId}, ${now}, ${now}, ${opened.expiresAt}, '', '',
              ${now}, true)`.execute(tx);
}

/** Whether a session of a viewer is open. */
export async function isViewerSession(db: Db, id: string, now: Date): Promise<boolean> {
  const found = await row(
    db,
    sql`select s.id from accounts.session s
          join accounts.account a on a.id = s.account_id and a.closed_at is null
          join accounts.session own on own.id = s.viewer_session and own.expires_at > ${now}
          join accounts.staff v on v.id = s.viewer_id and v.id = own.staff_id and v.active
            and v.roles && ${[...viewers]}::text[]
        where s.id = ${id} and s.expires_at > ${now}`,
  );
  return found !== null;
}

/** When the holder of a session last proved who they are. */
export interface Proofs {
  /** By signing in, or by the password. */
  readonly provenAt: Date;
  /** By a code mailed to the account's address. */
  readonly mailProvenAt: Date | null;
  /** By a second factor, in order to add another one; null where no proof is left. */
  readonly factorProvenAt: Date | null;
  /** When the session ends. */
  readonly expiresAt: Date;
}

/** Returns the last proofs of a session; null where it has ended. */
export const findProofs = (db: Db, id: string): Promise<Proofs | null> =>
  row<Proofs>(
    db,
    sql`select proven_at as "provenAt", mail_proven_at as "mailProvenAt",
               factor_proven_at as "factorProvenAt", expires_at as "expiresAt"
        from accounts.session where id = ${id}`,
  );

/** Notes that the holder of a session entered a code mailed to the account's address. */
export async function proveSessionByMail(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update accounts.session set mail_proven_at = ${now} where id = ${id}`.execute(tx);
}

/** Notes when the holder of a session proved a second factor; null once an addition used the proof. */
export async function saveFactorProof(tx: Tx, id: string, provenAt: Date | null): Promise<void> {
  await sql`update accounts.session set factor_proven_at = ${provenAt} where id = ${id}`.execute(
    tx,
  );
}

/** Notes that the holder of a session proved who they are. */
export async function proveSession(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update accounts.session set proven_at = ${now} where id = ${id}`.execute(tx);
}

/** The open sessions of an account, the last used first. */
export const listSessions = (db: Db, accountId: string, now: Date) =>
  rows<{ id: string; agent: string; address: string; createdAt: Date; touchedAt: Date }>(
    db,
    sql`select id, agent, address, created_at as "createdAt",
          touched_at as "touchedAt" from accounts.session
        where account_id = ${accountId} and viewer_id is null and factor_done and not terms_pending
          and expires_at > ${now}
        order by touched_at desc, id desc`,
  );

/** Ends one session by which nobody looks at an account. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  await sql`delete from accounts.session where id = ${id}`.execute(tx);
}

/** Marks that a second factor was proved in a session. */
export async function markFactorDone(tx: Tx, id: string): Promise<void> {
  await sql`update accounts.session set factor_done = true where id = ${id}`.execute(tx);
}
