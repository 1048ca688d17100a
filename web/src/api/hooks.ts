import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import type { Call, Output, Sent } from '#contract/call.ts';
import { askSession } from './ask-session.ts';
import { send } from './client.ts';
import { CallFailure, Cancelled } from './failure.ts';
import { onSession, type Side, session, sideOfPage } from './session.ts';

/** The open session of a side; the component renders again when it opens or closes. */
export const useSession = (side: Side) =>
  useSyncExternalStore(
    onSession,
    () => session(side),
    () => null,
  );

export const keyOf = (call: Call, input?: unknown) =>
  input === undefined ? [call.path] : [call.path, input];

interface ReadOptions {
  readonly enabled?: boolean;
  readonly quiet?: boolean;
  readonly everyMs?: number;
  /** Keep the rows of the page before while the next one loads. */
  readonly keep?: boolean;
}

/**
 * While the server draws: asks a call as a visitor and puts its answer, or its failure, among the
 * kept ones. The same promise for the same key. Null in the browser.
 */
export const DrawnReads = createContext<
  ((key: readonly unknown[], call: Call, input: unknown) => Promise<void>) | null
>(null);

/** What is not there stays so; every other failure is asked again when it is next needed. */
const isGone = (error: unknown) => error instanceof CallFailure && error.code === 404;

/** Reads a call and keeps its answer; asks again when an act says that it changed. */
export function useRead<C extends Call>(
  call: C,
  input: Sent<C>,
  { enabled = true, quiet = false, everyMs, keep = false }: ReadOptions = {},
): UseQueryResult<Output<C>, Error> {
  const side = sideOfPage();
  const key = [...keyOf(call, input), side];
  const client = useQueryClient();
  const drawn = use(DrawnReads);
  if (drawn !== null && enabled) use(drawn(key, call, input));
  return useQuery<Output<C>, Error>({
    queryKey: key,
    queryFn: ({ signal }) => send(call, input, { signal, notCancel: true, quiet, side }),
    enabled,
    retryOnMount: !isGone(client.getQueryState(key)?.error),
    refetchInterval: everyMs ?? false,
    ...(keep ? { placeholderData: keepPreviousData as never } : {}),
  });
}

interface ActOptions<C extends Call> {
  readonly onDone?: (output: Output<C>, sent: Sent<C>) => void;
  readonly onFail?: (error: Error, sent: Sent<C>) => void;
  /** Calls whose kept answers this act makes old; all of them where it is left out. */
  readonly changes?: readonly Call[];
}

/** A visitor who acts where only members may is asked to sign in first, where they are. */
const mayAct = async (call: Call): Promise<boolean> =>
  call.by.includes('anyone') || sideOfPage() === 'staff' || askSession();

/**
 * An act with a key of its own per content: pressing again after a lost answer repeats it and does
 * nothing twice. A success, and `order.hasChange`, make the kept answers old.
 */
export function useAct<C extends Call>(
  call: C,
  { onDone, onFail, changes }: ActOptions<C> = {},
): UseMutationResult<Output<C>, Error, Sent<C>> {
  const client = useQueryClient();
  const named = useRef<{ content: string; key: string } | null>(null);
  const refresh = () =>
    changes
      ? Promise.all(changes.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
      : client.invalidateQueries();
  return useMutation<Output<C>, Error, Sent<C>>({
    mutationFn: async (input) => {
      const content = JSON.stringify(input);
      if (named.current?.content !== content) {
        named.current = { content, key: v4() };
      }
      const { key } = named.current;
      if (!(await mayAct(call))) throw new Cancelled();
      return send(call, input, { key });
    },
    onSuccess: async (output, sent) => {
      named.current = null;
      await refresh();
      onDone?.(output, sent);
    },
    onError: async (error, sent) => {
      if (error instanceof CallFailure && error.is('order.hasChange')) await refresh();
      onFail?.(error, sent);
    },
  });
}
