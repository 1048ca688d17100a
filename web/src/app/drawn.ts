import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/options.ts';
import type { FailureData } from '#contract/response.ts';
import { CallFailure } from '#web/api/failure.ts';

/** One read that the server made while drawing: its key, and what it answered. */
export interface DrawnRead {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  readonly failure?: {
    readonly code: number | string;
    readonly msg: string;
    readonly data: FailureData;
  };
}

/** What a drawn page carries so that the browser can go on from it without asking again. */
export interface Drawn {
  readonly lang: Language;
  /** `https://host` that it was drawn with. */
  readonly origin: string;
  /** Source files of the page and of what else stands on it from the start. */
  readonly parts: readonly string[];
  /** Slices whose words stand on the page. */
  readonly slices: readonly string[];
  readonly reads: readonly DrawnRead[];
  /** When the reads were made, in milliseconds. */
  readonly at: number;
}

/** The element that carries it. */
export const DRAWN_ID = 'drawn';

/** Puts one answer, or failure, among the kept ones. */
export function keepRead(answers: QueryClient, read: DrawnRead, at: number): void {
  if (read.failure === undefined) {
    answers.setQueryData(read.key, read.data, { updatedAt: at });
    return;
  }
  const { code, msg, data } = read.failure;
  const query = answers.getQueryCache().build(answers, { queryKey: read.key });
  query.setState({
    ...query.state,
    status: 'error',
    error: new CallFailure(code, msg, data),
    errorUpdatedAt: at,
    errorUpdateCount: 1,
    fetchStatus: 'idle',
  });
}
