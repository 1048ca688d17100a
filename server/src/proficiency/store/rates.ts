import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Truth } from '#contract/proficiency/truths.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** How often a test was tried on samples of one truth, and how often it raised an alarm. */
export interface RateCount {
  readonly test: TestCode;
  readonly truth: Truth;
  readonly trials: number;
  readonly hits: number;
}

/** Counts all judged samples anew; a void one is in no count. Others wait until it is done. */
export async function saveRates(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('proficiency.rate', 0))`.execute(tx);
  await sql`delete from proficiency.rate`.execute(tx);
  await sql`insert into proficiency.rate (test, truth, trials, hits)
    select r ->> 'test', s.truth, count(*)::integer,
           (count(*) filter (where r ->> 'outcome' in ('detected', 'falseAlarm')))::integer
    from proficiency.sample s, jsonb_array_elements(s.results) r
    where s.state in ('judged', 'revealed') and r ->> 'outcome' <> 'notCounted'
    group by r ->> 'test', s.truth`.execute(tx);
}

/** Returns the counts of all tests, by test and truth. */
export const listRates = (db: Db): Promise<RateCount[]> =>
  rows(
    db,
    sql<RateCount>`select test, truth, trials, hits from proficiency.rate order by test, truth`,
  );
