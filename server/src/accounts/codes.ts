import { randomInt } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import {
  type Attempt,
  attemptSucceeded,
  beginAttempt,
  type Counted,
  countCodeAttempt,
  countMailed,
  uncountMailing,
} from './attempts.ts';
import {
  CODE_TRIES_ALL,
  codeEnd,
  codeFailure,
  codeWaitS,
  hourLeftS,
  NEXT_CODES_PER_HOUR,
} from './core/code.ts';
import { NEXT_EMAIL, nextEmailPurpose } from './core/code-proof.ts';
import { lockPolicies } from './core/lock.ts';
import type { Deps } from './deps.ts';
import { findKnownDevice } from './known-device.ts';
import { type CodeUse, codeMail } from './mails.ts';
import { isSame } from './secrets.ts';
import { type Account, findByEmail } from './store/accounts.ts';
import {
  type CodeOf,
  countSentTo,
  countTry,
  putCode,
  readCode,
  spendCode,
  uncountTry,
} from './store/codes.ts';

/** A code that is to be mailed. */
interface CodeMail {
  readonly email: string;
  readonly purpose: CodeUse;
  readonly lang?: Language;
  /** The account that an account name in place of the address means. */
  readonly account?: Account | null;
  /** The movement that the code confirms; it proves nothing else. */
  readonly binding?: string;
  /** The account that asks for a code of a next address. */
  readonly askerId?: string;
  /** Facts of that movement for the mail. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** A code with what it confirms: the same digits confirm nothing else. */
const boundCode = (code: string, binding = ''): string =>
  binding === '' ? code : `${code}/${binding}`;

/**
 * Mails a new code to an address, in the language of its account, else of the caller. What happens
 * and how long it takes is the same whether or not there is an account.
 */
export async function mailCode(
  { tx, now, address: caller, ...at }: CommandContext,
  deps: Deps,
  to: CodeMail,
): Promise<void> {
  const { email, purpose, binding = '', facts = {}, askerId } = to;
  const of = { email, purpose: askerId === undefined ? purpose : nextEmailPurpose(askerId) };
  // A request that comes too early mails nothing and is not counted.
  const early = codeWaitS(await readCode(tx, of), now);
  if (early > 0) throw new Failure('code.wait', { seconds: early });
  // Counted before anything is locked: that waits for other acts of the same network.
  await countMailed(deps, caller, now);
  if (askerId !== undefined) await requireFewSent(tx, email, now);
  const code = await makeCode(tx, deps, { ...of, binding }, now);
  const account = to.account === undefined ? await findByEmail(tx, email) : to.account;
  const lang = to.lang ?? account?.lang ?? at.lang;
  const address = account?.email ?? email;
  // An account name that nobody has leads to no mailbox; the caller is told the same.
  if (!address.includes('@')) return;
  await deps.queueMail(tx, codeMail({ to: address, code, lang, purpose, facts }));
}

/** Refuses a further code for a next address to a mailbox that others' accounts had many sent to. */
async function requireFewSent(tx: Tx, email: string, now: Date): Promise<void> {
  const { sent, since } = await countSentTo(tx, { email, start: NEXT_EMAIL, now });
  if (sent < NEXT_CODES_PER_HOUR || since === null) return;
  throw new Failure('code.wait', { seconds: hourLeftS(since, now) });
}

/** A code came back right: whoever asked for it reads that mailbox. */
export const codeProved = ({ tx, address }: CommandContext, deps: Deps): Promise<void> =>
  uncountMailing(tx, deps, address);

/** Makes a new code for an address and keeps its hash; answers it for the mail that carries it. */
async function makeCode(
  tx: Tx,
  deps: Deps,
  { binding, ...of }: CodeOf & { readonly binding: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = deps.secrets.codeHash({ ...of, code: boundCode(code, binding) });
  if (await putCode(tx, { ...of, hash, now, expiresAt: codeEnd(now) })) return code;
  // Where the other request of two at once has just sent one, the full wait is the right answer.
  const seconds = codeWaitS(await readCode(tx, of), now) || limits.codeResendS;
  throw new Failure('code.wait', { seconds });
}

/** A code as it was typed. */
interface TypedCode extends CodeOf {
  readonly code: string;
  readonly now: Date;
  readonly reusable?: boolean;
  /** The movement, or the account and its mailbox, that the code must have been sent for. */
  readonly binding?: string;
  /** The field of the input that the code stands in. */
  readonly field?: string;
}

type Tried = Omit<TypedCode, 'reusable'> & { readonly triesMax: number };

/** Takes one of a code's tries, before the look that it pays for and whatever becomes of the act. */
async function consumeTry(tx: Tx, deps: Deps, { field = 'code', triesMax, ...typed }: Tried) {
  const { email, purpose, now } = typed;
  const of = { email, purpose };
  const consumed = await countTry(deps.aside, { ...of, triesMax }, now);
  if (consumed !== null) return { hash: consumed.codeHash, left: triesMax - consumed.tries };
  const why = codeFailure(await readCode(tx, of), now, triesMax);
  throw new Failure(why ?? 'code.spent', {}, field);
}

/** Whether a typed code is the one that was sent. */
const isSent = (deps: Deps, { email, purpose, ...typed }: TypedCode, sent: Buffer): boolean =>
  isSame(hashOf(deps, { email, purpose, ...typed }), sent);

const hashOf = ({ secrets }: Deps, { email, purpose, code, binding }: TypedCode): Buffer =>
  secrets.codeHash({ email, purpose, code: boundCode(code, binding) });

/** Uses a right code up unless it is reusable; throws `code.spent` where another act was first. */
async function spend(tx: Tx, deps: Deps, typed: TypedCode): Promise<void> {
  const { email, purpose, reusable = false, field = 'code' } = typed;
  if (reusable) return uncountTry(tx, { email, purpose });
  const isSpent = await spendCode(tx, { email, purpose, hash: hashOf(deps, typed) });
  if (!isSpent) throw new Failure('code.spent', {}, field);
}

/**
 * Holds a code that its owner alone can type, signed in, against the one that was sent: five tries
 * of it are looked at. Returns the function that uses it up.
 */
export async function compareCode(
  tx: Tx,
  deps: Deps,
  proof: TypedCode,
): Promise<() => Promise<void>> {
  const { hash, left } = await consumeTry(tx, deps, { ...proof, triesMax: limits.codeTries });
  if (isSent(deps, proof, hash)) return () => spend(tx, deps, proof);
  throw new Failure(left > 0 ? 'code.wrong' : 'code.spent', { left }, proof.field ?? 'code');
}

/** Proves a code that its owner alone can type, and uses it up. */
export async function proveCode(tx: Tx, deps: Deps, proof: TypedCode): Promise<void> {
  const consume = await compareCode(tx, deps, proof);
  await consume();
}

/** An attempt that a right code ended well, and how it was counted. */
interface Proved {
  readonly attempt: Attempt;
  readonly counted: Counted;
}

/** A code as others than its owner may type it, for an account or for none. */
type CodeOfAnyone = Omit<TypedCode, 'now' | 'field'> & { readonly account: Account | null };

/**
 * Holds a code that others than its owner may type against the one that was sent: before they are
 * signed in, or for an address that is not their own yet. Tries are counted by who makes them: a
 * stranger's lock the stranger's network, for this address. All tries together end a code too, so that
 * many networks cannot guess for ever. Returns the function that uses the code up.
 */
export async function compareCodeOfAnyone(
  ctx: CommandContext,
  deps: Deps,
  proof: CodeOfAnyone,
): Promise<Proved & { readonly consume: () => Promise<void> }> {
  const { tx, now, address } = ctx;
  const { account, ...input } = proof;
  const typed = { ...input, now };
  const knownDevice = await findKnownDevice(ctx, deps, account?.id ?? null);
  const attempt = { door: 'code', name: proof.email, address, now, knownDevice } as const;
  const begun = await beginAttempt(deps, attempt);
  const { hash, left } = await consumeTry(tx, deps, { ...typed, triesMax: CODE_TRIES_ALL });
  const counted = await countCodeAttempt(deps, attempt, begun);
  if ('waitS' in counted) {
    await uncountTry(deps.aside, typed);
    throw new Failure('login.locked', { seconds: counted.waitS });
  }
  if (!isSent(deps, typed, hash)) throw wrongCode(left, counted);
  return { attempt, counted, consume: () => spend(tx, deps, typed) };
}

/**
 * Proves a code that others than its owner may type, and uses it up. Whoever calls ends with
 * `codeAccepted`, once no row is waited for any more: it holds the network's.
 */
export async function proveCodeOfAnyone(
  ctx: CommandContext,
  deps: Deps,
  proof: CodeOfAnyone,
): Promise<Proved> {
  const { consume, ...proved } = await compareCodeOfAnyone(ctx, deps, proof);
  await consume();
  return proved;
}

/** Says how many tries are left, or how long the network has to wait. */
function wrongCode(leftOfCode: number, { by, left: own, lockS }: Counted): Failure {
  if (by === 'network' && own === 0) return new Failure('login.locked', { seconds: lockS }, 'code');
  // A browser that used its own tries up goes on with those of its network.
  const left = Math.min(leftOfCode, own > 0 ? own : lockPolicies.pair.free);
  return new Failure(left > 0 ? 'code.wrong' : 'code.spent', { left }, 'code');
}

/** Forgets what was counted for the name and the network of who typed a right code. */
export const codeAccepted = (
  { tx }: CommandContext,
  deps: Deps,
  { attempt, counted }: Proved,
): Promise<void> => attemptSucceeded(tx, deps, attempt, counted);
