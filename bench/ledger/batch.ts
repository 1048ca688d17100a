import type pg from 'pg';
import { batched } from '#server/kit/database/batch.ts';
import { postArguments, type ToPost } from '#server/wallet/store/ledger.ts';

/**
 * Transfers of many callers in one commit. Each runs in a savepoint of its own inside one function,
 * so that one which is refused leaves the others as they are, and each caller gets its own outcome.
 * Accounts and escrows are locked in the order of their ids first: two batches never wait in a circle.
 */
export const postEachFunction = `
  create function bench.post_each(
    p_ids uuid[], p_idems uuid[], p_kinds text[], p_parties uuid[], p_cause_kinds text[],
    p_cause_ids uuid[], p_cause_nos text[], p_remarks text[], p_at timestamptz[], p_until int[],
    p_accounts uuid[], p_legs text[], p_currencies text[], p_amounts bigint[]
  ) returns table (transfer uuid, refusal text) language plpgsql as $$
  declare v_from int := 1;
  begin
    perform from (select from wallet.account a where a.id = any(p_accounts) and a.owner is not null
      order by a.id for no key update) locked;
    perform from (select from wallet.hold h where h.order_id = any(p_accounts)
      order by h.order_id for no key update) locked;
    for i in 1 .. cardinality(p_ids) loop
      begin
        refusal := null;
        transfer := wallet.post(p_ids[i], p_idems[i], p_kinds[i], p_parties[i], p_cause_kinds[i],
          p_cause_ids[i], p_cause_nos[i], p_remarks[i], p_at[i],
          p_accounts[v_from:p_until[i]], p_legs[v_from:p_until[i]],
          p_currencies[v_from:p_until[i]], p_amounts[v_from:p_until[i]]);
      exception when others then
        transfer := null;
        refusal := sqlstate;
      end;
      v_from := p_until[i] + 1;
      return next;
    end loop;
  end $$`;

/** The outcome of one transfer of a batch: its id, or the state that it was refused with. */
export interface Outcome {
  readonly transfer: string | null;
  readonly refusal: string | null;
}

const SCALARS = 9;
/** More subtransactions than a snapshot holds make every reader look them up on disk. */
const BATCH_MOST = 60;

async function postBatch(client: pg.Client, batch: readonly ToPost[]): Promise<Outcome[]> {
  const each = batch.map((toPost) => postArguments(toPost));
  const column = (nth: number) => each.map((values) => values[nth]);
  let legs = 0;
  const until = each.map((values) => (legs += (values[SCALARS] as unknown[]).length));
  const flat = (nth: number) => each.flatMap((values) => values[nth] as unknown[]);
  const values = [
    ...Array.from({ length: SCALARS }, (_, nth) => column(nth)),
    until,
    ...[0, 1, 2, 3].map((nth) => flat(SCALARS + nth)),
  ];
  const text = `select * from bench.post_each(${values.map((_, n) => `$${n + 1}`).join(', ')})`;
  return (await client.query<Outcome>({ name: 'each', text, values })).rows;
}

/** Returns what posts one transfer in the next batch; one batch is under way on each connection. */
export function postTogether(clients: readonly pg.Client[]): (toPost: ToPost) => Promise<Outcome> {
  const free = [...clients];
  const lane = async (batch: readonly ToPost[]): Promise<Outcome[]> => {
    const client = free.pop();
    if (client === undefined) throw new Error('no connection is free');
    try {
      const outcomes: Outcome[] = [];
      for (let from = 0; from < batch.length; from += BATCH_MOST) {
        outcomes.push(...(await postBatch(client, batch.slice(from, from + BATCH_MOST))));
      }
      return outcomes;
    } finally {
      free.push(client);
    }
  };
  return batched(lane, { atOnce: clients.length });
}
