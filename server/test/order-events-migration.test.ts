import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#harness/database.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';

const up = readFileSync(join(migrationsDir, '0036-order-events', 'up.sql'), 'utf8');
const id = '00000000-0000-7000-8000-000000000001';

it('order events of before keep their meaning under their new names, amounts to the cent', async () => {
  const { pool, drop } = await openTestDatabase();
  try {
    await pool.query(
      `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id,
         buyer_name, buyer_country, seller_id, seller_name, seller_country, ship_to, inspection,
         invoice, note, tests_each, freight, service, commission_bp, total, dispute)
       values ($1, 'TO-1', 'trade', 'returning', 4, now(), now(), $2, 'B', 'DE', $3, 'S', 'CN',
         '{}', '{}', '', '', 0, 0, 0, 300, 100, '{"decision": "turnBack", "reason": "r"}')`,
      [id, id.replace(/1$/, '2'), id.replace(/1$/, '3')],
    );
    const facts = [
      ['place', { source: 'QT-1' }],
      ['pay', { amount: 'USD 8476.40', note: 'USD 1.00' }],
      ['receive', { pieces: 990, differs: 1 }],
      ['turnBack', { reason: 'USD 2.00 too dear', verdict: '' }],
    ];
    for (const [at, [event, fact]] of facts.entries()) {
      await pool.query(
        `insert into orders.history (order_id, version, event, by, name, at, to_state, facts)
         values ($1, $2, $3, 'buyer', '', now(), 'returning', $4)`,
        [id, at + 1, event, JSON.stringify(fact)],
      );
    }
    await pool.query(
      `insert into messages.message (id, account, box, kind, params, at, mail)
       values ($1, $1, 'msg', 'orders.take', '{}', now(), 'none'),
              ($2, $1, 'msg', 'orders.pay', '{}', now(), 'none')`,
      [id, id.replace(/1$/, '9')],
    );
    await pool.query(up);
    const { rows } = await pool.query('select event, facts from orders.history order by version');
    expect(rows).toEqual([
      { event: 'place', facts: { source: 'QT-1' } },
      {
        event: 'pay',
        facts: { amount: { minor: '847640', currency: 'USD' }, note: 'USD 1.00' },
      },
      { event: 'receive', facts: { pieces: 990, differs: true } },
      { event: 'orderReturn', facts: { reason: 'USD 2.00 too dear' } },
    ]);
    const kinds = await pool.query('select kind from messages.message order by kind');
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(['orders.confirmReceipt', 'orders.pay']);
    const order = await pool.query('select dispute from orders."order"');
    expect(order.rows[0]?.dispute).toEqual({ decision: 'orderReturn', reason: 'r' });
    await expect(pool.query(`update orders.history set name = 'x'`)).rejects.toMatchObject({
      code: 'QA002',
    });
  } finally {
    await drop();
  }
});
