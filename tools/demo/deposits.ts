import * as contract from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { slip } from './draw.ts';
import type { SellerKey } from './people.ts';
import type { Town } from './town.ts';

/** A seller says that the deposit was transferred, with its slip. */
async function announce({ sellers }: Town, key: SellerKey, accountName: string): Promise<string> {
  const seller = sellers[key];
  const picture = await slip({ payer: accountName, amount: '10000.00', reference: key });
  const proof = await seller.upload(fileUpload, 'deposit.jpg', picture);
  const made = await seller.send(contract.depositApply, {
    accountName,
    accountNumber: '755901880010447',
    bankName: '南海联合银行深圳分行',
    bankCode: '308584001219',
    proof: proof.url,
  });
  return made.id;
}

/** Deposits of sellers: two held, one to be confirmed. */
export async function bringDeposits(town: Town): Promise<void> {
  const { finance } = town.staff;
  const confirm = (id: string, bankReference: string) =>
    finance.send(contract.opsDepositConfirm, { id, version: 1, bankReference });
  await confirm(await announce(town, 'yunjing', '深圳市云璟电子有限公司'), 'NHU2610270311');
  await confirm(await announce(town, 'lantai', '上海蓝台半导体有限公司'), 'NHU2610270318');
  await announce(town, 'qiyuan', '深圳市启元微电子有限公司');
}
