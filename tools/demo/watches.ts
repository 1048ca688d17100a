import { watchAdd, watchWant } from '#contract/watches/calls.ts';
import type { Town } from './town.ts';

const TI = 'Texas Instruments';

/** The buyers' watches: parts at a wanted quantity and price, and one that nobody offers. */
const watched = [
  { mpn: 'XC7VX690T-2FFG1927I', manufacturer: '', quantity: null, price: null },
  { mpn: 'LM358DR', manufacturer: TI, quantity: 60_000, price: '0.079' },
  { mpn: 'TPS54331DR', manufacturer: TI, quantity: 3000, price: '0.55' },
  { mpn: 'STM32F103C8T6', manufacturer: 'STMicroelectronics', quantity: 5000, price: '2.50' },
] as const;

/** Buyers watch parts; they are told once the market is open and something changes. */
export async function watchParts({ buyers }: Town): Promise<void> {
  for (const buyer of [buyers.hollis, buyers.norte]) {
    for (const { price, ...part } of watched) {
      const { id } = await buyer.send(watchAdd, part);
      if (price !== null) await buyer.send(watchWant, { id, price });
    }
  }
}
