import type pg from 'pg';

/** Lists the messages of an account, the oldest first. */
export async function messagesTo(pool: pg.Pool, account: string) {
  const { rows } = await pool.query<{ kind: string; params: Record<string, unknown> }>(
    'select kind, params from messages.message where account = $1 order by at, id',
    [account],
  );
  return rows;
}
