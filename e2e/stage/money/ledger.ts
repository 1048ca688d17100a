import { expect } from '@playwright/test';
import * as accounts from '#contract/accounts/staff-calls.ts';
import { opsLedger, walletLogList } from '#contract/wallet/calls.ts';
import { Caller, totpCode } from '../../../tools/deal/caller.ts';
import { over } from '../../../tools/deal/play.ts';
import { DEMO_PASSWORD, DEMO_TOTP } from '../../../tools/demo/people.ts';

let administrator: Caller | null = null;

async function admin(url: string): Promise<Caller> {
  if (administrator) return administrator;
  const caller = new Caller('admin', over(url));
  const input = { email: 'admin@assay.test', password: DEMO_PASSWORD };
  caller.signedIn(await caller.send(accounts.opsLogin, input));
  // A journey may have used the code of the moment: the next one is good too, and later there are
  // others.
  const tried = new Set<string>();
  await expect(async () => {
    const codes = [0, 30_000].map((ms) => totpCode(DEMO_TOTP, new Date(Date.now() + ms)));
    const fresh = codes.find((code) => !tried.has(code));
    if (fresh === undefined) throw new Error('both codes of the moment were used');
    tried.add(fresh);
    await caller.send(accounts.totpVerify, { code: fresh });
  }).toPass({ timeout: 100_000 });
  administrator = caller;
  return caller;
}

/** The sum of all accounts and escrows of the running market is zero in each currency. */
export async function expectZeroTrial(url: string): Promise<void> {
  const { trial } = await (await admin(url)).send(opsLedger, {});
  expect(trial.length).toBeGreaterThan(0);
  for (const sum of trial) expect(sum.amount).toBe('0.00');
}

/** Returns the cents that a member got or paid for an order and its children: others trade meanwhile. */
export const movedFor = async (member: Caller, no: string): Promise<number> =>
  (await member.send(walletLogList, { find: no })).list.reduce(
    (sum, { change }) => sum + Number(change.amount.replace('.', '')),
    0,
  );
