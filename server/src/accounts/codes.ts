import { randomInt } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { type CodeOf, giveTryBack, putCode, readCode, spendCode, takeTry } from './code-store.ts';
import { codeDeadBecause, codeEnd, codeWaitS } from './core/code.ts';
import { isSame } from './secrets.ts';
import type { Tools } from './tools.ts';

/** Makes a new code for an address and keeps its hash; answers it for the mail that carries it. */
export async function makeCode(tx: Tx, tools: Tools, of: CodeOf, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = tools.secrets.codeHash({ ...of, code });
  if (await putCode(tx, { ...of, hash, now, expiresAt: codeEnd(now) })) return code;
  // Where the other request of two at once has just sent one, the full wait is the right answer.
  const seconds = codeWaitS(await readCode(tx, of), now) || limits.codeResendS;
  throw new Fail('code.wait', { seconds });
}

/**
 * Holds a typed code against the one that was sent, and uses it up unless `keep` is given. Every
 * look costs one of five tries, taken before it, whatever becomes of the act.
 */
export async function proveCode(
  tx: Tx,
  tools: Tools,
  proof: CodeOf & { readonly code: string; readonly now: Date; readonly keep?: true },
): Promise<void> {
  const { email, purpose, now } = proof;
  const of = { email, purpose };
  const taken = await takeTry(tools.aside, of, now);
  if (taken === null) {
    throw new Fail(codeDeadBecause(await readCode(tx, of), now) ?? 'code.spent', {}, 'code');
  }
  const hash = tools.secrets.codeHash({ ...of, code: proof.code });
  if (!isSame(hash, taken.code_hash)) {
    const left = limits.codeTries - taken.tries;
    throw new Fail(left > 0 ? 'code.wrong' : 'code.spent', { left }, 'code');
  }
  if (proof.keep) await giveTryBack(tx, of);
  else if (!(await spendCode(tx, { ...of, hash }))) throw new Fail('code.spent', {}, 'code');
}
