import { sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Counts enquiries of a span, and those of them that some seller quoted or that were ordered. */
export const countEnquiries = (
  db: Db,
  { from, until }: Span,
): Promise<{ enquiries: number; quoted: number; ordered: number }> =>
  one(
    db,
    sql<{ enquiries: number; quoted: number; ordered: number }>`
      select count(*)::integer as enquiries, count(*) filter (where answers.quoted)::integer as quoted,
        count(*) filter (where answers.ordered)::integer as ordered
      from (
        select bool_or(r.quote_version > 0) as quoted, bool_or(r.order_id is not null) as ordered
        from enquiries.enquiry e left join enquiries.request r on r.enquiry = e.id
        where e.at >= ${from} and e.at < ${until} group by e.id
      ) answers`,
  );

/** An enquiry and an order that came of it. */
export interface OrderedEnquiry {
  readonly enquiry: string;
  readonly sentAt: Date;
  readonly orderId: string;
}

/** Returns the next enquiries of a span that were ordered, by time, with all of their orders. */
export const listOrdered = (
  db: Db,
  reading: Span & {
    readonly after: { readonly sentAt: Date; readonly enquiry: string } | null;
    readonly most: number;
  },
): Promise<OrderedEnquiry[]> => {
  const { from, until, after, most } = reading;
  return rows(
    db,
    sql<OrderedEnquiry>`
      select e.id as enquiry, e.at as "sentAt", r.order_id as "orderId"
      from (
        select e.id, e.at from enquiries.enquiry e
        where e.at >= ${after?.sentAt ?? from} and e.at < ${until}
          and (e.at, e.id) > (${after?.sentAt ?? from}, ${after?.enquiry ?? FIRST_ID}::uuid)
          and exists (select 1 from enquiries.request a
            where a.enquiry = e.id and a.order_id is not null)
        order by e.at, e.id limit ${most}
      ) e join enquiries.request r on r.enquiry = e.id and r.order_id is not null
      order by e.at, e.id`,
  );
};
