import type { Output } from '#contract/call.ts';
import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { qcPlan } from '#contract/qc/planning/plan-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useSettled } from '../use-settled.ts';
import { type AgentDraft, largestQuantity } from './agent-form.ts';

/** Tests that every lot gets without being chosen. */
export const included: readonly TestCode[] = ['documents', 'generalVisual'];

const TYPING_MS = 400;

type Plan = Output<typeof qcPlan>;

/** Sampling plans for the form: all tests with their prices, and what is chosen. */
export interface Plans {
  /** Of the largest line; null while none has one. */
  readonly quantity: number | null;
  readonly all: Plan | undefined;
  readonly plan: Plan | undefined;
  readonly chosen: readonly TestCode[];
  /** Whether the recommendation has arrived, which `chosen` stands on. */
  readonly isAdvised: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Asks the lab what the tests cost and catch for the largest line. */
export function usePlans(draft: AgentDraft): Plans {
  const quantity = useSettled(largestQuantity(draft.lines), TYPING_MS);
  const { goodsType } = draft;
  const of = { quantity: quantity ?? 1, goodsType };
  const all = useCallQuery(qcPlan, { ...of, tests: [...testCodes] }, { keep: true });
  const advised = all.data?.tests.filter((one) => one.recommended).map((one) => one.test) ?? [];
  const chosen = (draft.tests ?? advised).filter((code) => !included.includes(code));
  const plan = useCallQuery(
    qcPlan,
    { ...of, tests: chosen },
    { keep: true, enabled: quantity !== null },
  );
  return {
    quantity,
    all: quantity === null ? undefined : all.data,
    plan: quantity === null ? undefined : plan.data,
    chosen,
    isAdvised: all.data !== undefined,
    failed: all.isError || plan.isError,
    again: () => void Promise.all([all.refetch(), plan.refetch()]),
  };
}
