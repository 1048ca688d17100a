import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { forgetAttempts, takeAttempt } from './attempt-store.ts';
import { lockPolicies } from './core/lock.ts';
import type { Tools } from './tools.ts';

/** An attempt to get in: at which door, with which name, from where, when. */
export interface Attempt {
  readonly door: 'member' | 'staff' | 'totp';
  readonly name: string;
  readonly address: string;
  readonly now: Date;
}

function keysOf({ secrets }: Tools, { door, name, address }: Attempt) {
  return {
    pair: secrets.attemptKey(door, 'pair', name, address),
    account: secrets.attemptKey(door, 'account', name),
    address: secrets.attemptKey(door, 'address', address),
  };
}

/**
 * Counts an attempt before it is made and refuses it where one of its keys is locked. What is
 * counted is what was typed: an account that does not exist is locked just the same.
 */
export async function beginAttempt(tools: Tools, attempt: Attempt): Promise<void> {
  const keys = keysOf(tools, attempt);
  for (const kind of ['pair', 'account', 'address'] as const) {
    const seconds = await takeAttempt(tools.aside, keys[kind], lockPolicies[kind], attempt.now);
    if (seconds > 0) throw new Fail('login.locked', { seconds });
  }
}

/** A success forgets what was counted for the name; the address keeps its count. */
export async function attemptSucceeded(tx: Tx, tools: Tools, attempt: Attempt): Promise<void> {
  const { pair, account } = keysOf(tools, attempt);
  await forgetAttempts(tx, [pair, account]);
}
