import { login } from '#contract/accounts/calls.ts';
import { Refused } from '../../../tools/deal/caller.ts';
import type { TestMarket } from './open-market.ts';

/** The password of everybody whom a test market adds. */
const PASSWORD = 'Harness2026';

/** Returns the code of the failure that refuses a call, or `done` where nothing does. */
export async function failOrDone(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return 'done';
  if (!(error instanceof Refused)) throw error;
  return (error.reply.data as { fail: string }).fail;
}

/** Signs a member of a test market in anew; returns the caller and the response of the login. */
export async function signInMember(market: TestMarket, name: string) {
  const caller = market.visitor(name);
  const username = `${name.toLowerCase()}@harness.test`;
  const opened = await caller.send(login, { username, password: PASSWORD, agree: true });
  return { caller: caller.signedIn(opened), opened };
}
