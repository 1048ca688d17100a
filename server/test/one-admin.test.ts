import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsLogin } from '#contract/accounts/staff-calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let town: TestMarket;
let admin: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  await town.staff('Wei', ['finance']);
  admin = await town.staff('Ines', ['admin']);
}, 60_000);
afterAll(() => town.close());

/** Sends a call as an administrator's own client may, beyond the pages; returns its code. */
async function post(path: string, payload: object) {
  const reply = await town.market.http.inject({
    method: 'POST',
    url: BASE_PATH + path,
    headers: { ...admin.header, 'content-type': 'application/json' },
    payload,
  });
  return (reply.json() as { code: number }).code;
}
const idOf = async (email: string) => {
  const found = await town.market.database.pool.query<{ id: string }>(
    'select id from accounts.staff where email = $1',
    [email],
  );
  return found.rows[0]?.id ?? '';
};
const everyRole = ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'];

it('an administrator alone does not give themselves the roles that move money', async () => {
  const id = await idOf('ines@harness.test');
  await post('/ops/staff/update', { id, name: 'Ines', roles: everyRole, active: true });
  await post('/ops/staff/request', { kind: 'staff.roles', id, roles: everyRole, reason: 'x' });
  expect((await admin.send(opsMe, {})).roles).toEqual(['admin']);
});

it('an administrator alone does not change a colleague’s roles or second factor', async () => {
  const id = await idOf('wei@harness.test');
  await post('/ops/staff/update', { id, name: 'Wei', roles: everyRole, active: true });
  await post('/ops/staff/request', { kind: 'staff.roles', id, roles: everyRole, reason: 'x' });
  await post('/ops/staff/resetTotp', { id });
  await post('/ops/staff/request', { kind: 'staff.resetSecondFactor', id, reason: 'x' });
  await post('/ops/staff/request', { kind: 'staff.resetPassword', id, reason: 'x' });
  const { rows } = await town.market.database.pool.query(
    `select roles, exists (select from accounts.totp where staff_id = id) as factor
     from accounts.staff where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ roles: ['finance'], factor: true }]);
});

it('an administrator alone does not make a colleague whose password they know', async () => {
  const made = { email: 'puppet@harness.test', name: 'Puppet', roles: ['finance'] };
  await post('/ops/staff/add', { ...made, password: 'puppet88Draht' });
  await post('/ops/staff/request', { ...made, kind: 'staff.invite', reason: 'x' });
  const puppet = { email: made.email, password: 'puppet88Draht' };
  await expect(town.visitor('Puppet').send(opsLogin, puppet)).rejects.toMatchObject({
    reply: { data: { fail: 'login.wrong' } },
  });
  const { rows } = await town.market.database.pool.query(
    `select payload from graphile_worker._private_jobs where payload::text like '%puppet@%'`,
  );
  expect(rows).toEqual([]);
});
