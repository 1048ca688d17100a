import * as orders from '#contract/orders/staff-calls.ts';
import * as contract from '#contract/proficiency/calls.ts';
import type { Truth } from '#contract/proficiency/truths.ts';
import * as steps from '../deal/steps.ts';
import { drawn } from './money/findings.ts';
import type { Town } from './town.ts';

const mpn = 'STM32F103C8T6';
const passing: steps.Finding = {
  grade: 'B',
  verdict: 'pass',
  conclusion: 'Original parts. Marking and leads agree with the known-good sample.',
};

/** Companies that do not exist, one pair for each sample. */
const covers = [
  ['Hafenlicht Elektronik GmbH', 'Futian Xinrui Ltd'],
  ['Brunnen Sensorik GmbH', 'Longhua Jiayi Ltd'],
  ['Altmark Steuerungen GmbH', 'Nanshan Boda Ltd'],
  ['Weserwerk Antriebe GmbH', 'Luohu Hengtai Ltd'],
  ['Rhönfeld Messtechnik GmbH', 'Baoan Ruixiang Ltd'],
  ['Lausitz Robotik GmbH', 'Yantian Kaida Ltd'],
  ['Eifelblick Medizin GmbH', 'Pingshan Weiye Ltd'],
] as const;

async function create({ staff }: Town, at: number, truth: Truth) {
  const [buyerName = '', sellerName = ''] = covers[at] ?? [];
  const sample = await staff.admin2.send(contract.createBlindSample, {
    mpn,
    manufacturer: 'STMicroelectronics',
    dateCode: '2414',
    pieces: 260 + at * 40,
    condition: 'brandNew',
    packaging: 'roll',
    goodsType: 'originalUnder3',
    tests: ['detailedVisual', 'solventRemarking'],
    truth,
    note: '',
    unitPrice: '2.92',
    buyerName,
    buyerCountry: 'DE',
    buyerContact: 'Uwe Lang',
    buyerAddress: `Hafenweg ${at + 4}`,
    buyerCity: 'Kiel',
    buyerPhone: `+49 431 55501${at + 20}`,
    sellerName,
    sellerCountry: 'CN',
    sellerAddress: `Lin Hao\nHuafu Road ${at + 12}\nShenzhen, Guangdong, CN\n+86 1380013800${at}`,
    carrier: 'SF',
    trackingNo: `SF15300${at}88210`,
  });
  const order = await staff.warehouse.send(orders.opsOrderOne, { id: sample.orderId });
  const cast = { ...staff, buyer: staff.support, seller: staff.support };
  return { sample, cast, order: await steps.receive(cast, order, { location: 'A-05-1' }) };
}

/** Earlier samples: their truth, and whether the lab found it. */
const past: readonly (readonly [Truth, boolean])[] = [
  ['remarked', true],
  ['remarked', true],
  ['genuine', false],
  ['remarked', false],
  ['remarked', true],
  ['remarked', true],
];

/** Sends blind samples through dock and lab, and reveals the earlier ones. */
export async function judgeSamples(town: Town): Promise<void> {
  const { admin2 } = town.staff;
  town.endStaffDay();
  for (const [at, [truth, isFound]] of past.entries()) {
    const { sample, cast, order } = await create(town, at, truth);
    const finding = isFound ? await drawn(mpn, true) : passing;
    await steps.issue(cast, await steps.inspect(cast, order, () => finding));
    if (at === past.length - 1) continue;
    const { id, version } = await admin2.send(contract.blindSampleOne, { id: sample.id });
    await admin2.send(contract.revealBlindSample, { id, version });
  }
}

/** Leaves one sample in the lab's queue. */
export async function queueSample(town: Town): Promise<void> {
  await create(town, past.length, 'remarked');
}
