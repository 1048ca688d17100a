import { sql } from 'kysely';
import type { Identity } from '#contract/option-schemas.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';

/** A part of all accounts, in the order of their ids. */
export interface AudiencePart {
  /** Those of one identity; null is all. */
  readonly identity: Identity | null;
  /** The last account of the part before; null for the first part. */
  readonly after: string | null;
  /** Accounts that were opened later are left out. */
  readonly openedUntil: Date;
  readonly limit: number;
}

/** The next accounts of an audience. */
export async function audiencePart(db: Db, part: AudiencePart): Promise<string[]> {
  const { identity, after, openedUntil, limit } = part;
  const found = await rows<{ id: string }>(
    db,
    sql`select id from accounts.account
        where (${after}::uuid is null or id > ${after}::uuid) and created_at <= ${openedUntil}
          and closed_at is null
          and (${identity}::text is null or identity = ${identity})
        order by id limit ${limit}`,
  );
  return found.map(({ id }) => id);
}

/** How many accounts there are, and how many of each identity. */
export const countAudiences = (
  db: Db,
): Promise<{ readonly all: number; readonly buyers: number; readonly sellers: number }> =>
  one(
    db,
    sql`select count(*)::int as all, count(*) filter (where identity = 'buyer')::int as buyers,
               count(*) filter (where identity = 'seller')::int as sellers
        from accounts.account where closed_at is null`,
  );
