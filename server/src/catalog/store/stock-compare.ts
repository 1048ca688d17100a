import { type RawBuilder, sql } from 'kysely';
import type { StockCondition } from '#contract/option-schemas.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import {
  type Fate,
  type FileColumns,
  REFUSED_QUANTITY,
  type StagedList,
  UNKNOWN_MAKER_KEY,
} from './stock-staging.ts';

const QUANTITY_MAX = 2_000_000_000;

/** The columns that identify a line of stock besides its part. */
const lineIdentity = ({ condition, dateCode }: FileColumns) => [
  ...(condition ? [sql`l.matched`] : []),
  ...(dateCode ? [sql`l.date_code`] : []),
];

/** Those of a staged row, in the same order. */
const rowIdentity = ({ condition, dateCode }: FileColumns) => [
  ...(condition ? [sql`n.condition`] : []),
  ...(dateCode ? [sql`n.date_code`] : []),
];

/**
 * The seller's lines with the condition by which rows find them. A row without a condition of its
 * own takes the only line of its part that no other row names, where its condition is unknown; and
 * where the list has none either, the oldest line that no other row names.
 */
function matchableLines(account: string, columns: FileColumns): RawBuilder<unknown> {
  const { condition, chosenCondition: chosen, dateCode } = columns;
  const own = sql`(select l.*, l.condition as matched from catalog.stock_line l
    where l.account = ${account})`;
  if (!condition || chosen === null) return own;
  const sameGoods = dateCode ? sql`l.part, l.date_code` : sql`l.part`;
  const isSameDate = dateCode ? sql`n.date_code = l.date_code` : sql`true`;
  const linesWithNaming = (isOther: RawBuilder<unknown>) => sql`(
      select l.*, exists (
        select from judging n
        join catalog.part p on p.norm = n.norm and p.manufacturer = n.manufacturer and p.mpn = n.mpn
        where p.id = l.part and n.condition = l.condition and ${isOther} and ${isSameDate}
      ) as is_named
      from catalog.stock_line l where l.account = ${account}
    )`;
  if (chosen !== 'unknown') {
    return sql`(select l.*, case when l.condition = 'unknown' and not l.is_named
        and count(*) filter (where not l.is_named) over (partition by ${sameGoods}) = 1
        then ${chosen}::text else l.condition end as matched
      from ${linesWithNaming(sql`n.condition <> ${chosen}`)} l)`;
  }
  return sql`(select l.*, case when not l.is_named
      and not bool_or(l.condition = 'unknown') over (partition by ${sameGoods})
      and row_number() over (partition by ${sameGoods}, l.is_named order by l.at, l.id) = 1
      then 'unknown' else l.condition end as matched
    from ${linesWithNaming(sql`true`)} l)`;
}

/** Whether lines take the condition that was chosen for their list. */
export const setsCondition = ({ chosenCondition }: FileColumns): boolean =>
  chosenCondition !== null && chosenCondition !== 'unknown';

/** Whether a matched line l would say something else after staged row n. */
function differs(columns: FileColumns, quantity: RawBuilder<unknown>) {
  const { price, packaging, leadTime, moq, breaks } = columns;
  const parts = [sql`l.quantity <> ${quantity}`];
  if (setsCondition(columns)) parts.push(sql`l.condition <> n.condition`);
  if (price) parts.push(sql`l.unit_price is distinct from n.unit_price`);
  if (packaging) parts.push(sql`l.packaging is distinct from n.packaging`);
  if (leadTime) parts.push(sql`l.lead_time <> n.lead_time`);
  if (moq) parts.push(sql`l.moq is distinct from n.moq`);
  if (breaks) parts.push(sql`l.price_breaks is distinct from n.price_breaks`);
  return sql.join(parts, sql` or `);
}

const comparedColumns = (of: string) =>
  sql.join(
    ['unit_price', 'packaging', 'lead_time', 'moq', 'price_breaks'].map((name) =>
      sql.ref(`${of}.${name}`),
    ),
  );

