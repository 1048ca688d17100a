import { type RawBuilder, sql } from 'kysely';
import type { StaffRole } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { mailboxOf } from '../core/mailbox.ts';

/** A member of the provider's staff as kept. */
export interface StaffRecord {
  id: string;
  email: string;
  name: string;
  lang: Language;
  roles: StaffRole[];
  passwordHash: string;
  factors: { totp: boolean; passkey: boolean };
  active: boolean;
  createdAt: Date;
}

const columns = sql`id, email, name, lang, roles, password_hash as "passwordHash",
  jsonb_build_object(
    'totp', exists (select from accounts.totp t
                    where t.owner_id = staff.id and t.secret is not null),
    'passkey', exists (select from accounts.passkey p where p.owner_id = staff.id)
  ) as factors, active, created_at as "createdAt"`;

export const findStaff = (db: Db, id: string): Promise<StaffRecord | null> =>
  row<StaffRecord>(db, sql`select ${columns} from accounts.staff where id = ${id}`);

export const lockStaff = (tx: Tx, id: string): Promise<StaffRecord | null> =>
  row<StaffRecord>(tx, sql`select ${columns} from accounts.staff where id = ${id} for update`);

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRecord | null> =>
  row<StaffRecord>(db, sql`select ${columns} from accounts.staff where email = ${email}`);

/** Returns the member of staff, who may have left, whose address leads to the mailbox of another one. */
export const findStaffByMailbox = (db: Db, email: string): Promise<StaffRecord | null> =>
  row<StaffRecord>(
    db,
    sql`select ${columns} from accounts.staff
        where regexp_replace(email, '\\+[^@]*@', '@') = ${mailboxOf(email)}`,
  );

export const listStaff = (db: Db): Promise<StaffRecord[]> =>
  rows<StaffRecord>(db, sql`select ${columns} from accounts.staff order by active desc, name, id`);

export interface NewStaff {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
  readonly lang: Language;
  readonly now: Date;
}

/** Keeps a new member of staff; false where the e-mail is taken. */
export async function addStaffRow(tx: Tx, staff: NewStaff): Promise<boolean> {
  const { id, email, name, roles, passwordHash, lang, now } = staff;
  const added = await row(
    tx,
    sql`insert into accounts.staff (id, email, name, roles, password_hash, lang, created_at)
        values (${id}, ${email}, ${name}, ${[...roles]}::text[], ${passwordHash},
          ${lang}, ${now})
        on conflict do nothing returning id`,
  );
  return added !== null;
}

const change = (tx: Tx, id: string, set: RawBuilder<unknown>): Promise<StaffRecord> =>
  one<StaffRecord>(tx, sql`update accounts.staff set ${set} where id = ${id} returning ${columns}`);

/** Sets what a member of staff is called. */
export const saveName = (tx: Tx, id: string, name: string) => change(tx, id, sql`name = ${name}`);

/** Sets the roles of a member of staff. */
export const saveRoles = (tx: Tx, id: string, roles: readonly StaffRole[]) =>
  change(tx, id, sql`roles = ${[...roles]}::text[]`);

/** Sets whether a member of staff may sign in. */
export const saveActive = (tx: Tx, id: string, active: boolean) =>
  change(tx, id, sql`active = ${active}`);

/** Sets the kept form of a member's password. */
export const savePasswordOf = (tx: Tx, id: string, hash: string) =>
  change(tx, id, sql`password_hash = ${hash}`);

/** Lists staff who may sign in. */
export const activeStaff = (db: Db): Promise<StaffRecord[]> =>
  rows<StaffRecord>(db, sql`select ${columns} from accounts.staff where active order by id`);

const STAFF_LOCK = 7_364_002;

/** Changes of who is admin take turns until their transaction ends. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STAFF_LOCK})`.execute(tx);
}

/** How many admins could sign in. */
export async function activeAdmins(db: Db): Promise<number> {
  const counted = await one<{ admins: bigint }>(
    db,
    sql`select count(*) as admins from accounts.staff where active and 'admin' = any(roles)`,
  );
  return Number(counted.admins);
}

/** Whether no second administrator was ever added, who has left or lost the role included. */
export async function neverHadTwoAdmins(db: Db): Promise<boolean> {
  const counted = await one<{ admins: bigint }>(
    db,
    sql`select count(*) as admins from (
          select id from accounts.staff where 'admin' = any(roles)
          union select staff_id from accounts.staff_link
            where purpose = 'join' and 'admin' = any(roles) and withdrawn_at is null
        ) as every`,
  );
  return counted.admins <= 1n;
}
