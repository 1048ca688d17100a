import type { Output } from '#contract/call.ts';
import { estimateAgentOrder } from '#contract/orders/agent/estimate-calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { type AgentDraft, estimateInputOf } from './agent-form.ts';

const TYPING_MS = 500;

export interface Estimate {
  /** Null until a line is complete; the last one stays while the next is on its way. */
  readonly costs: Output<typeof estimateAgentOrder> | null;
  /** The figures are of another state of the form. */
  readonly isOld: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Asks what the complete lines of a draft cost at today's prices. */
export function useEstimate(draft: AgentDraft, tests: readonly TestCode[]): Estimate {
  const text = JSON.stringify(estimateInputOf(draft, tests));
  // Compared by its text, so that the same order typed again asks nobody.
  const settledText = useDebounced(text, TYPING_MS);
  const input = JSON.parse(settledText) as ReturnType<typeof estimateInputOf>;
  const read = useCallQuery(estimateAgentOrder, input ?? { lines: [] }, {
    previous: true,
    quiet: true,
    enabled: input !== null,
  });
  return {
    costs: input === null ? null : (read.data ?? null),
    isOld: settledText !== text || read.isPlaceholderData,
    failed: input !== null && read.isError,
    again: () => void read.refetch(),
  };
}
