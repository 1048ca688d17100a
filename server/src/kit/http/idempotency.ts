import { type Call, idempotencyInput } from '#contract/call.ts';
import { Failure } from '../failure.ts';
import type { Caller } from '../request-context.ts';
import type { IdempotentRequest } from './idempotency-store.ts';

const ANONYMOUS = '00000000-0000-0000-0000-000000000000';

/** The request as replays are found by; null where its reply is never kept. */
export function replayOf(
  call: Call,
  caller: Caller,
  key: unknown,
  input: unknown,
): IdempotentRequest | null {
  if (typeof key !== 'string' || call.secret || call.form) return null;
  if (key.length < 8 || key.length > 100) throw new Failure('input.invalid', {}, 'Idempotency-Key');
  const scope = caller.kind === 'anonymous' ? ANONYMOUS : caller.accountId;
  return { scope, key, path: call.path, input: idempotencyInput(call, input) };
}
