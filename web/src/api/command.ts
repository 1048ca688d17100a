import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { type Call, type ClientInput, idempotencyInput, type Output } from '#contract/call.ts';
import { markReported, reportFailedAct, sendCall } from './client.ts';
import { CallFailure, RequestCancelled } from './failure.ts';
import { invalidateQueries } from './invalidate-queries.ts';
import { sideOfPage } from './session.ts';
import { requestSignIn } from './sign-in-request.ts';

export const queryKey = (call: Call, input?: unknown) =>
  input === undefined ? [call.path] : [call.path, input];

export interface CommandOptions<C extends Call> {
  readonly onDone?: (output: Output<C>, sent: ClientInput<C>) => void;
  /** Answers true where it says at its place what failed; else a toast tells it. */
  readonly onFail?: (error: Error, sent: ClientInput<C>) => unknown;
  /** Calls whose kept answers this act makes old; all of them where it is left out. */
  readonly changes?: readonly Call[];
}

/** The content of the last press and the key of its act. */
export interface LastSubmission {
  content: string;
  key: string;
}

interface Acting<C extends Call> extends CommandOptions<C> {
  readonly lastSubmission: LastSubmission;
  /** Presses again with what was sent. */
  readonly again: (sent: ClientInput<C>) => void;
}

/** A visitor who acts where only members may is asked to sign in first, where they are. */
const mayAct = async (call: Call): Promise<boolean> =>
  call.callers.includes('anyone') || sideOfPage() === 'staff' || requestSignIn();

const REPEAT_AFTER_MS = 1000;

/**
 * Failures that say that the record, or a limit of the day, is not what the page shows. Those of the editors
 * that read the newer one only when they are told to are left out.
 */
const STALE = [
  'order.hasChange',
  'approval.changed',
  'approval.expired',
  'approval.open',
  'approval.wrongState',
  'bank.changed',
  'bank.itemChanged',
  'deposit.changed',
  'deposit.notPayable',
  'deposit.paying',
  'exchange.changed',
  'exchange.payeeChanged',
  'factorReset.changed',
  'payout.changed',
  'payout.payeeChanged',
  'payout.paymentChanged',
  'setting.changed',
  'wallet.cash.payeeChanged',
  'wallet.changed',
  'factor.needed',
  'wallet.cash.found',
  'wallet.cash.held',
  'exchange.found',
  'payout.held',
  'payout.paymentHeld',
] as const;

/** Whether a failure says so; the seller's own settlement keeps what is typed beside the newer one. */
const isStaleBy = (error: Error): boolean =>
  error instanceof CallFailure &&
  (STALE.some((code) => error.is(code)) ||
    (sideOfPage() === 'staff' && error.is('settlement.changed')));

/**
 * Makes an act. Where the server does not know whether it was saved, repeats it once with the same
 * key: what was saved is answered again, what was not is done now.
 */
async function sendKnowing<C extends Call>(
  call: C,
  input: ClientInput<C>,
  key: string,
): Promise<Output<C>> {
  try {
    return await sendCall(call, input, { key });
  } catch (error) {
    const isUnknown = error instanceof CallFailure && error.is('outcome.unknown');
    if (!isUnknown || call.secret || call.form) throw error;
    await new Promise((done) => setTimeout(done, REPEAT_AFTER_MS));
    return sendCall(call, input, { key });
  }
}

/** How an act is made, what its success makes old, and who is told of its failure. */
export function commandOptions<C extends Call>(
  client: QueryClient,
  call: C,
  { onDone, onFail, changes, lastSubmission, again }: Acting<C>,
): UseMutationOptions<Output<C>, Error, ClientInput<C>> {
  const refresh = () =>
    changes
      ? Promise.all(changes.map((one) => invalidateQueries(client, { queryKey: queryKey(one) })))
      : invalidateQueries(client);
  return {
    mutationFn: async (input) => {
      const content = JSON.stringify(idempotencyInput(call, input));
      if (lastSubmission.content !== content) Object.assign(lastSubmission, { content, key: v4() });
      const { key } = lastSubmission;
      if (!(await mayAct(call))) throw new RequestCancelled();
      return sendKnowing(call, input, key);
    },
    onSuccess: async (output, sent) => {
      lastSubmission.content = '';
      await refresh();
      onDone?.(output, sent);
    },
    onError: async (error, sent) => {
      if (isStaleBy(error)) await refresh();
      if (onFail?.(error, sent) === true) markReported(error);
      else reportFailedAct(error, () => again(sent));
    },
  };
}
