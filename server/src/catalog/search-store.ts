import { CompiledQuery } from 'kysely';
import type { SearchSort } from '#contract/catalog/search.ts';
import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import type { Db } from '#server/kit/database.ts';

/** What leaves offers through; null leaves all through. */
export interface LineFilter {
  readonly conditions: readonly Condition[] | null;
  readonly packagings: readonly Packaging[] | null;
  readonly leadTimes: readonly LeadTime[] | null;
  readonly quantity: number | null;
  readonly covering: boolean;
  /** Year and week as the database orders them. */
  readonly madeFrom: string | null;
  readonly madeTo: string | null;
  readonly passedSince: Date | null;
}

/** What a keyword seeks. */
export interface Keyed {
  /** As typed, upper case. */
  readonly typed: string;
  readonly key: string;
  /** The key without packing suffixes. */
  readonly base: string;
  /** Only equal keys. */
  readonly accurate: boolean;
  /** Offers that were last confirmed at this moment or before have left search. */
  readonly staleAt: Date;
}

/** How an answer is filtered, sorted and cut. */
export interface Shown {
  readonly skip: number;
  readonly most: number;
  readonly sort: SearchSort;
  readonly filter: LineFilter;
}

export interface Sought extends Keyed, Shown {
  /** Whether numbers with typing errors are looked for where nothing else is found. */
  readonly errors: boolean;
  readonly facets: boolean;
  readonly makers: readonly string[] | null;
  readonly readAs: string | null;
  /** So many groups of the page come with offers, the rest folded. */
  readonly openGroups: number;
}

const filterAt = (first: number): string => {
  const types = 'text[] text[] text[] int boolean text text timestamptz'.split(' ');
  return `row(${types.map((type, n) => `$${first + n}::${type}`).join(', ')})::catalog.offer_filter`;
};

const filterArguments = (filter: LineFilter): unknown[] => [
  filter.conditions,
  filter.packagings,
  filter.leadTimes,
  filter.quantity,
  filter.covering,
  filter.madeFrom,
  filter.madeTo,
  filter.passedSince,
];

/** Whether a filter leaves some offers out. */
const filters = ({ quantity: _, ...filter }: LineFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== false);

/** The statement of a whole search: one row with one text, the answer as it is sent. */
export const searchStatement = `select catalog.search($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, $12, ${filterAt(13)}, $21, $22) as answer`;

/** The values of `searchStatement`. */
export const searchArguments = (sought: Sought): unknown[] => [
  sought.typed,
  sought.key,
  sought.base,
  sought.accurate,
  sought.errors,
  sought.staleAt,
  sought.skip,
  sought.most,
  sought.sort,
  sought.facets,
  sought.makers,
  filters(sought.filter),
  ...filterArguments(sought.filter),
  sought.readAs,
  sought.openGroups,
];

interface Answer {
  readonly answer: string | null;
}

async function answerOf(db: Db, text: string, values: readonly unknown[]): Promise<string | null> {
  const { rows } = await db.executeQuery<Answer>(CompiledQuery.raw(text, [...values]));
  return rows[0]?.answer ?? null;
}

/** The answer of a search as JSON text. */
export const search = async (db: Db, sought: Sought): Promise<string> =>
  (await answerOf(db, searchStatement, searchArguments(sought))) ?? '';

const offersStatement = `select catalog.offers($1, $2, $3, $4, $5, $6, $7, $8, ${filterAt(9)})
  as answer`;

/** A page of one part's offers as JSON text; null where nobody ever offered such a part. */
export const offersOf = (
  db: Db,
  part: { readonly key: string; readonly mpn: string; readonly maker: string },
  { skip, most, sort, filter, staleAt }: Shown & { readonly staleAt: Date },
): Promise<string | null> =>
  answerOf(db, offersStatement, [
    part.key,
    part.mpn,
    part.maker,
    staleAt,
    skip,
    most,
    sort,
    filters(filter),
    ...filterArguments(filter),
  ]);

const brandsStatement = 'select catalog.brands($1, $2, $3, $4, $5) as answer';

/** The makers of what a keyword finds, as JSON text. */
export const brandsOf = async (db: Db, sought: Keyed): Promise<string> =>
  (await answerOf(db, brandsStatement, [
    sought.typed,
    sought.key,
    sought.base,
    sought.accurate,
    sought.staleAt,
  ])) ?? '[]';

const suggestStatement = `select format('{"parts":%s,"makers":%s}',
  catalog.suggest_parts($1, $2, $3), coalesce((
    select json_agg(name) from (
      select distinct m.name from (
        select manufacturer from catalog.manufacturer_alias
        where key >= $1 and key < $1 || chr(1114111) order by key limit 20
      ) a join catalog.manufacturer m on m.id = a.manufacturer
      where m.known order by m.name limit $4
    ) t), '[]')) as answer`;

/** Part numbers in stock and known makers that begin with a key, as JSON text. */
export const suggestions = async (
  db: Db,
  key: string,
  { staleAt, parts, makers }: { readonly staleAt: Date; parts: number; makers: number },
): Promise<string> => (await answerOf(db, suggestStatement, [key, staleAt, parts, makers])) ?? '';
