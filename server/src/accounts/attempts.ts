import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { networkBlock } from '#server/kit/http/network-block.ts';
import { lockPolicies } from './core/lock.ts';
import type { Deps } from './deps.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from './store/attempts.ts';

/** An attempt to get in: at which door, with which name, from where, when. */
export interface Attempt {
  readonly door: 'member' | 'staff' | 'factor' | 'check' | 'code';
  readonly name: string;
  readonly address: string;
  readonly now: Date;
  /** The key of a browser that signed in to the account before; null for any other. */
  readonly knownDevice?: Buffer | null;
}

function keysOf({ secrets }: Deps, { door, name, address }: Attempt) {
  return {
    pair: secrets.attemptKey(door, 'pair', name, networkBlock(address)),
    account: secrets.attemptKey(door, 'account', name),
    address: secrets.attemptKey(door, 'address', networkBlock(address)),
  };
}

/** How an attempt was counted, so that a success uncounts the same. */
export interface Counted {
  readonly by: 'device' | 'network';
  /** Attempts that are left to this browser, or to this network and name, before a lock. */
  readonly left: number;
  /** Seconds of the lock that a failure of this attempt leaves behind; 0 where it leaves none. */
  readonly lockS: number;
}

const allKinds = ['pair', 'account', 'address'] as const;
const networkKinds = ['pair', 'address'] as const;

/**
 * Counts an attempt before it is made and refuses it where one of its keys is locked. What is
 * counted is what was typed: an account that does not exist is locked just the same. A known
 * browser is counted by itself: other people's guesses never lock it out. At the door of a code the
 * name is counted by `countCodeAttempt`, where a code is looked at.
 */
export async function beginAttempt(deps: Deps, attempt: Attempt): Promise<Counted> {
  const { knownDevice = null, now } = attempt;
  if (knownDevice !== null) {
    const tally = await countAttempt(deps.aside, knownDevice, lockPolicies.device, now);
    if (tally.waitS === 0) return { by: 'device', left: tally.left, lockS: tally.lockS };
  }
  const keys = keysOf(deps, attempt);
  const kinds = attempt.door === 'code' ? networkKinds : allKinds;
  const tallies = [];
  for (const kind of kinds) {
    const tally = await countAttempt(deps.aside, keys[kind], lockPolicies[kind], now);
    if (tally.waitS > 0) throw new Failure('login.locked', { seconds: tally.waitS });
    tallies.push(tally);
  }
  return {
    by: 'network',
    left: Math.min(...tallies.map(({ left }) => left)),
    lockS: Math.max(...tallies.map(({ lockS }) => lockS)),
  };
}

/**
 * Counts under its name an attempt that a mailed code is looked at for. Only such ones lock the name:
 * whoever would lock its owner out has to have codes mailed, of which there are few and the owner sees.
 * Returns the seconds to wait where the name is locked: then nothing may be looked at.
 */
export async function countCodeAttempt(
  deps: Deps,
  attempt: Attempt,
  counted: Counted,
): Promise<Counted | { readonly waitS: number }> {
  if (counted.by === 'device') return counted;
  const key = keysOf(deps, attempt).account;
  const tally = await countAttempt(deps.aside, key, lockPolicies.code, attempt.now);
  if (tally.waitS > 0) return { waitS: tally.waitS };
  return {
    by: 'network',
    left: Math.min(counted.left, tally.left),
    lockS: Math.max(counted.lockS, tally.lockS),
  };
}

/** Forgets what was counted for a name that proved itself otherwise than by an attempt: its address keeps its count. */
export async function forgetAttemptsOf(tx: Tx, deps: Deps, attempt: Attempt): Promise<void> {
  const { pair, account } = keysOf(deps, attempt);
  await forgetAttempts(tx, [pair, account]);
}

/** A success forgets what was counted for the name, and was no failure of its address. */
export async function attemptSucceeded(
  tx: Tx,
  deps: Deps,
  attempt: Attempt,
  counted?: Counted,
): Promise<void> {
  if (attempt.knownDevice) await forgetAttempts(tx, [attempt.knownDevice]);
  if (counted?.by === 'device') return;
  const { pair, account, address } = keysOf(deps, attempt);
  await forgetAttempts(tx, [pair, account]);
  await uncountAttempt(tx, address);
}

const mailing = ({ secrets }: Deps, address: string) =>
  secrets.attemptKey('code', networkBlock(address));

/** Counts a code that is mailed on behalf of an address; refuses where it asked for too many. */
export async function countMailed(deps: Deps, address: string, now: Date): Promise<void> {
  const key = mailing(deps, address);
  const { waitS: seconds } = await countAttempt(deps.aside, key, lockPolicies.mailing, now);
  if (seconds > 0) throw new Failure('code.wait', { seconds });
}

/** A code that came back right was asked for by its reader, and counts no longer. */
export const uncountMailing = (tx: Tx, deps: Deps, address: string): Promise<void> =>
  uncountAttempt(tx, mailing(deps, address));
