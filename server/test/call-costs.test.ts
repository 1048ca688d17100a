import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginUser, logout } from '#contract/accounts/session-calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { Refused } from '../../tools/deal/caller.ts';

const AT_ONCE = 32;

let town: TestMarket;

beforeAll(async () => {
  town = await openTestMarket();
});

afterAll(async () => {
  await town.close();
});

/** How many statements outside of transactions the calls' pool runs meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = town.market.database;
  let count = 0;
  const counted = () => {
    count += 1;
  };
  pool.on('acquire', counted);
  await work();
  pool.off('acquire', counted);
  return count;
}

it('reads session, account and profile once for the user info of a buyer', async () => {
  const anna = await town.member('Anna', 'buyer');
  expect(await statementsOf(() => anna.send(loginUser, {}))).toBe(3);
});

it('shares the reads of members who ask for their user info at one time', async () => {
  const members = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => town.member(`Member${n}`, 'buyer')),
  );
  let infos: { id: string }[] = [];
  const statements = await statementsOf(async () => {
    infos = await Promise.all(members.map((member) => member.send(loginUser, {})));
  });
  expect(infos.map(({ id }) => id)).toEqual(members.map((member) => town.idOf(member)));
  expect(statements).toBeLessThan(AT_ONCE);
});

it('refuses a session at once that was signed out among calls of others', async () => {
  const leaving = await town.member('Leaving', 'buyer');
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, n) => town.member(`Staying${n}`, 'seller')),
  );
  const crowd = others.flatMap((other) => [1, 2, 3, 4].map(() => other.send(loginUser, {})));
  await leaving.send(logout, {});
  const after = leaving.send(loginUser, {});
  await expect(after).rejects.toThrow(Refused);
  await expect(after).rejects.toMatchObject({ reply: { code: 401 } });
  expect(await Promise.all(crowd)).toHaveLength(32);
});
