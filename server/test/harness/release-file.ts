import * as payout from '#contract/bank/payout-calls.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

/** Releases a file of payments as a person does who has read its page. */
export async function releaseFile(by: Caller, id: string): Promise<{ readonly id: string }> {
  const { paidOn } = (await by.send(payout.opsPayoutFileOne, { id })).file;
  return by.send(payout.opsPayoutFileRelease, { id, version: 1, paidOn });
}
