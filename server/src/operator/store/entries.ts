import { sql } from 'kysely';
import type { TimelineKind } from '#contract/operator/constants.ts';
import type { EntryKind } from '#contract/operator/find-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import type { ApprovalFacts } from '../deps.ts';

/** A record as staff find it. Amounts are minor units. */
export interface EntryRecord<Kind extends TimelineKind = EntryKind> {
  readonly kind: Kind;
  readonly recordId: string;
  readonly ref: string;
  readonly subject: string;
  readonly link: string;
  readonly state: string;
  readonly at: Date;
  readonly amount: bigint | null;
  readonly currency: string | null;
}

const columns = sql`e.kind, e.record_id as "recordId", e.ref, e.subject, e.link, e.state, e.at,
  e.amount, e.currency`;

/** Sorts after every sign that a word may go on with. */
const LAST_SIGN = '\u{10ffff}';

/** Words of a broad keyword that are looked at; a reader could not distinguish more. */
const TERMS_MAX = 400;

/**
 * Finds records of some kinds by the beginning of a word of theirs: those that are recordRef so whole
 * first, then companies, whose name every record of theirs bears too, then the newest.
 */
export const findEntries = (
  db: Db,
  query: { readonly keyword: string; readonly kinds: readonly EntryKind[]; readonly limit: number },
): Promise<EntryRecord[]> => {
  const keyword = query.keyword.toLowerCase();
  // A range and no pattern: the index answers it under any plan, and nothing is to be escaped.
  const end = `${keyword}${LAST_SIGN}`;
  const kinds = [...query.kinds];
  const companies = kinds.filter((kind) => kind === 'company');
  return rows<EntryRecord>(
    db,
    sql`with near as (
          select term, kind, record_id from operator.term
          where term >= ${keyword} and term < ${end} and kind = any(${kinds}::text[])
          order by term limit ${TERMS_MAX}),
        companies as (
          select term, kind, record_id from operator.term
          where term >= ${keyword} and term < ${end} and kind = any(${companies}::text[])
          order by term limit ${TERMS_MAX}),
        met as (
          select kind, record_id, bool_or(term = ${keyword}) as whole
          from (select * from near union select * from companies) as terms
          group by kind, record_id)
        select ${columns} from met join operator.entry e using (kind, record_id)
        order by met.whole desc, lower(e.ref) = ${keyword} desc,
          e.kind = 'company' desc, e.at desc, e.record_id
        limit ${query.limit}`,
  );
};

/** Whose entries to list, and of which kinds. */
interface OwnFilter {
  readonly accountId: string;
  readonly kinds: readonly TimelineKind[];
}

interface EntryFilter extends OwnFilter {
  /** Requests for approval about these entries. */
  readonly approvals: readonly ApprovalFacts[];
  readonly kind: TimelineKind | null;
  readonly limit: number;
  readonly offset: number;
}

const ownEntries = ({ accountId, kinds }: OwnFilter) => sql`
  from operator.entry e
  where e.owners @> array[${accountId}]::uuid[] and e.kind = any(${[...kinds]}::text[])`;

/** Returns the ids of an account's records; parts and reports have numbers instead. */
export const listRecordIdsOf = async (db: Db, filter: OwnFilter): Promise<string[]> => {
  const found = await rows<{ id: string }>(
    db,
    sql`select distinct e.record_id as id ${ownEntries(filter)}
        and e.record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
  );
  return found.map(({ id }) => id);
};

/** Rows that acts of staff are joined by: records of an account, the account, and requests. */
const actRecords = (filter: EntryFilter) => sql`
  select e.kind, e.record_id, e.link ${ownEntries(filter)}
  union all select 'account', ${filter.accountId}::text, ''
  union all select 'approval', asked.id, e.link
  from unnest(${filter.approvals.map(({ id }) => id)}::text[],
    ${filter.approvals.map(({ subject }) => subject)}::text[]) as asked (id, subject)
  join operator.entry e on e.record_id = asked.subject
  where e.kind = any(${[...filter.kinds]}::text[])`;

/**
 * Records of an account, and acts of staff on them, on the account itself and on requests for
 * approval about them, also where the clock ended a request: no person is named then. A settlement
 * has the id of its account: an act is on one of the two.
 */
const belonging = (filter: EntryFilter) => sql`
  select e.kind, e.record_id, e.ref, e.subject, e.link, e.state, e.at, e.amount, e.currency
  ${ownEntries(filter)}
  union all
  select 'staffAct', act.* from (
    select distinct on (a.seq) a.seq::text, coalesce(nullif(a.on_no, ''), a.on_kind, ''),
      case when a.body::jsonb #>> '{who,kind}' = 'staff'
        then coalesce(a.body::jsonb #>> '{who,name}', '') else '' end, on_record.link,
      coalesce(a.what, ''), a.at::timestamptz, null::bigint, null::text
    from (${actRecords(filter)}) on_record
    join operator.audit a on a.on_id = on_record.record_id
    where 'staffAct' = any(${[...filter.kinds]}::text[])
      and (a.on_kind = 'approval' or a.body::jsonb #>> '{who,kind}' = 'staff')
    order by a.seq, on_record.kind = a.on_kind desc, on_record.link = '' desc) act`;

/** Returns a page of what belongs to an account, the newest first, and how many of each kind. */
export async function listEntriesOf(
  db: Db,
  filter: EntryFilter,
): Promise<{
  counts: { kind: TimelineKind; count: number }[];
  list: EntryRecord<TimelineKind>[];
}> {
  const counts = await rows<{ kind: TimelineKind; count: number }>(
    db,
    sql`with all_entries as (${belonging(filter)})
        select kind, count(*)::integer as count from all_entries group by kind order by kind`,
  );
  const { kinds, kind, limit, offset } = filter;
  const selected = kind === null ? [...kinds] : kinds.filter((one) => one === kind);
  const list = await rows<EntryRecord<TimelineKind>>(
    db,
    sql`with all_entries as (${belonging(filter)})
        select ${columns} from all_entries e where e.kind = any(${selected}::text[])
        order by e.at desc, e.kind, e.record_id limit ${limit} offset ${offset}`,
  );
  return { counts, list };
}
