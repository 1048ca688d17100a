import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { installJobs } from '../jobs/jobs.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };
let folder: string;
let dataDir: string;
let server: Embedded;

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), 'assay-owner-'));
  fs.chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  server = await startEmbedded({ dataDir, settings });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function sql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const attributes = `
  select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as is_mighty
    from pg_roles where rolname = current_user`;

/** Lists objects of roles other than the connected one, without PostgreSQL's own. */
const strangers = `
  select 'class ' || oid::regclass as what from pg_class
    where oid >= 16384 and relowner <> current_user::regrole
      and relnamespace <> 'pg_toast'::regnamespace
  union all select 'function ' || oid::regprocedure from pg_proc
    where oid >= 16384 and proowner <> current_user::regrole
  union all select 'type ' || oid::regtype from pg_type
    where oid >= 16384 and typowner <> current_user::regrole
  union all select 'schema ' || nspname from pg_namespace
    where oid >= 16384 and nspowner <> current_user::regrole and nspname !~ '^pg_'
  union all select 'extension ' || extname from pg_extension
    where oid >= 16384 and extowner <> current_user::regrole
  union all select 'database ' || datname from pg_database
    where datname = current_database() and datdba <> current_user::regrole`;

it('the role of the running product is not a superuser and has none of its rights', async () => {
  expect(await sql(server.url, attributes)).toEqual([{ is_mighty: false }]);
  for (const forbidden of [
    'set session_replication_role = replica',
    "select pg_read_file('postgresql.conf')",
    'create role other login',
    "copy (select 1) to program 'true'",
    'set role assay',
    'alter system set fsync = off',
  ]) {
    await expect(sql(server.url, forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
  }
});

it('the role of the running product makes the whole schema by its migrations', async () => {
  await migrate({ url: server.url });
  await installJobs(server.url);
  expect(await sql(server.url, strangers)).toEqual([]);
});

it('keeps the passwords of both roles to their owner', () => {
  for (const file of ['password', 'owner-password']) {
    expect(fs.statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  }
  expect(new URL(server.url).password).not.toBe(new URL(server.adminUrl).password);
});

it('starts where the file of the password was lost', async () => {
  const lost = new URL(server.url).password;
  await server.stop();
  fs.rmSync(join(dataDir, 'owner-password'));
  server = await startEmbedded({ dataDir, settings });
  expect(new URL(server.url).password).not.toBe(lost);
  expect(await sql(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('gives the data of an earlier release, which a superuser owned, to the role', async () => {
  const earlier = join(folder, 'earlier');
  const first = await startEmbedded({ dataDir: earlier, settings });
  const { adminUrl } = first;
  await sql(adminUrl, 'alter database assay owner to assay; drop role assay_owner');
  await migrate({ url: adminUrl });
  await installJobs(adminUrl);
  await sql(
    adminUrl,
    `create extension fuzzystrmatch;
     create schema old;
     create type old.color as enum ('red');
     create type old.pair as (a int, b int);
     create domain old.positive as int check (value > 0);
     create type old.span as range (subtype = int4);
     create sequence old.counter;
     create table old.thing (id int generated always as identity primary key, n serial,
                             color old.color default 'red') partition by range (id);
     create table old.thing_1 partition of old.thing for values from (1) to (100);
     create view old.things as select id from old.thing;
     create materialized view old.kept as select 7 as n;
     create function old.double(n int) returns int language sql as 'select n * 2';
     create procedure old.nothing() language sql as 'select';
     create aggregate old.total(int) (sfunc = int4pl, stype = int);
     create statistics old.both on id, n from old.thing;
     insert into old.thing default values;`,
  );
  await first.stop();
  fs.rmSync(join(earlier, 'owner-password'));

  const moved = await startEmbedded({ dataDir: earlier, settings });
  try {
    expect(await sql(moved.url, attributes)).toEqual([{ is_mighty: false }]);
    expect(await sql(moved.url, strangers)).toEqual([]);
    expect(await sql(moved.url, 'select id, n, color from old.thing')).toEqual([
      { id: 1, n: 1, color: 'red' },
    ]);
    expect(await migrate({ url: moved.url })).toEqual([]);
    await sql(
      moved.url,
      `insert into old.thing default values;
       refresh materialized view old.kept;
       alter table old.thing add column note text;
       drop extension fuzzystrmatch;
       drop schema old cascade;`,
    );
  } finally {
    await moved.stop();
  }
});
