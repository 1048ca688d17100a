import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/option-schemas.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';

/** One query that the server made while rendering: its key and its result. */
export interface HydrationRead {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  readonly failure?: {
    readonly code: number | string;
    readonly msg: string;
    readonly data: FailureData;
  };
}

/** The state that a server-rendered page carries, so that hydration needs no request. */
export interface HydrationState {
  readonly lang: Language;
  /** `https://host` that it was rendered with. */
  readonly origin: string;
  /** Source files of the page and of what else stands on it from the start. */
  readonly parts: readonly string[];
  /** Slices whose words stand on the page. */
  readonly slices: readonly string[];
  readonly reads: readonly HydrationRead[];
  /** When the reads were made, in milliseconds. */
  readonly readAt: number;
}

/** The element that carries it. */
export const HYDRATION_ID = 'hydration-state';

/** Puts one result, or failure, into the query cache. */
export function hydrateRead(
  queryClient: QueryClient,
  read: HydrationRead,
  updatedAt: number,
): void {
  if (read.failure === undefined) {
    queryClient.setQueryData(read.key, read.data, { updatedAt: updatedAt });
    return;
  }
  const { code, msg, data } = read.failure;
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: read.key });
  query.setState({
    ...query.state,
    status: 'error',
    error: new CallFailure(code, msg, data),
    errorUpdatedAt: updatedAt,
    errorUpdateCount: 1,
    fetchStatus: 'idle',
  });
}
