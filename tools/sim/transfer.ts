import sharp from 'sharp';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { opsRechargeConfirm, opsRechargeOne, rechargeApply } from '#contract/wallet/calls.ts';
import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { Broken } from './laws.ts';
import type { ModelOrder } from './model/model.ts';
import { totalOf } from './model/model-money.ts';
import { buyers, deskPeople, type Town } from './people.ts';
import { randomOf } from './random.ts';
import { amountText, send } from './send.ts';

interface Wanted {
  readonly order: ModelOrder;
  /** The person of finance who confirms. */
  readonly person: string;
  /** Somebody else announces it than the order's buyer. */
  readonly isStranger: boolean;
  readonly roll: number;
  readonly key: string;
}

/** A transfer: why it was refused, or its cents and whether it suffices. */
export type Transferred =
  | { readonly refused: string }
  | { readonly refused: null; readonly minor: bigint; readonly isEnough: boolean };

/** The amount of a transfer for an order: exact mostly, else up to 100 USD too much or too little. */
function amountOf(order: ModelOrder, roll: number): bigint {
  const random = randomOf(roll);
  const total = totalOf(order);
  if (random.chance(0.5)) return total;
  const other = BigInt(1 + random.below(100_00));
  return random.chance(0.5) || total <= other ? total + other : total - other;
}

/** Returns a picture that no other transfer has: a proof confirms one payment only. */
function proofOf(nth: number): Promise<Buffer> {
  const background = { r: nth % 256, g: (nth >> 8) % 256, b: (nth >> 16) % 256 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

let transfers = 0;

/**
 * Announces a bank transfer for an order and confirms it as finance, a large one by two people. Its
 * money comes to the balance; one that is short pays nothing (domain section 7).
 */
export async function transferFor(town: Town, wanted: Wanted): Promise<Transferred> {
  const { order, person, isStranger, roll, key } = wanted;
  const payer = isStranger ? (buyers.find((name) => name !== order.buyer) ?? '') : order.buyer;
  const minor = amountOf(order, roll);
  transfers += 1;
  const nth = transfers;
  const { url } = await town.of(payer).upload(fileUpload, `${key}.png`, await proofOf(nth));
  const account = { accountName: payer, accountNumber: 'DE89370400440532013000' };
  const bank = { bankName: 'Commerzbank', bankCode: 'COBADEFF', proof: url };
  const announced = await send(town, {
    call: rechargeApply,
    person: payer,
    input: { amount: amountText(minor), ...account, ...bank, orderId: order.id },
    key,
  });
  if (announced.refused !== null) return { refused: announced.refused };
  const { id } = announced.data as { id: string };
  await confirm(town, { id, person, bankReference: `WALK${nth}`, key });
  return { refused: null, minor, isEnough: minor >= totalOf(order) };
}

/** Confirms an announced transfer; where one person may not, the other of finance approves. */
async function confirm(
  town: Town,
  {
    id,
    person,
    bankReference,
    key,
  }: { id: string; person: string; bankReference: string; key: string },
): Promise<void> {
  const one = async (call: Parameters<typeof send>[1]['call'], as: string, input: object) => {
    const sent = { call, person: as, input, key: `${key}:${call.path}:${as}` };
    const { refused, data } = await send(town, sent);
    if (refused !== null) throw new Broken(`${call.path} by ${as} was refused by ${refused}`);
    return data as OpsRecharge;
  };
  const { version } = await one(opsRechargeOne, person, { id });
  const first = await one(opsRechargeConfirm, person, { id, version, bankReference });
  if (first.state !== 'pending') return;
  const { approval } = first;
  if (approval === null) throw new Broken('a confirmed transfer waits for nobody');
  const second = deskPeople.finance?.find((name) => name !== person) ?? '';
  await one(opsApprovalApprove, second, { id: approval.id, version: approval.version });
}
