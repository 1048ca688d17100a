import type { Output } from '#contract/call.ts';
import { type GoodsType, type TestCode, testCodes } from '#contract/orders/terms.ts';
import { qcPlan } from '#contract/qc/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** Tests that every lot gets without being chosen. */
export const included: readonly TestCode[] = ['documents', 'generalVisual'];

const TYPING_MS = 400;
const PIECES_MAX = 2_000_000_000;

export type Plan = Output<typeof qcPlan>;

/** Sampling plans: every test with its price, and what is chosen of them. */
export interface Plans {
  readonly all: Plan | undefined;
  readonly plan: Plan | undefined;
  readonly chosen: readonly TestCode[];
  readonly failed: boolean;
  readonly again: () => void;
}

interface Asked {
  /** Pieces of the largest lot. */
  readonly pieces: number;
  readonly goodsType: GoodsType;
  /** Null for what is recommended. */
  readonly tests: readonly TestCode[] | null;
}

/** Asks the lab what the tests cost and catch for the largest lot. */
export function usePlans({ pieces, goodsType, tests }: Asked): Plans {
  // A quantity that is none is said at its field; the lab is asked for one piece meanwhile.
  const isWhole = Number.isInteger(pieces) && pieces > 0 && pieces <= PIECES_MAX;
  const quantity = useSettled(isWhole ? pieces : 1, TYPING_MS);
  const all = useRead(qcPlan, { quantity, goodsType, tests: [...testCodes] }, { keep: true });
  const advised = all.data?.tests.filter((one) => one.recommended).map((one) => one.test) ?? [];
  const chosen = (tests ?? advised).filter((code) => !included.includes(code));
  const plan = useRead(qcPlan, { quantity, goodsType, tests: [...chosen] }, { keep: true });
  return {
    all: all.data,
    plan: plan.data,
    chosen,
    failed: all.isError || plan.isError,
    again: () => void Promise.all([all.refetch(), plan.refetch()]),
  };
}
