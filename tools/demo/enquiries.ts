import type { ClientInput } from '#contract/call.ts';
import * as calls from '#contract/enquiries/calls.ts';
import { stockFor } from '#contract/inventory/calls.ts';
import type { Caller } from '../deal/caller.ts';
import type { BuyerKey, SellerKey } from './people.ts';

type Sending = ClientInput<typeof calls.inquirySend>;
type Request = Awaited<ReturnType<typeof requestsOf>>[number];

/** Who asks and who answers. */
interface Market {
  readonly buyers: Readonly<Record<BuyerKey, Caller>>;
  readonly sellers: Readonly<Record<SellerKey, Caller>>;
}

const asked: readonly { readonly buyer: BuyerKey; readonly sending: Sending }[] = [
  {
    buyer: 'hollis',
    sending: {
      type: 'match',
      urgent: true,
      note: 'For a pilot run; full reels preferred.',
      lines: [
        { mpn: 'STM32F103C8T6', quantity: 2500, targetPrice: '2.80', condition: 'brandNew' },
        { mpn: 'TPS54331DR', quantity: 5000, targetPrice: '0.66' },
        { mpn: 'W25Q128JVSIQ', quantity: 3000, dateCode: '2301+' },
        { mpn: 'USB2514B-AEZG-TR', quantity: 400 },
      ],
    },
  },
  {
    buyer: 'hollis',
    sending: {
      type: 'match',
      lines: [{ mpn: 'ADS1115IDGSR', quantity: 1000, targetPrice: '2.20', leadTime: 'now' }],
    },
  },
  {
    buyer: 'messwerk',
    sending: {
      type: 'match',
      lines: [
        { mpn: 'LM358DR', quantity: 10000 },
        { mpn: 'ATMEGA328P-AU', quantity: 1200, targetPrice: '1.85' },
      ],
    },
  },
];

/** Asked last, and answered by nobody: what the sellers' pages have waiting. */
const waiting: readonly { readonly buyer: BuyerKey; readonly sending: Sending }[] = [
  {
    buyer: 'norte',
    sending: {
      type: 'match',
      urgent: true,
      lines: [
        {
          mpn: 'STM32F103C8T6',
          manufacturer: 'STMicroelectronics',
          quantity: 2500,
          targetPrice: '2.75',
          condition: 'brandNew',
        },
        { mpn: 'XC7A35T-1CPG236C', manufacturer: 'AMD Xilinx', quantity: 120 },
      ],
    },
  },
  {
    buyer: 'messwerk',
    sending: {
      type: 'match',
      note: 'Delivery to Munich.',
      lines: [
        {
          mpn: 'TPS54331DR',
          manufacturer: 'Texas Instruments',
          quantity: 5000,
          targetPrice: '0.64',
          dateCode: '2301+',
        },
        { mpn: 'W25Q128JVSIQ', manufacturer: 'Winbond', quantity: 3000, condition: 'brandNew' },
        { mpn: 'NRF52832-QFAA-R', manufacturer: 'Nordic Semiconductor', quantity: 1500 },
        { mpn: 'LM358DR', quantity: 10_000, targetPrice: '0.085' },
      ],
    },
  },
];

/** Parts that a buyer asks one seller for, having picked its offers in search. */
const picked = ['ADS1115IDGSR', 'STM32F103C8T6', 'LM358DR'] as const;

const requestsOf = async (seller: Caller, type: 'normal' | 'match') =>
  (await seller.send(calls.quoteList, { type, tab: 'awaiting', pageSize: 20 })).list;

/** Answers by stock: the line's price and breaks, or a price near the target where it has none. */
async function answer(seller: Caller, request: Request, at: number): Promise<void> {
  const { id, version, mpn, quantity } = request;
  if (at % 7 === 5) {
    await seller.send(calls.quoteRefuse, { id, version, reason: 'tooFew' });
    return;
  }
  const [line] = await seller.send(stockFor, { mpns: [mpn] });
  if (line?.unitPrice == null) return;
  await seller.send(calls.quoteSubmit, {
    id,
    version,
    quote: {
      mpn: line.mpn,
      manufacturer: line.manufacturer,
      unitPrice: line.unitPrice,
      priceBreaks: line.priceBreaks,
      quantity: Math.max(line.quantity, Math.ceil(quantity / 2)),
      moq: at % 3 === 1 ? Math.ceil(quantity / 5) : null,
      condition: line.condition === 'unknown' ? 'likeNew' : line.condition,
      packaging: line.packaging,
      leadTime: at % 4 === 2 ? 'any' : 'now',
      warrantyDays: 90,
      validDays: 15,
      dateCode: line.dateCode,
      note: at % 2 === 0 ? 'Sealed by the maker, humidity card inside.' : '',
    },
  });
}

/** Enquiries that wait, are quoted, are bargained over: so that both sides' pages show something. */
export async function sendEnquiries({ buyers, sellers }: Market): Promise<void> {
  const sent = [];
  for (const { buyer, sending } of asked) {
    sent.push({ buyer, ...(await buyers[buyer].send(calls.inquirySend, sending)) });
  }
  let at = 0;
  for (const key of quoting) {
    for (const request of await requestsOf(sellers[key], 'match')) {
      await answer(sellers[key], request, at);
      at += 1;
    }
  }
  const [first] = sent;
  if (first) await bargain(buyers[first.buyer], sellers, first.id);
}

/** Enquiries that nobody has answered yet; sent last, when all stock of the sellers is there. */
export async function askSellers({ buyers, sellers }: Market): Promise<void> {
  for (const { buyer, sending } of waiting) await buyers[buyer].send(calls.inquirySend, sending);
  await pick(buyers.hollis, sellers.yunjing);
}

/** An enquiry to the seller of chosen offers. */
async function pick(buyer: Caller, seller: Caller): Promise<void> {
  const offers = await seller.send(stockFor, { mpns: [...picked] });
  if (offers.length === 0) return;
  const lines = offers.map(({ id, mpn, manufacturer, quantity }) => ({
    mpn,
    manufacturer,
    quantity: Math.max(1, Math.ceil(quantity / 4)),
    stockIds: [id],
  }));
  await buyer.send(calls.inquirySend, { type: 'normal', lines });
}

const quoting = ['yunjing', 'hexin', 'lantai'] as const;

/** The buyer asks one seller for less, which writes a newer version of its quote. */
async function bargain(buyer: Caller, sellers: Market['sellers'], id: string): Promise<void> {
  const { lines } = await buyer.send(calls.inquiryDetail, { id });
  const quoted = lines.flatMap((line) => line.requests).find((one) => one.state === 'quoted');
  if (!quoted?.quote) return;
  const lower = (Number(quoted.quote.unitPrice) * 0.9).toFixed(4);
  await buyer.send(calls.inquiryCounter, {
    requestId: quoted.id,
    version: quoted.version,
    unitPrice: lower,
    note: 'A yearly order is possible.',
  });
  for (const seller of quoting.map((key) => sellers[key])) {
    const waiting = await seller.send(calls.quoteList, {
      type: 'match',
      tab: 'completed',
      countered: true,
    });
    const [mine] = waiting.list;
    if (mine) await seller.send(calls.quoteDeclineCounter, { id: mine.id, version: mine.version });
  }
}
