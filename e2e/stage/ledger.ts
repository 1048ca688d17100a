import { expect } from '@playwright/test';
import * as accounts from '#contract/accounts/calls.ts';
import { opsLedger } from '#contract/wallet/calls.ts';
import { Caller, totpCode } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { DEMO_PASSWORD, DEMO_TOTP } from '../../tools/demo/people.ts';

let administrator: Caller | null = null;

async function admin(url: string): Promise<Caller> {
  if (administrator) return administrator;
  const caller = new Caller('admin', over(url));
  const input = { email: 'admin@assay.test', password: DEMO_PASSWORD };
  caller.signedIn(await caller.send(accounts.opsLogin, input));
  // A journey may have used the code of the moment: the next one is good too.
  const ahead = new Date(Date.now() + 30_000);
  await caller
    .send(accounts.totpVerify, { code: totpCode(DEMO_TOTP, new Date()) })
    .catch(() => caller.send(accounts.totpVerify, { code: totpCode(DEMO_TOTP, ahead) }));
  administrator = caller;
  return caller;
}

/** The sum of all accounts and escrows of the running market is zero in each currency. */
export async function expectZeroTrial(url: string): Promise<void> {
  const { trial } = await (await admin(url)).send(opsLedger, {});
  expect(trial.length).toBeGreaterThan(0);
  for (const sum of trial) expect(sum.amount).toBe('0.00');
}
