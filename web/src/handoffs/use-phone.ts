import { useEffect, useState } from 'react';
import { joinHandoff, phoneHandoff } from '#contract/handoffs/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { keyOf } from './handoff-key.ts';
import { useRetry } from './use-retry.ts';

const EVERY_MS = 10_000;

/** The secret of the scanned code; it stands behind the #, so that no server log has it. */
export const tokenOf = (): string =>
  typeof window === 'undefined' ? '' : window.location.hash.slice(1);

export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** Joins a hand-off once and then asks whether it is still open. */
export function usePhone(token: string) {
  const [key] = useState(() => keyOf(token, Date.now()));
  const [isLost, setLost] = useState(false);
  const join = useCommand(joinHandoff, {
    onDone: () => setLost(false),
    onFail: (error) => {
      setLost(refusalOf(error) === null);
      return true;
    },
  });
  const { mutate, isPending } = join;
  const joining = () => mutate({ token, key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is joined once.
  useEffect(joining, []);
  const read = useCallQuery(
    phoneHandoff,
    { key },
    { enabled: join.isSuccess, everyMs: EVERY_MS, quiet: true },
  );
  const refusal = refusalOf(join.error) ?? refusalOf(read.error);
  useRetry(isLost && !isPending, joining);
  return {
    key,
    target: read.data ?? join.data ?? null,
    /** Why no photo can be sent any more, in the reader's words. */
    refusal,
    /** The server was not reached; the code may still be good. */
    isLost,
    isJoining: isPending && !isLost,
    again: joining,
    refetch: read.refetch,
  };
}

/** Returns the sentence of a refusal that no repeating changes; null for all others. */
export function refusalOf(error: Error | null): string | null {
  if (!(error instanceof CallFailure)) return null;
  return [404, 409, 422].includes(Number(error.code)) ? error.message : null;
}
