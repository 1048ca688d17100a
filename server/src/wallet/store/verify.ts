import { type RawBuilder, sql } from 'kysely';
import { type Db, one, row } from '#server/kit/database/database.ts';

/** Row counts of the ledger, all of them recomputed. */
export interface LedgerCount {
  readonly transfers: bigint;
  readonly entries: bigint;
  readonly accounts: bigint;
  readonly holds: bigint;
}

/** The first row that is wrong: by which law, which row, and what it should be. */
export interface WrongRow {
  readonly law: string;
  readonly row: string;
  readonly is: string;
  readonly shouldBe: string;
}

interface Law {
  readonly name: string;
  /** Answers rows of (row, is, should_be) that break the law. */
  readonly broken: RawBuilder<Omit<WrongRow, 'law'>>;
}

/** Every balance as the entries give it, in the order in which they came. */
const running = sql`
  select e.account, e.seq, e.transfer, e.leg, e.amount, e.balance_after,
    row_number() over w as nth, sum(e.amount) over w as summed
  from wallet.entry e where e.leg <> 'platform'
  window w as (partition by e.account order by e.seq)`;

const laws: readonly Law[] = [
  {
    name: 'entries of an account are numbered without gaps',
    broken: sql`
      select format('entry %s of account %s (transfer %s)', seq, account, transfer) as row,
        seq::text as is, nth::text as "shouldBe"
      from (${running}) r where seq <> nth order by account, seq limit 1`,
  },
  {
    name: 'the balance after an entry is the sum of all entries up to it',
    broken: sql`
      select format('entry %s of account %s (transfer %s)', seq, account, transfer) as row,
        coalesce(balance_after::text, 'none') as is, summed::text as "shouldBe"
      from (${running}) r where balance_after is distinct from summed
      order by account, seq limit 1`,
  },
  {
    name: 'a transfer sums to zero in each currency',
    broken: sql`
      select format('transfer %s in %s', transfer, currency) as row, sum(amount)::text as is,
        '0' as "shouldBe"
      from wallet.entry group by transfer, currency having sum(amount) <> 0
      order by transfer limit 1`,
  },
  {
    name: 'the entries of a transfer are the postings that it names',
    broken: sql`
      select format('transfer %s, account %s', coalesce(p.transfer, e.transfer),
          coalesce(p.account, e.account)) as row,
        coalesce(format('%s of %s %s', e.leg, e.amount, e.currency), 'no entry') as is,
        coalesce(format('%s of %s %s', p.leg, p.amount, p.currency), 'no posting') as "shouldBe"
      from (
        select t.id as transfer, u.account, u.leg, u.currency, u.amount from wallet.transfer t,
          unnest(t.accounts, t.legs, t.currencies, t.amounts) as u (account, leg, currency, amount)
      ) p full join wallet.entry e on e.transfer = p.transfer and e.account = p.account
      where (p.leg, p.currency, p.amount) is distinct from (e.leg, e.currency, e.amount)
      order by 1 limit 1`,
  },
  {
    name: 'an account stands at the sum of its entries, and not below its floor',
    broken: sql`
      select format('account %s (%s %s of %s)', a.id, a.kind, a.currency,
          coalesce(a.owner::text, 'the platform')) as row,
        format('balance %s, %s entries', a.balance, a.seq) as is,
        format('balance %s, %s entries', coalesce(e.summed, 0), coalesce(e.count, 0)) as "shouldBe"
      from wallet.account a left join (
        select account, sum(amount) as summed, count(*) as count from wallet.entry
        where leg = 'user' group by account) e on e.account = a.id
      where a.balance <> coalesce(e.summed, 0) or a.seq <> coalesce(e.count, 0)
        or a.balance < a.floor or a.id <> wallet.account_id(a.owner, a.kind, a.currency)
      order by a.id limit 1`,
  },
  {
    name: 'an entry is of an account, or an escrow, of its currency',
    broken: sql`
      select format('entry %s of account %s (transfer %s)', e.seq, e.account, e.transfer) as row,
        format('%s in %s', e.leg, e.currency) as is,
        coalesce(a.currency, h.currency, 'no account') as "shouldBe"
      from wallet.entry e
      left join wallet.account a on a.id = e.account and e.leg in ('user', 'platform')
        and (a.owner is null) = (e.leg = 'platform')
      left join wallet.hold h on h.order_id = e.account and e.leg in ('hold', 'split', 'release', 'refund')
      where e.currency is distinct from coalesce(a.currency, h.currency)
      order by e.account, e.seq limit 1`,
  },
  {
    name: 'an escrow holds what its entries give, and is resolved once',
    broken: sql`
      select format('escrow of order %s', coalesce(h.order_id, e.account)) as row,
        format('held %s, released %s, refunded %s, %s entries', h.held, h.released, h.refunded,
          h.seq) as is,
        format('held %s, released %s, refunded %s, %s entries', e.held, e.released, e.refunded,
          e.count) as "shouldBe"
      from wallet.hold h full join (
        select account, count(*) as count,
          coalesce(sum(amount) filter (where leg in ('hold', 'split')), 0) as held,
          coalesce(-sum(amount) filter (where leg = 'release'), 0) as released,
          coalesce(-sum(amount) filter (where leg = 'refund'), 0) as refunded
        from wallet.entry where leg in ('hold', 'split', 'release', 'refund') group by account
      ) e on e.account = h.order_id
      where (h.held, h.released, h.refunded, h.seq)
          is distinct from (e.held, e.released, e.refunded, e.count)
        or h.released + h.refunded > h.held
        or (h.resolved_at is not null) <> (h.released + h.refunded = h.held)
      order by 1 limit 1`,
  },
  {
    name: 'a sum of a platform account is that of its entries',
    broken: sql`
      select format('rollup of account %s up to entry %s', r.account, r.upto_seq) as row,
        r.balance::text as is, coalesce(e.summed, 0)::text as "shouldBe"
      from wallet.rollup r left join (
        select account, seq, sum(amount) over (partition by account order by seq) as summed
        from wallet.entry where leg = 'platform') e on e.account = r.account and e.seq = r.upto_seq
      where r.balance <> coalesce(e.summed, 0)
      order by r.account, r.upto_seq limit 1`,
  },
  {
    name: 'a recharge that succeeded is booked with its amount',
    broken: sql`
      select format('recharge %s', r.no) as row, coalesce(e.amount::text, 'not booked') as is,
        r.amount::text as "shouldBe"
      from wallet.recharge r
      left join wallet.entry e on e.transfer = r.transfer
        and e.account = wallet.account_id(r.owner, 'available', 'USD')
      where r.state = 'success' and e.amount is distinct from r.amount
      order by r.no limit 1`,
  },
  {
    name: 'all accounts and escrows sum to zero',
    broken: sql`
      select format('trial balance in %s', currency) as row, sum(part)::text as is,
        '0' as "shouldBe"
      from (
        select currency, balance as part from wallet.account where owner is not null
        union all select currency, balance from wallet.platform_balance
        union all select currency, held - released - refunded from wallet.hold
      ) p group by currency having sum(part) <> 0 order by currency limit 1`,
  },
];

/**
 * Recomputes every balance from the entries, and answers the first row that breaks a law, or null.
 * To be run in a transaction of repeatable read, so that a running market stands still for it.
 */
export async function findWrongRow(db: Db): Promise<WrongRow | null> {
  // A law asks for one row, and a sound ledger has none: a loop that a plan takes for short then reads
  // all entries of each account, hours for a hundred thousand of them.
  await sql`set local enable_nestloop = off`.execute(db);
  for (const { name, broken } of laws) {
    const found = await row(db, broken);
    if (found !== null) return { law: name, ...found };
  }
  await sql`set local enable_nestloop = on`.execute(db);
  return null;
}

/** How much there is to recompute. */
export const countLedger = (db: Db): Promise<LedgerCount> =>
  one(
    db,
    sql<LedgerCount>`
      select (select count(*) from wallet.transfer) as transfers,
        (select count(*) from wallet.entry) as entries,
        (select count(*) from wallet.account) as accounts,
        (select count(*) from wallet.hold) as holds`,
  );
