import { randomInt } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { countMailed, mailedRightly } from './attempts.ts';
import { codeDeadBecause, codeEnd, codeWaitS } from './core/code.ts';
import type { Deps } from './deps.ts';
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
  mailedRightly(tx, deps, address);

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

/**
 * Holds a typed code against the one that was sent, and uses it up unless `keep` is given. Every
 * look costs one of five tries, taken before it, whatever becomes of the act.
 */
export async function proveCode(
  tx: Tx,
  deps: Deps,
  proof: CodeOf & {
    readonly code: string;
    readonly now: Date;
    readonly reusable?: true;
    /** The movement that the code must have been sent for. */
    readonly binding?: string;
    /** The field of the input that the code stands in. */
    readonly field?: string;
  },
): Promise<void> {
  const { email, purpose, now, field = 'code' } = proof;
  const of = { email, purpose };
  const attempt = await countTry(deps.aside, of, now);
  if (attempt === null) {
    throw new Failure(codeDeadBecause(await readCode(tx, of), now) ?? 'code.spent', {}, field);
  }
  const hash = deps.secrets.codeHash({ ...of, code: boundCode(proof.code, proof.binding) });
  if (!isSame(hash, attempt.code_hash)) {
    const left = limits.codeTries - attempt.tries;
    throw new Failure(left > 0 ? 'code.wrong' : 'code.spent', { left }, field);
  }
  if (proof.reusable) await uncountTry(tx, of);
  else if (!(await spendCode(tx, { ...of, hash }))) throw new Failure('code.spent', {}, field);
}
