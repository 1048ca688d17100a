import type { Fees } from '#contract/settings/schemas.ts';
import { basisPointsOf } from '#contract/settings/settings.ts';
import type { Db } from '#server/kit/database/database.ts';
import { currentSetting } from './current-setting.ts';

/** Returns the fees that hold now, in basis points. */
export async function currentFees(db: Db): Promise<Fees> {
  const commission = await currentSetting(db, 'commission');
  const exchange = await currentSetting(db, 'exchangeFee');
  if (commission === null || exchange === null) throw new Error('fees have first values');
  return {
    trade: basisPointsOf(commission.value.tradePercent),
    agent: basisPointsOf(commission.value.agentPercent),
    exchange: basisPointsOf(exchange.value.percent),
  };
}
