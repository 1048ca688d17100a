import { sql } from 'kysely';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Limits of one measured value, by test and package; an empty package serves all. */
export interface LimitTemplate {
  readonly id: string;
  readonly version: number;
  readonly test: TestCode;
  readonly package: string;
  readonly name: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
  readonly changedBy: string;
  /** The second person; empty for limits of before. */
  readonly confirmedBy: string;
  readonly changedAt: Date;
}

const columns = sql`id, version, test, package, name, unit, min, max, changed_name as "changedBy",
  confirmed_name as "confirmedBy", changed_at as "changedAt"`;

/** Lists templates of one test or all, by test, package and name. */
export const listLimitTemplates = (db: Db, test: TestCode | null): Promise<LimitTemplate[]> =>
  rows(
    db,
    sql<LimitTemplate>`select ${columns} from qc.limit_template where ${test}::text is null or test = ${test}
      order by test, package, name`,
  );

/** Locks a template; null where there is none. */
export const lockLimitTemplate = (tx: Tx, id: string): Promise<LimitTemplate | null> =>
  row(tx, sql<LimitTemplate>`select ${columns} from qc.limit_template where id = ${id} for update`);

/** Returns whether a template, but for the one of this id, has a test, package and name. */
export async function hasSameLimit(
  tx: Tx,
  limit: Pick<LimitTemplate, 'test' | 'package' | 'name'> & { readonly id: string | null },
): Promise<boolean> {
  const { found } = await one<{ found: boolean }>(
    tx,
    sql`select exists (select 1 from qc.limit_template
        where test = ${limit.test} and package = ${limit.package} and name = ${limit.name}
          and id is distinct from ${limit.id}::uuid) as found`,
  );
  return found;
}

/** Inserts a template; null where one of this test, package and name is there. */
export const insertLimitTemplate = (
  tx: Tx,
  made: Omit<LimitTemplate, 'version'>,
): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`insert into qc.limit_template
        (id, test, package, name, unit, min, max, changed_name, confirmed_name, changed_at)
      values (${made.id}, ${made.test}, ${made.package}, ${made.name}, ${made.unit},
        ${made.min}, ${made.max}, ${made.changedBy}, ${made.confirmedBy}, ${made.changedAt})
      on conflict (test, package, name) do nothing returning id`,
  );

/** Updates the template of this version; null where it is another one by now. */
export const updateLimitTemplate = (tx: Tx, made: LimitTemplate): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`update qc.limit_template set version = version + 1, test = ${made.test},
        package = ${made.package}, name = ${made.name}, unit = ${made.unit}, min = ${made.min},
        max = ${made.max}, changed_name = ${made.changedBy}, confirmed_name = ${made.confirmedBy},
        changed_at = ${made.changedAt}
      where id = ${made.id} and version = ${made.version}
        and not exists (select 1 from qc.limit_template o where o.id <> ${made.id}
          and o.test = ${made.test} and o.package = ${made.package} and o.name = ${made.name})
      returning id`,
  );

/** Deletes the template of this version; null where it is another one by now. */
export const deleteLimitTemplate = (
  tx: Tx,
  key: { readonly id: string; readonly version: number },
): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`delete from qc.limit_template
      where id = ${key.id} and version = ${key.version} returning id`,
  );
