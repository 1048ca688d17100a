import pg from 'pg';
import { expect, it } from 'vitest';
import { readConfig } from '#server/kit/process/config.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { loadDemo } from '../../tools/demo/load.ts';
import { openTestDatabase } from './harness/database.ts';

/** Notes every message with the transaction that wrote it; mails that stand in no box are left out. */
const NOTED = `
  create table public.noted (tx bigint, account uuid, kind text);
  create function public.note_message() returns trigger language plpgsql security definer as $$
  begin
    if new.deleted_at is null then
      insert into public.noted values (txid_current(), new.account, new.kind);
    end if;
    return new;
  end $$;
  create trigger noted after insert on messages.message
    for each row execute function public.note_message();`;

/**
 * A warning and a child order begin with an event of the order that they come of, and are records
 * of their own: each is notified once, beside the order's message.
 */
const OWN_EVENT = `case when kind = 'orders.split' then 'child'
  when kind like 'fakes.found.%' then 'warning' else '' end`;

/** The demo loads in 80 s alone, in 250 s beside all other checks on a slow day. */
const TIMEOUT_MS = 900_000;

it(
  'an event sends at most one message to each account, in every deal of the demo market',
  async () => {
    const database = await openTestDatabase();
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    try {
      await admin.query(NOTED);
      await loadDemo({
        url: database.url,
        config: readConfig(process.env),
        log: createLogger('error'),
        onStep: () => undefined,
      });
      const kinds = await admin.query<{ kind: string }>('select distinct kind from public.noted');
      // Most slices tell something in the demo; a demo that tells little would prove little.
      expect(kinds.rows.length).toBeGreaterThan(45);
      const doubled = await admin.query<{ kinds: string }>(
        `select distinct kinds from (select string_agg(kind, ' + ' order by kind) as kinds
         from public.noted group by tx, account, ${OWN_EVENT} having count(*) > 1) as each`,
      );
      expect(doubled.rows.map((row) => row.kinds)).toEqual([]);
    } finally {
      await admin.end();
      await database.drop();
    }
  },
  TIMEOUT_MS,
);
