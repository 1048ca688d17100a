import { recharge, type Town } from '../town.ts';

/** A buyer recharges twice just under the amount from which two people confirm. */
export async function rechargeJustBelow({ buyers, staff }: Town): Promise<void> {
  for (const amount of ['9400.00', '9650.00']) {
    await recharge(buyers.norte, staff, { key: 'norte', amount });
  }
}
