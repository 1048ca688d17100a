import { beforeTotp } from '#contract/accounts/calls.ts';
import type { Call, Output, Sent } from '#contract/call.ts';
import type { Language } from '#contract/options.ts';
import { declares } from '#server/kit/answer.ts';
import type { Who } from '#server/kit/at.ts';
import type { Bound } from '#server/kit/bind.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { gate } from '#server/kit/gate.ts';
import { Written } from '#server/kit/written.ts';

/** Who calls, and when. */
export interface Calling {
  readonly who: Who;
  readonly now: Date;
  readonly lang?: Language;
}

/** A member as the session would say it; a seller is settled unless said otherwise. */
export const asMember = (
  accountId: string,
  identity: 'buyer' | 'seller' | null = 'buyer',
  settled = identity === 'seller',
): Who => ({ kind: 'member', accountId, sessionId: accountId, identity, settled });

/**
 * Calls bound calls as HTTP would, without HTTP: the gate, the schemas of input and output, one
 * transaction for an act, and failures that the call does not declare are faults.
 */
export function callingOf(db: Db, calls: readonly Bound[]) {
  const byPath = new Map(calls.map((bound) => [bound.call.path, bound]));
  return async <C extends Call>(call: C, input: Sent<C>, calling: Calling): Promise<Output<C>> => {
    const bound = byPath.get(call.path);
    if (bound === undefined) throw new Error(`nothing answers ${call.path}`);
    const handle = bound.handle as (at: unknown, input: unknown) => Promise<unknown>;
    const base = {
      ...calling,
      lang: calling.lang ?? 'en',
      address: '127.0.0.1',
      agent: 'test',
      requestId: 'test',
      upload: null,
    };
    const run = async (tx: Db) => {
      const output = await handle({ ...base, tx }, call.input.parse(input));
      return output instanceof Written ? output.checked(call.output) : call.output.parse(output);
    };
    try {
      gate(call, calling.who, beforeTotp);
      const output = await (call.does === 'act' ? transaction(db, run) : run(db));
      return output as Output<C>;
    } catch (error) {
      if (error instanceof Fail && !declares(call, error.code)) {
        throw new Error(`${call.path} does not declare ${error.code}`, { cause: error });
      }
      throw error;
    }
  };
}
