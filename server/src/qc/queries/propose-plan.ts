import type { HandlerOutput, Input } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { chanceOfTest, outweighs } from '#contract/qc/planning/coverage.ts';
import { badPiecesOf } from '#contract/qc/planning/detection.ts';
import { faultKinds } from '#contract/qc/planning/fault-kinds.ts';
import type { optimizePlan as OptimizeCall } from '#contract/qc/planning/planner-calls.ts';
import { planOf } from '#contract/qc/planning/sampling.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { optimizePlan } from '../core/optimize-plan.ts';
import { centsOf } from '../core/service-content.ts';
import type { QcDeps } from '../deps.ts';
import { plannedCoverage } from '../views.ts';
import { catalogueInForce } from './list-services.ts';

/** Returns the plan that finds most within what was wished, and what it finds. */
export async function proposePlan(
  ctx: Pick<QueryContext, 'tx' | 'now'>,
  { samples }: Pick<QcDeps, 'samples'>,
  input: Input<typeof OptimizeCall>,
): Promise<HandlerOutput<typeof OptimizeCall>> {
  const { quantity: lot, goodsType, badPercent, budget, goods, ...wish } = input;
  const from = await catalogueInForce(ctx.tx, ctx.now);
  const { tests, isBest } = optimizePlan(
    { ...wish, lot, badPercent, budget: budget === '' ? null : centsOf(budget) },
    from,
  );
  const plan = planOf({ quantity: lot, goodsType, tests, from });
  const rates = await samples.rates(ctx.tx);
  const bad = Math.min(lot, badPiecesOf({ lot, badPercent }));
  return {
    tests: plan.tests.map(({ priceMinor, ...test }) => ({
      ...test,
      price: wire(priceMinor),
      finds: faultKinds.filter((kind) => chanceOfTest(test, kind, { lot, bad }) > 0),
    })),
    price: wire(plan.priceMinor),
    days: plan.days,
    piecesLost: plan.piecesLost,
    coverage: plannedCoverage(plan.tests, { lot, badPercent, rates }).map((one) => ({
      ...one,
      by: plan.tests
        .filter((test) => chanceOfTest(test, one.kind, { lot, bad }) > 0)
        .map(({ test }) => test),
    })),
    outweighs: goods !== '' && outweighs({ tests: plan.priceMinor, goods: centsOf(goods) }),
    isBest,
  };
}
