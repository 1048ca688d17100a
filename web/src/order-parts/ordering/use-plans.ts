import type { Output } from '#contract/call.ts';
import { testCodes } from '#contract/orders/terms.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { qcPlan } from '#contract/qc/planning/plan-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Tests that every lot gets without being chosen. */
export const included: readonly TestCode[] = ['documents', 'generalVisual'];

const TYPING_MS = 400;
const PIECES_MAX = 2_000_000_000;

export type Plan = Output<typeof qcPlan>;

/** Sampling plans: every test with its price, and what is chosen of them. */
export interface Plans {
  /** Pieces of the largest lot that were asked about; null where there are none. */
  readonly quantity: number | null;
  readonly all: Plan | undefined;
  readonly plan: Plan | undefined;
  readonly chosen: readonly TestCode[];
  /** The shown plan is of another quantity or choice; the answer is on its way. */
  readonly isOld: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

interface PlanInput {
  /** Pieces of the largest lot; null as long as nothing is taken: then nobody is asked. */
  readonly pieces: number | null;
  readonly goodsType: GoodsType;
  /** Null for what is recommended. */
  readonly tests: readonly TestCode[] | null;
}

const isLot = (pieces: number) => Number.isInteger(pieces) && pieces > 0 && pieces <= PIECES_MAX;

/** Asks the lab what the tests cost and catch for the largest lot. */
export function usePlans({ pieces, goodsType, tests }: PlanInput): Plans {
  // A quantity that is none is said at its field; the lab is asked for one piece meanwhile.
  const validPieces = pieces !== null && !isLot(pieces) ? 1 : pieces;
  const settled = useDebounced(validPieces, TYPING_MS);
  // Of nothing there is no plan: one for a single piece would promise what samples do not hold.
  const enabled = validPieces !== null && settled !== null;
  const of = { quantity: settled ?? 1, goodsType };
  const all = useCallQuery(qcPlan, { ...of, tests: [...testCodes] }, { previous: true, enabled });
  const advised = all.data?.tests.filter((one) => one.recommended).map((one) => one.test) ?? [];
  const chosen = (tests ?? advised).filter((code) => !included.includes(code));
  const plan = useCallQuery(qcPlan, { ...of, tests: [...chosen] }, { previous: true, enabled });
  return {
    quantity: enabled ? settled : null,
    all: enabled ? all.data : undefined,
    plan: enabled ? plan.data : undefined,
    chosen,
    isOld: settled !== validPieces || all.isPlaceholderData || plan.isPlaceholderData,
    failed: all.isError || plan.isError,
    again: () => void Promise.all([all.refetch(), plan.refetch()]),
  };
}
