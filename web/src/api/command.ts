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

/** Whether a failure says that the page is old. The list of those comes when a call fails. */
async function isStale(error: Error): Promise<boolean> {
  if (!(error instanceof CallFailure)) return false;
  const stale = await import('./stale-failures.ts').catch(() => null);
  return stale?.isStaleBy(error) ?? false;
}

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

/** How an act is made, what its success makes old, and where its failure is reported. */
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
      if (await isStale(error)) await refresh();
      if (onFail?.(error, sent) === true) markReported(error);
      else reportFailedAct(error, () => again(sent));
    },
  };
}
