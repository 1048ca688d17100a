import { type RawBuilder, sql } from 'kysely';
import type { StaffRole } from '#contract/call.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import { mailboxOf } from '../core/mailbox.ts';

/** A link by which somebody chooses their own password. */
export interface StaffLink {
  readonly id: string;
  readonly purpose: 'join' | 'password';
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = sql`id, purpose, staff_id as "staffId", email, name, roles,
  created_at as "createdAt", expires_at as "expiresAt"`;
const open = sql`used_at is null and withdrawn_at is null`;

export interface NewStaffLink extends StaffLink {
  readonly tokenHash: Buffer;
  /** null where it was made on the server. */
  readonly requestedBy: string | null;
  /** null where the first administrator invites the second alone. */
  readonly approvedBy: string | null;
}

/** Inserts a link; false where another invitation of the same mailbox is open. */
export async function insertLink(tx: Tx, link: NewStaffLink): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into accounts.staff_link (id, purpose, token_hash, staff_id, email, name, roles,
          requested_by, approved_by, from_server, created_at, expires_at)
        values (${link.id}, ${link.purpose}, ${link.tokenHash}, ${link.staffId}, ${link.email},
          ${link.name}, ${[...link.roles]}::text[], ${link.requestedBy}, ${link.approvedBy},
          ${link.requestedBy === null}, ${link.createdAt}, ${link.expiresAt})
        on conflict do nothing returning id`,
  );
  return inserted !== null;
}

const findOne = (db: Db, where: RawBuilder<unknown>): Promise<StaffLink | null> =>
  row<StaffLink>(db, sql`select ${columns} from accounts.staff_link where ${where}`);

/** Returns the link of a token while it can be used. */
export const findByToken = (db: Db, tokenHash: Buffer, now: Date): Promise<StaffLink | null> =>
  findOne(db, sql`token_hash = ${tokenHash} and ${open} and expires_at > ${now}`);

/** Uses a link up and returns it; null where it can be used no more, also by two at once. */
export const consumeLink = (tx: Tx, tokenHash: Buffer, now: Date): Promise<StaffLink | null> =>
  row<StaffLink>(
    tx,
    sql`update accounts.staff_link set used_at = ${now}
        where token_hash = ${tokenHash} and ${open} and expires_at > ${now} returning ${columns}`,
  );

/** Returns the open invitation to the mailbox of an address, expired or not. */
export const findInvitation = (db: Db, email: string): Promise<StaffLink | null> =>
  findOne(
    db,
    sql`regexp_replace(email, '\\+[^@]*@', '@') = ${mailboxOf(email)}
        and purpose = 'join' and ${open}`,
  );

/** Lists open invitations, the newest first. */
export const listInvitations = (db: Db): Promise<StaffLink[]> =>
  rows<StaffLink>(
    db,
    sql`select ${columns} from accounts.staff_link where purpose = 'join' and ${open}
        order by created_at desc, id desc limit 200`,
  );

/** Gives an open invitation a new token and time; null where there is none. */
export const renewInvitation = (
  tx: Tx,
  id: string,
  { tokenHash, expiresAt }: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<StaffLink | null> =>
  row<StaffLink>(
    tx,
    sql`update accounts.staff_link set token_hash = ${tokenHash}, expires_at = ${expiresAt}
        where id = ${id} and purpose = 'join' and ${open} returning ${columns}`,
  );

/** Withdraws an open invitation; null where there is none. */
export const withdrawInvitation = (tx: Tx, id: string, now: Date): Promise<StaffLink | null> =>
  row<StaffLink>(
    tx,
    sql`update accounts.staff_link set withdrawn_at = ${now}
        where id = ${id} and purpose = 'join' and ${open} returning ${columns}`,
  );

/** Withdraws all open links of a member, used where they leave or a newer link is mailed. */
export async function withdrawLinksOf(tx: Tx, staffId: string, now: Date): Promise<void> {
  await sql`update accounts.staff_link set withdrawn_at = ${now}
            where staff_id = ${staffId} and ${open}`.execute(tx);
}