/** Staged rows with their makers, and which of them is the first of its part, maker, state and date. */
async function groupStaged(tx: Tx, list: string): Promise<void> {
  await sql`create temp table judging on commit drop as
    with makerless as (
      select p.norm, p.mpn, (array_agg(p.manufacturer))[1] as manufacturer
      from catalog.part p join (
        select distinct norm, mpn from catalog.staged_line
        where list = ${sql.lit(list)}::uuid and maker_key = ${sql.lit(UNKNOWN_MAKER_KEY)}
      ) asked using (norm, mpn)
      group by p.norm, p.mpn having count(*) = 1
    ), known as (
      select s.nr, s.norm, s.mpn, s.maker_key, s.quantity, s.condition, s.date_code,
        ${comparedColumns('s')}, coalesce(o.manufacturer, a.manufacturer) as manufacturer
      from catalog.staged_line s
      left join catalog.manufacturer_alias a on a.key = s.maker_key
      left join makerless o
        on o.norm = s.norm and o.mpn = s.mpn and s.maker_key = ${sql.lit(UNKNOWN_MAKER_KEY)}
      where s.list = ${sql.lit(list)}::uuid and s.quantity >= 0
    )
    select k.*, first_value(nr) over (partition by norm, mpn,
      coalesce(manufacturer, md5(maker_key)::uuid), condition, date_code
      order by quantity = 0, nr) as first_nr
    from known k`.execute(tx);
  // Made by nobody's guess: how many rows there are decides how they are joined.
  await sql`analyze judging`.execute(tx);
}

/** Rows that repeat another: whether they say the same but for the quantity, or that none is left. */
const duplicates = sql`extra as materialized (
    select n.nr, n.first_nr, n.quantity,
      n.quantity = 0 or row(${comparedColumns('n')}) is not distinct from row(${comparedColumns('f')}) as agrees
    from judging n join judging f on f.nr = n.first_nr
    where n.nr <> n.first_nr
  ), sums as materialized (
    select first_nr, sum(quantity) as more from extra where agrees group by first_nr
  )`;

/**
 * Judges every staged row anew against the stock as it stands. Rows of one part, maker, condition
 * and date code are one line: their quantities are summed where all else is equal (`merged`), and
 * the later one is refused where not (`duplicate`). A quantity of zero says that none is left. Of
 * several equal lines in stock the oldest is the one that a row changes.
 */
export async function compareStaged(tx: Tx, staged: StagedList): Promise<void> {
  const { list, account, mode, columns } = staged;
  await sql`delete from catalog.staged_fate where list = ${list}::uuid`.execute(tx);
  await groupStaged(tx, list);
  const lineIs = sql.join([sql`l.part`, ...lineIdentity(columns)]);
  const isSameLine = sql.join(
    [
      sql`l.part = p.id`,
      ...lineIdentity(columns).map((left, i) => sql`${left} = ${rowIdentity(columns)[i]}`),
    ],
    sql` and `,
  );
  const total = sql`n.quantity + coalesce(s.more, 0)`;
  await sql`insert into catalog.staged_fate
      (list, nr, fate, first_nr, quantity, line, manufacturer, part)
    with ${duplicates}, mine as materialized (
      select distinct on (${lineIs}) l.*
      from ${matchableLines(account, columns)} l
      order by ${lineIs}, l.at, l.id
    ), judged as materialized (
      select n.nr, n.first_nr, ${total} as quantity, l.id as line, n.manufacturer, p.id as part,
        case when ${total} > ${QUANTITY_MAX} then 'sumTooLarge'
          when ${total} = 0 and (l.id is null or ${mode} = 'add') then 'absent'
          when ${total} = 0 then 'gone'
          when l.id is null then 'added'
          when ${mode} = 'add' then 'exists'
          when ${differs(columns, total)} then 'changed'
          else 'same' end as fate
      from judging n
      left join sums s on s.first_nr = n.nr
      left join catalog.part p
        on p.norm = n.norm and p.manufacturer = n.manufacturer and p.mpn = n.mpn
      left join mine l on ${isSameLine}
    )
    select ${list}::uuid, nr, fate, nr, quantity, line, manufacturer, part
    from judged where nr = first_nr
    union all
    select ${list}::uuid, e.nr, case when not e.agrees then 'duplicate'
        when j.fate in ('exists', 'sumTooLarge') then j.fate else 'merged' end,
      e.first_nr, e.quantity, null, null, null
    from extra e join judged j on j.nr = e.first_nr`.execute(tx);
  await sql`drop table judging`.execute(tx);
}

/**
 * Lines of a seller that a staged list takes out: those that it says are gone and, where it replaces
 * all, those that it does not name. A part that a refused row names is not taken for unnamed.
 */
