import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use, useRef, useSyncExternalStore } from 'react';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { sendCall } from './client.ts';
import { type CommandOptions, commandOptions, type LastSubmission, queryKey } from './command.ts';
import { CallFailure } from './failure.ts';
import { onSession, type Side, session, sideOfPage } from './session.ts';

export { queryKey } from './command.ts';

/** The open session of a side; the component renders again when it opens or closes. */
export const useSession = (side: Side) =>
  useSyncExternalStore(
    onSession,
    () => session(side),
    () => null,
  );

interface ReadOptions {
  readonly enabled?: boolean;
  readonly quiet?: boolean;
  readonly everyMs?: number;
  /** Keep the rows of the page before while the next one loads. */
  readonly previous?: boolean;
}

/**
 * While the server draws: asks a call as a visitor and puts its answer, or its failure, among the
 * kept ones. The same promise for the same key. Null in the browser.
 */
export const ServerReads = createContext<
  ((key: readonly unknown[], call: Call, input: unknown) => Promise<void>) | null
>(null);

/** Returns whether a record is gone; every other failure is requested again when next needed. */
const isNotFound = (error: unknown) => error instanceof CallFailure && error.code === 404;

/** Reads a call and caches its answer; reads it again when a command invalidates it. */
export function useCallQuery<C extends Call>(
  call: C,
  input: ClientInput<C>,
  { enabled = true, quiet = false, everyMs, previous = false }: ReadOptions = {},
): UseQueryResult<Output<C>, Error> {
  const side = sideOfPage();
  const key = [...queryKey(call, input), side];
  const client = useQueryClient();
  const serverRead = use(ServerReads);
  if (serverRead !== null && enabled) use(serverRead(key, call, input));
  return useQuery<Output<C>, Error>({
    queryKey: key,
    queryFn: ({ signal }) => sendCall(call, input, { signal, notCancel: true, quiet, side }),
    enabled,
    meta: { quiet, polls: everyMs !== undefined },
    retryOnMount: !isNotFound(client.getQueryState(key)?.error),
    refetchInterval: everyMs ?? false,
    ...(previous ? { placeholderData: keepPreviousData as never } : {}),
  });
}

/**
 * An act with a key of its own per content: pressing again after a lost answer repeats it and does
 * nothing twice. A success, and `order.hasChange`, make the kept answers old.
 */
export function useCommand<C extends Call>(
  call: C,
  options: CommandOptions<C> = {},
): UseMutationResult<Output<C>, Error, ClientInput<C>> {
  const client = useQueryClient();
  const lastSubmission = useRef<LastSubmission>({ content: '', key: '' });
  const command: UseMutationResult<Output<C>, Error, ClientInput<C>> = useMutation(
    commandOptions(client, call, {
      ...options,
      lastSubmission: lastSubmission.current,
      again: (sent) => command.mutate(sent),
    }),
  );
  return command;
}
