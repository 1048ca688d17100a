import { sql } from 'kysely';
import type { RequestSide, RequestState } from '#contract/enquiries/table.ts';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { EnquiryRecord } from './enquiries.ts';
import { type RequestRecord, requestColumns } from './requests.ts';

/** An enquiry that an account has open, as its buyer or as one of its sellers. */
export type LeftEnquiry = Pick<EnquiryRecord, 'id' | 'no' | 'account' | 'type' | 'urgent'>;

/** Locks what an account has open: its own enquiries, and those whose requests wait for it or name its quote. */
export const lockEnquiriesOfAccount = (tx: Tx, account: string) =>
  rows<LeftEnquiry>(
    tx,
    sql`select e.id, e.no, e.account, e.type, e.urgent from enquiries.enquiry e
        where e.id in (
          select own.id from enquiries.enquiry own
          where own.account = ${account} and own.completed_at is null
          union select r.enquiry from enquiries.request r
          where r.account = ${account} and r.state in ('awaiting', 'quoted'))
        order by e.id for update of e`,
  );

/** A request that ends with an account, and the part number of its line. */
export interface LeftRequest extends RequestRecord {
  readonly mpn: string;
}

/** Locks the open requests that end with an account: those at it, and those of its own enquiries. */
export const lockLeftRequests = (
  tx: Tx,
  { enquiries, account }: { readonly enquiries: readonly string[]; readonly account: string },
) =>
  rows<LeftRequest>(
    tx,
    sql`select ${requestColumns}, l.mpn
        from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
        join enquiries.line l on l.id = r.line
        where r.enquiry = any(${[...enquiries]}::uuid[]) and r.state in ('awaiting', 'quoted')
          and (r.account = ${account} or e.account = ${account})
        order by r.id for update of r`,
  );

/** A locked request as the account of a side leaves it. */
interface RequestEnd {
  readonly id: string;
  readonly state: RequestState;
  readonly leftBy: RequestSide;
}

/** Writes the states of locked requests that end now. Their open counter-offers end with them. */
export async function saveLeftRequests(
  tx: Tx,
  ended: readonly RequestEnd[],
  now: Date,
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  await sql`update enquiries.request r set state = e.state, left_by = e.left_by, ended_at = ${now},
      version = r.version + 1
    from unnest(${ids}::uuid[], ${ended.map(({ state }) => state)}::text[],
      ${ended.map(({ leftBy }) => leftBy)}::text[]) as e (id, state, left_by)
    where r.id = e.id`.execute(tx);
  await sql`update enquiries.counter set state = 'ended'
    where request = any(${ids}::uuid[]) and state = 'open'`.execute(tx);
}

/** Closes all lines of enquiries: no seller is sought for them any more. */
export async function closeLinesOf(tx: Tx, enquiries: readonly string[], now: Date): Promise<void> {
  await sql`update enquiries.line set closed_at = ${now}
    where enquiry = any(${[...enquiries]}::uuid[]) and closed_at is null`.execute(tx);
}
