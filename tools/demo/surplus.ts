import * as surplus from '#contract/surplus/calls.ts';
import { shipTos } from './plans.ts';
import type { Town } from './town.ts';

const shipTo = shipTos.messwerk;

/** Surplus of two sellers; one of the deals has a bid that waits. */
export async function offerSurplus(town: Town): Promise<void> {
  const { buyers, sellers } = town;
  const offered = await sellers.yunjing.send(surplus.addSurplusDeal, {
    mark: 'From a cancelled series. Sealed reels, dry storage. May be split by reel.',
    items: [
      {
        model: 'ATSAMD21G18A-AU',
        manufacturer: 'Microchip Technology',
        count: 3200,
        condition: 'brandNew',
        packaging: 'pallet',
        dateCode: '2338',
        unitPrice: '1.92',
      },
      {
        model: 'MCP2515-I/SO',
        manufacturer: 'Microchip Technology',
        count: 5400,
        condition: 'likeNew',
        packaging: 'pipe',
        dateCode: '2247',
      },
    ],
  });
  await sellers.lantai.send(surplus.addSurplusDeal, {
    mark: 'Left over from production. One opened bag, the rest sealed.',
    items: [
      {
        model: 'ADUM1201ARZ',
        manufacturer: 'Analog Devices',
        count: 860,
        condition: 'likeNew',
        packaging: 'pipe',
        dateCode: '2412',
        unitPrice: '0.74',
      },
    ],
  });
  const deal = await buyers.messwerk.send(surplus.detail, { id: offered.id });
  const [first] = deal.items;
  if (first === undefined) throw new Error('a surplus deal without items');
  await buyers.messwerk.send(surplus.addSurplusQuote, {
    postId: deal.id,
    version: deal.version,
    validDays: 30,
    note: 'We would take one full tray lot.',
    items: [{ postItemId: first.id, unitPrice: '1.65', quantity: 1600 }],
    shipTo,
    inspection: { goodsType: 'originalUnder3', tests: ['xray'] },
  });
}
