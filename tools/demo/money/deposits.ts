import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as contract from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { slip } from '../draw.ts';
import type { SellerKey } from '../people.ts';
import type { Town } from '../town.ts';

/** A seller says that the deposit was transferred, with its slip. */
async function announce({ sellers }: Town, key: SellerKey, accountName: string): Promise<void> {
  const seller = sellers[key];
  const picture = await slip({
    payer: accountName,
    amount: '10000.00',
    currency: 'CNY',
    reference: key,
  });
  const proof = await seller.upload(fileUpload, 'deposit.jpg', picture);
  await seller.send(contract.depositApply, {
    accountName,
    accountNumber: '755901880010447',
    bankName: '南海联合银行深圳分行',
    bankCode: '308584001219',
    proof: proof.url,
  });
}

/** A seller without an open order asks for its deposit back; two people of finance pay it. */
async function payBack({ sellers, staff }: Town, key: SellerKey): Promise<void> {
  const { deposit } = await sellers[key].send(contract.depositOne, {});
  if (deposit === null) throw new Error(`${key} has no deposit`);
  const { id, version } = await sellers[key].send(contract.depositRequestReturn, {
    id: deposit.id,
    version: deposit.version,
    reason: '资金周转，暂时取回',
  });
  const { approval } = await staff.finance.send(contract.opsDepositPropose, {
    id,
    version,
    bankReference: `OUT ${deposit.no}`,
  });
  if (approval === null) throw new Error(`nothing to approve of ${deposit.no}`);
  await staff.finance2.send(opsApprovalApprove, { id: approval.id, version: approval.version });
}

/**
 * A seller whose deposit was waived pays one after all: it is to be confirmed. Another one took its
 * deposit back, which its offers say.
 */
export async function bringDeposits(town: Town): Promise<void> {
  await announce(town, 'qiyuan', '深圳市启元微电子有限公司');
  await payBack(town, 'beichuan');
}