export const isRemoved = ({ list, account, mode }: StagedList) =>
  mode === 'replaceAll'
    ? sql`l.account = ${account} and not exists (
        select from catalog.staged_fate f
        where f.list = ${list}::uuid and f.line = l.id and f.fate <> 'gone'
      ) and not exists (
        select from catalog.staged_line s join catalog.part p using (norm, mpn)
        where s.list = ${list}::uuid and s.quantity = ${REFUSED_QUANTITY} and p.id = l.part)`
    : sql`l.account = ${account} and l.id in (
        select f.line from catalog.staged_fate f
        where f.list = ${list}::uuid and f.fate = 'gone')`;

/** Staged rows by their fate, and the lines that would be removed. */
export type FateCounts = Readonly<Record<Fate | 'removed', number>>;

export async function countFates(db: Db, staged: StagedList): Promise<FateCounts> {
  const found = await rows<{ fate: Fate; n: number }>(
    db,
    sql`select fate, count(*)::int as n from catalog.staged_fate
        where list = ${staged.list}::uuid group by fate`,
  );
  const removed = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from catalog.stock_line l where ${isRemoved(staged)}`,
  );
  const counts = { ...noFates, removed: removed.n };
  for (const { fate, n } of found) counts[fate] = n;
  return counts;
}

const noFates: Record<Fate | 'removed', number> = {
  added: 0,
  changed: 0,
  same: 0,
  merged: 0,
  exists: 0,
  duplicate: 0,
  sumTooLarge: 0,
  gone: 0,
  absent: 0,
  removed: 0,
};

/**
 * Counts rows that a list adds only because a condition was chosen for it: its seller has the same
 * part in another condition, which may be the same pieces. Lines that another row names are not, nor
 * those that equal one of them.
 */
export async function countBesideOthers(
  db: Db,
  { list, account, columns }: StagedList,
): Promise<number> {
  if (!setsCondition(columns)) return 0;
  const isSameDate = columns.dateCode ? sql`l.date_code = s.date_code` : sql`true`;
  const isDateOfRow = columns.dateCode ? sql`l.date_code = n.date_code` : sql`true`;
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n
        from catalog.staged_fate f join catalog.staged_line s using (list, nr)
        where f.list = ${list}::uuid and f.fate = 'added'
          and s.condition = ${columns.chosenCondition} and exists (
            select from catalog.stock_line l
            where l.account = ${account} and l.part = f.part and ${isSameDate}
              and not exists (
                select from catalog.staged_fate o join catalog.staged_line n using (list, nr)
                where o.list = f.list and (o.line = l.id
                  or o.part = l.part and n.condition = l.condition and ${isDateOfRow})))`,
  );
  return n;
}

/** Lines whose condition a list changes: those of unknown condition take the one that was chosen. */
export interface ConditionCount {
  readonly from: StockCondition;
  readonly to: StockCondition;
  readonly lines: number;
}

/** Counts them before the list is applied; afterwards by the lines that its change has kept. */
export function countConditionChanges(
  db: Db,
  { list, account, columns, change }: StagedList & { readonly change: string | null },
): Promise<ConditionCount[]> {
  if (!setsCondition(columns)) return Promise.resolve([]);
  const old =
    change === null
      ? sql`catalog.stock_line l on l.id = f.line and l.account = ${account}`
      : sql`catalog.stock_before l on l.undoes = ${change}::uuid and l.id = f.line`;
  return rows<ConditionCount>(
    db,
    sql`select l.condition as "from", s.condition as "to", count(*)::int as lines
        from catalog.staged_fate f join catalog.staged_line s using (list, nr) join ${old}
        where f.list = ${list}::uuid and f.fate = 'changed' and l.condition = 'unknown'
          and s.condition <> l.condition
        group by l.condition, s.condition order by lines desc, s.condition`,
  );
}

/**
 * Returns a digest of everything a comparison depends on: the seller's lines with their versions,
 * and the manufacturers' names. While it is equal, a comparison would have the same result.
 */
export async function stockDigest(db: Db, account: string): Promise<string> {
  const { digest } = await one<{ digest: string }>(
    db,
    sql`select concat_ws(' ',
          (select count(*) || ' ' || coalesce(bit_xor(hashtextextended(id::text, version)), 0)
            from catalog.stock_line where account = ${account}),
          (select count(*) || ' ' || coalesce(bit_xor(hashtextextended(
              key || ' ' || manufacturer, 0)), 0)
            from catalog.manufacturer_alias)) as digest`,
  );
  return digest;
}
