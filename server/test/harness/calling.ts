import { randomUUID } from 'node:crypto';
import { beforeTotp } from '#contract/accounts/staff-calls.ts';
import type { Call, ClientInput, Output, StaffRole } from '#contract/call.ts';
import { openToDeclined } from '#contract/legal/declined-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { authorizeCall } from '#server/kit/http/authorize-call.ts';
import { declaresFailure } from '#server/kit/http/http-response.ts';
import { SerializedOutput } from '#server/kit/http/serialized-output.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { Caller, StaffCaller } from '#server/kit/request-context.ts';

/** Who calls, and when. */
export interface Calling {
  readonly caller: Caller;
  readonly now: Date;
  readonly lang?: Language;
  readonly address?: string;
}

/** A member as the session would say it; a seller is settled unless said otherwise. */
export const asMember = (
  accountId: string,
  identity: 'buyer' | 'seller' | null = 'buyer',
  settled = identity === 'seller',
): Caller => ({ kind: 'member', accountId, sessionId: accountId, identity, settled });

/** A member of staff in some roles as the session would say it, with an account of its own. */
export const staffCaller = (name: string, ...roles: readonly StaffRole[]): StaffCaller => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name,
  roles,
  totpDone: true,
});

/**
 * Calls bound calls as HTTP would, without HTTP: the gate, the schemas of input and output, one
 * transaction for an act, and failures that the call does not declare are faults.
 */
export function callingOf(db: Db, calls: readonly Implementation[]) {
  const byPath = new Map(calls.map((bound) => [bound.call.path, bound]));
  return async <C extends Call>(
    call: C,
    input: ClientInput<C>,
    calling: Calling,
  ): Promise<Output<C>> => {
    const bound = byPath.get(call.path);
    if (bound === undefined) throw new Error(`nothing answers ${call.path}`);
    const handle = bound.handle as (at: unknown, input: unknown) => Promise<unknown>;
    const base = {
      ...calling,
      lang: calling.lang ?? 'en',
      address: calling.address ?? '127.0.0.1',
      agent: 'test',
      requestId: 'test',
      upload: null,
    };
    const run = async (tx: Db) => {
      const schemas = await call.schemas();
      const output = await handle({ ...base, tx }, schemas.input.parse(input));
      return output instanceof SerializedOutput
        ? output.validated(schemas.output)
        : schemas.output.parse(output);
    };
    try {
      authorizeCall(call, calling.caller, {
        toStaff: beforeTotp,
        toDeclined: openToDeclined,
      });
      const output = await (call.kind === 'command' ? transaction(db, run) : run(db));
      return output as Output<C>;
    } catch (error) {
      if (error instanceof Failure && !declaresFailure(call, error.code)) {
        throw new Error(`${call.path} does not declare ${error.code}`, { cause: error });
      }
      throw error;
    }
  };
}
