import { sql } from 'kysely';
import type { Identity } from '#contract/option-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';

/** An account of a company with its ways in. */
export interface PersonRow {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly username: string | null;
  readonly identity: Identity | null;
  readonly lastSignIn: Date | null;
  readonly hasApp: boolean;
  readonly passkeys: number;
  readonly closedAt: Date | null;
}

/** Lists accounts with their last sign-in by themselves and their second factors, oldest first. */
export const listPeople = (
  db: Db,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
): Promise<PersonRow[]> =>
  rows(
    db,
    sql<PersonRow>`
      select a.id, a.closed_at as "closedAt", a.firstname, a.lastname, a.email, a.username, a.identity,
        greatest(
          (select max(d.last_at) from accounts.device d where d.account_id = a.id),
          (select max(s.created_at) from accounts.session s
            where s.account_id = a.id and s.viewer_id is null)) as "lastSignIn",
        exists (select from accounts.totp t
          where t.account_id = a.id and t.secret is not null) as "hasApp",
        (select count(*)::integer from accounts.passkey p where p.account_id = a.id) as passkeys
      from accounts.account a where a.id = any(${[...ids]}::uuid[])
      order by a.created_at, a.id limit ${limit}`,
  );

/** Returns until when sign-ins are locked, by the key that attempts are counted under, in hex. */
export async function findLocks(
  db: Db,
  keys: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const found = await rows(
    db,
    sql<{ key: string; until: Date | null }>`
      select encode(key, 'hex') as key, locked_until as until from accounts.attempt
      where key = any(${[...keys]}::bytea[]) and locked_until > ${now}`,
  );
  return new Map(found.flatMap(({ key, until }) => (until === null ? [] : [[key, until]])));
}

/** Lists resets of the second factors of an account that were carried out since an instant. */
export const listResets = (
  db: Db,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
): Promise<{ id: string; requestedAt: Date }[]> =>
  rows(
    db,
    sql<{ id: string; requestedAt: Date }>`
      select id, asked_at as "requestedAt" from accounts.factor_reset
      where account_id = ${accountId} and state = 'done' and since > ${since}
      order by since desc limit 100`,
  );
