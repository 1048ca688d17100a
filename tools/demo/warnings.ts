import * as contract from '#contract/fakes/calls.ts';
import type { FakeWarning } from '#contract/fakes/schemas.ts';
import * as orders from '#contract/orders/calls.ts';
import * as steps from '../deal/steps.ts';
import type { BuyerKey } from './people.ts';
import { shipTos } from './plans.ts';
import type { Town } from './town.ts';

interface Again {
  readonly buyer: BuyerKey;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly dateCode: string;
}

/** Parts of which a lot of one seller failed in the story, ordered from it once more. */
const again: Readonly<Record<'open' | 'contested' | 'upheld' | 'dismissed', Again>> = {
  open: { buyer: 'norte', mpn: 'IRFZ44NPBF', manufacturer: 'Infineon', dateCode: '2211' },
  contested: {
    buyer: 'messwerk',
    mpn: 'MAX3232ESE+T',
    manufacturer: 'Analog Devices',
    dateCode: '2409',
  },
  upheld: { buyer: 'hollis', mpn: 'W25Q128JVSIQ', manufacturer: 'Winbond', dateCode: '2438' },
  dismissed: {
    buyer: 'norte',
    mpn: 'LM358DR',
    manufacturer: 'Texas Instruments',
    dateCode: '2238',
  },
};

/** Orders a part from the seller whose lot failed; answers the warning about it. */
async function orderAgain(town: Town, { buyer, ...part }: Again): Promise<FakeWarning> {
  const seller = town.sellers.qiyuan;
  const cast = { ...town.staff, buyer: town.buyers[buyer], seller };
  const { reply } = await steps.askAndQuote(cast, [{ ...part, quantity: 400, unitPrice: '0.61' }]);
  const order = await steps.accept(cast, reply.id, {
    shipTo: shipTos[buyer],
    goodsType: 'originalUnder3',
    tests: ['detailedVisual'],
  });
  const { id, version, lines } = order;
  const lots = lines.map((line) => ({ lineId: line.id, lotCode: `QY${part.dateCode}K7` }));
  await seller.send(orders.confirmOrder, { id, version, lots });
  const { list } = await seller.send(contract.warningList, {});
  const warning = list.find(({ orderId }) => orderId === id);
  if (!warning) throw new Error(`no warning about ${part.mpn}`);
  return warning;
}

/** Warnings in every state about goods of a seller whose lots failed. */
export async function bringWarnings(town: Town): Promise<void> {
  const { support } = town.staff;
  await orderAgain(town, again.open);
  const contested = await orderAgain(town, again.contested);
  await town.sellers.qiyuan.send(contract.contestWarning, {
    id: contested.id,
    version: contested.version,
    text: '这批货由原厂代理直接供货，采购合同与发票可提供。',
  });
  const upheld = await orderAgain(town, again.upheld);
  await support.send(contract.opsFakeUphold, {
    id: upheld.id,
    version: upheld.version,
    reason: 'No purchase document was shown for these reels.',
  });
  const dismissed = await orderAgain(town, again.dismissed);
  await support.send(contract.opsFakeDismiss, {
    id: dismissed.id,
    version: dismissed.version,
    reason: 'Sealed reels of another delivery, documents seen.',
  });
}
