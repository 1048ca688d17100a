import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** An account or a member of staff. */
export interface FactorOwner {
  readonly kind: 'member' | 'staff';
  readonly id: string;
}

const accountOf = ({ kind, id }: FactorOwner) => (kind === 'member' ? id : null);
const staffOf = ({ kind, id }: FactorOwner) => (kind === 'staff' ? id : null);

/** An authenticator app: sealed secrets and the last time step that was accepted. */
export interface TotpRecord {
  readonly secret: Buffer | null;
  readonly pending: Buffer | null;
  readonly lastStep: bigint;
  readonly enrolledAt: Date | null;
}

/** Returns the authenticator app of an owner, also one that is only being added; else null. */
export const findTotp = (db: Db, ownerId: string): Promise<TotpRecord | null> =>
  row<TotpRecord>(
    db,
    sql`select secret, pending, last_step as "lastStep", enrolled_at as "enrolledAt"
        from accounts.totp where owner_id = ${ownerId}`,
  );

/** Returns the same, locked until the transaction ends. */
export const lockTotp = (tx: Tx, ownerId: string): Promise<TotpRecord | null> =>
  row<TotpRecord>(
    tx,
    sql`select secret, pending, last_step as "lastStep", enrolled_at as "enrolledAt"
        from accounts.totp where owner_id = ${ownerId} for update`,
  );

/** Keeps a sealed secret that becomes the second factor once a code of it was entered. */
export async function savePendingTotp(tx: Tx, owner: FactorOwner, sealed: Buffer): Promise<void> {
  await sql`insert into accounts.totp (account_id, staff_id, pending)
            values (${accountOf(owner)}, ${staffOf(owner)}, ${sealed})
            on conflict (owner_id) do update set pending = excluded.pending`.execute(tx);
}

/** Keeps a secret as the second factor, with the time step of the code that was accepted. */
export async function saveTotp(
  tx: Tx,
  owner: FactorOwner,
  { secret, step, now }: { readonly secret: Buffer; readonly step: number; readonly now: Date },
): Promise<void> {
  await sql`insert into accounts.totp (account_id, staff_id, secret, last_step, enrolled_at)
            values (${accountOf(owner)}, ${staffOf(owner)}, ${secret}, ${step}, ${now})
            on conflict (owner_id) do update set secret = excluded.secret, pending = null,
              last_step = excluded.last_step, enrolled_at = excluded.enrolled_at`.execute(tx);
}

/** Marks a time step as used. */
export async function saveTotpStep(tx: Tx, ownerId: string, step: number): Promise<void> {
  await sql`update accounts.totp set last_step = ${step} where owner_id = ${ownerId}`.execute(tx);
}

export async function deleteTotp(tx: Tx, ownerId: string): Promise<void> {
  await sql`delete from accounts.totp where owner_id = ${ownerId}`.execute(tx);
}

/** The kinds of second factor that an owner can use now. */
export const findFactorKinds = (
  db: Db,
  ownerId: string,
): Promise<{ totp: boolean; passkey: boolean }> =>
  one<{ totp: boolean; passkey: boolean }>(
    db,
    sql`select
          exists (select from accounts.totp
                  where owner_id = ${ownerId} and secret is not null) as totp,
          exists (select from accounts.passkey where owner_id = ${ownerId}) as passkey`,
  );

export interface PasskeyRecord {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** Lists the passkeys of an owner, the oldest first. */
export const listPasskeys = (db: Db, ownerId: string): Promise<PasskeyRecord[]> =>
  rows<PasskeyRecord>(
    db,
    sql`select id, credential_id as "credentialId", public_key as "publicKey", counter, transports,
               name, created_at as "createdAt", used_at as "usedAt"
        from accounts.passkey where owner_id = ${ownerId} order by created_at, id`,
  );

/** Inserts a passkey; false where its credential belongs to somebody already. */
export async function insertPasskey(
  tx: Tx,
  owner: FactorOwner,
  passkey: Omit<PasskeyRecord, 'usedAt'>,
): Promise<boolean> {
  const { id, credentialId, publicKey, counter, transports, name, createdAt } = passkey;
  const inserted = await row(
    tx,
    sql`insert into accounts.passkey (id, account_id, staff_id, credential_id, public_key, counter,
          transports, name, created_at)
        values (${id}, ${accountOf(owner)}, ${staffOf(owner)}, ${credentialId}, ${publicKey},
          ${counter}, ${[...transports]}::text[], ${name}, ${createdAt})
        on conflict (credential_id) do nothing returning id`,
  );
  return inserted !== null;
}

/** Notes the use of a passkey and the counter that it reported. */
export async function savePasskeyUse(
  tx: Tx,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<void> {
  await sql`update accounts.passkey set counter = ${counter}, used_at = ${now}
            where id = ${id}`.execute(tx);
}

/** Deletes a passkey of an owner and returns its name; null where the owner has no such one. */
export const deletePasskey = (
  tx: Tx,
  ownerId: string,
  id: string,
): Promise<{ name: string } | null> =>
  row<{ name: string }>(
    tx,
    sql`delete from accounts.passkey where id = ${id} and owner_id = ${ownerId} returning name`,
  );

/** Keeps the nonce of a session's next passkey answer in place of the last one. */
export async function saveChallenge(
  tx: Tx,
  sessionId: string,
  { nonce, expiresAt }: { readonly nonce: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await sql`insert into accounts.passkey_challenge (session_id, nonce, expires_at)
            values (${sessionId}, ${nonce}, ${expiresAt})
            on conflict (session_id) do update set nonce = excluded.nonce,
              expires_at = excluded.expires_at`.execute(tx);
}

/** Uses a session's challenge up; null where there is none that is still good. */
export const consumeChallenge = (
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<{ nonce: Buffer } | null> =>
  row<{ nonce: Buffer }>(
    tx,
    sql`delete from accounts.passkey_challenge
        where session_id = ${sessionId} and expires_at > ${now} returning nonce`,
  );

/** Puts new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  owner: FactorOwner,
  { hashes, now }: { readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, owner.id);
  await sql`insert into accounts.recovery_code (account_id, staff_id, code_hash, created_at)
            select ${accountOf(owner)}::uuid, ${staffOf(owner)}::uuid, hash, ${now}::timestamptz
            from unnest(${[...hashes]}::bytea[]) as hash`.execute(tx);
}

/** Uses a recovery code up; false where it is wrong or was used, also by two at once. */
export async function consumeRecoveryCode(
  tx: Tx,
  ownerId: string,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const used = await row(
    tx,
    sql`update accounts.recovery_code set used_at = ${now}
        where owner_id = ${ownerId} and code_hash = ${hash} and used_at is null
        returning created_at as "createdAt"`,
  );
  return used !== null;
}

/** Counts the recovery codes that can still be used. */
export async function countRecoveryCodes(db: Db, ownerId: string): Promise<number> {
  const counted = await one<{ unused: bigint }>(
    db,
    sql`select count(*) as unused from accounts.recovery_code
        where owner_id = ${ownerId} and used_at is null`,
  );
  return Number(counted.unused);
}

export async function deleteRecoveryCodes(tx: Tx, ownerId: string): Promise<void> {
  await sql`delete from accounts.recovery_code where owner_id = ${ownerId}`.execute(tx);
}

/** Deletes every second factor of an owner, who adds one again at the next sign-in. */
export async function deleteFactors(tx: Tx, ownerId: string): Promise<void> {
  await deleteTotp(tx, ownerId);
  await sql`delete from accounts.passkey where owner_id = ${ownerId}`.execute(tx);
  await deleteRecoveryCodes(tx, ownerId);
}
