import type pg from 'pg';
import { migrate } from '#server/kit/database/migrate.ts';
import { withClient } from '#server/kit/database/with-client.ts';
import { postEachFunction } from './batch.ts';

/** Enough branches that TPC-B does not wait for one of them. */
export const BRANCHES = 50;
export const ACCOUNTS = BRANCHES * 20_000;
export const MEMBERS = 50_000;

/** Fills a new database: the tables of TPC-B, and a ledger whose members have money. */
export async function prepare({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  await migrate({ url });
  await withClient(url, fill);
  await withClient(adminUrl, async (client) => {
    // Statements of their own: a vacuum runs in no transaction. A checkpoint is the superuser's.
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    create schema bench;
    create table bench.branches (bid int primary key, bbalance int not null, filler char(88))
      with (fillfactor = 100);
    create table bench.tellers (tid int primary key, bid int not null, tbalance int not null,
      filler char(84));
    create table bench.accounts (aid int primary key, bid int not null, abalance int not null,
      filler char(84));
    create table bench.history (tid int, bid int, aid int, delta int, mtime timestamp,
      filler char(22));
    insert into bench.branches select b, 0 from generate_series(1, ${BRANCHES}) b;
    insert into bench.tellers select t, (t - 1) / 10 + 1, 0
      from generate_series(1, ${BRANCHES * 10}) t;
    insert into bench.accounts select a, (a - 1) / 20000 + 1, 0, ''
      from generate_series(1, ${ACCOUNTS}) a;
    create function bench.tpcb(p_aid int, p_bid int, p_tid int, p_delta int) returns int
    language plpgsql as $$
    declare v_balance int;
    begin
      update bench.accounts set abalance = abalance + p_delta where aid = p_aid;
      select abalance into v_balance from bench.accounts where aid = p_aid;
      update bench.tellers set tbalance = tbalance + p_delta where tid = p_tid;
      update bench.branches set bbalance = bbalance + p_delta where bid = p_bid;
      insert into bench.history (tid, bid, aid, delta, mtime)
        values (p_tid, p_bid, p_aid, p_delta, current_timestamp);
      return v_balance;
    end $$;`);
  await client.query(postEachFunction);
  await fund(client);
}

/** Every member gets money to pay with, and money that waits to be paid out. */
async function fund(client: pg.Client): Promise<void> {
  await client.query(`
    insert into wallet.account (id, owner, kind, currency)
    select wallet.account_id(m.id, k.kind, 'USD'), m.id, k.kind, 'USD'
    from unnest(array['available', 'frozen']) as k (kind), (
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
      from generate_series(0, ${MEMBERS - 1}) n) m;
    select count(p) from (
      select a.id as account, a.owner, b.id as bank, gen_random_uuid() as cause
      from wallet.account a, wallet.account b
      where a.owner is not null and b.kind = 'bank' and b.currency = 'USD') f,
    lateral wallet.post(gen_random_uuid(), gen_random_uuid(), 'recharge', f.owner, 'recharge',
      f.cause, 'RC-0', '', now(),
      case when f.account < f.bank then array[f.account, f.bank] else array[f.bank, f.account] end,
      case when f.account < f.bank then array['user', 'platform'] else array['platform', 'user'] end,
      array['USD', 'USD'],
      case when f.account < f.bank then array[100000000, -100000000]::bigint[]
        else array[-100000000, 100000000]::bigint[] end) p`);
}
