import { randomInt } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt, countMailed, uncountMailing } from './attempts.ts';
import { CODE_TRIES_ALL, codeEnd, codeFailure, codeWaitS } from './core/code.ts';
import type { Deps } from './deps.ts';
import { findKnownDevice } from './known-device.ts';
import { type CodeUse, codeMail } from './mails.ts';
import { isSame } from './secrets.ts';
import { type Account, findByEmail } from './store/accounts.ts';
import { type CodeOf, countTry, putCode, readCode, spendCode, uncountTry } from './store/codes.ts';

/** A code that is to be mailed. */
interface CodeMail {
  readonly email: string;
  readonly purpose: CodeUse;
  readonly lang?: Language;
  /** The account that an account name in place of the address means. */
  readonly account?: Account | null;
  /** The movement that the code confirms; it proves nothing else. */
  readonly binding?: string;
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
  const { email, purpose, binding = '', facts = {} } = to;
  const code = await makeCode(tx, deps, { email, purpose, binding }, now);
  await countMailed(deps, caller, now);
  const account = to.account === undefined ? await findByEmail(tx, email) : to.account;
  const lang = to.lang ?? account?.lang ?? at.lang;
  const address = account?.email ?? email;
  // An account name that nobody has leads to no mailbox; the caller is told the same.
  if (!address.includes('@')) return;
  await deps.queueMail(tx, codeMail({ to: address, code, lang, purpose, facts }));
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

/**
 * Holds a typed code against the one that was sent, and uses it up unless it is reusable. Every look
 * costs one of the code's tries, taken before it, whatever becomes of the act. Returns the tries that
 * are left where the code is wrong, else null.
 */
async function tryCode(
  tx: Tx,
  deps: Deps,
  { field = 'code', triesMax, ...typed }: TypedCode & { readonly triesMax: number },
): Promise<{ readonly left: number } | null> {
  const { email, purpose, now } = typed;
  const of = { email, purpose };
  const attempt = await countTry(deps.aside, { ...of, triesMax }, now);
  if (attempt === null) {
    const why = codeFailure(await readCode(tx, of), now, triesMax);
    throw new Failure(why ?? 'code.spent', {}, field);
  }
  const hash = deps.secrets.codeHash({ ...of, code: boundCode(typed.code, typed.binding) });
  if (!isSame(hash, attempt.code_hash)) return { left: triesMax - attempt.tries };
  if (typed.reusable) await uncountTry(tx, of);
  else if (!(await spendCode(tx, { ...of, hash }))) throw new Failure('code.spent', {}, field);
  return null;
}

/** Proves a code that its owner alone can type, signed in: five tries of it are looked at. */
export async function proveCode(tx: Tx, deps: Deps, proof: TypedCode): Promise<void> {
  const wrong = await tryCode(tx, deps, { ...proof, triesMax: limits.codeTries });
  if (wrong === null) return;
  throw new Failure(wrong.left > 0 ? 'code.wrong' : 'code.spent', wrong, proof.field ?? 'code');
}

/**
 * Proves a code that others than its owner may type: before they are signed in, or for an address that
 * is not their own yet. Tries are counted by who makes them: a stranger's lock the stranger's network,
 * for this address. All tries together end a code too, so that many networks cannot guess for ever.
 */
export async function proveCodeOfAnyone(
  ctx: CommandContext,
  deps: Deps,
  proof: Omit<TypedCode, 'now' | 'field'> & { readonly account: Account | null },
): Promise<void> {
  const { tx, now, address } = ctx;
  const { account, ...typed } = proof;
  const knownDevice = await findKnownDevice(ctx, deps, account?.id ?? null);
  const attempt = { door: 'code', name: proof.email, address, now, knownDevice } as const;
  const counted = await beginAttempt(deps, attempt);
  const wrong = await tryCode(tx, deps, { ...typed, now, triesMax: CODE_TRIES_ALL });
  if (wrong === null) return attemptSucceeded(tx, deps, attempt, counted);
  if (counted.left === 0) throw new Failure('login.locked', { seconds: counted.lockS }, 'code');
  const left = Math.min(wrong.left, counted.left);
  throw new Failure(left > 0 ? 'code.wrong' : 'code.spent', { left }, 'code');
}
