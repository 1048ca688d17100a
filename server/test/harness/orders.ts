import type { OrderState } from '#contract/orders/table.ts';
import type { Line, Lot, Order } from '#server/orders/core/order.ts';

const at = new Date('2026-11-16T02:00:00Z');

/** A line of an example: 1,000 pieces at 2.86 USD, whatever is not said otherwise. */
export const lineWith = (changes: Partial<Line> = {}): Line => ({
  id: '00000000-0000-7000-8000-000000000011',
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  condition: 'brandNew',
  packaging: 'pallet',
  dateCode: '2414',
  leadTime: 'now',
  warrantyDays: 30,
  quantity: 1000,
  unitPrice: 286000n,
  verdict: null,
  acceptedQuantity: null,
  testsNotMade: 0n,
  refund: null,
  shipped: null,
  received: null,
  ...changes,
});

/** A lot of the example's line with all of its pieces on the shelf. */
export function lotWith(changes: Partial<Lot> = {}): Lot {
  const lot = {
    id: '00000000-0000-7000-8000-000000000021',
    no: 'LOT-261116-1001',
    lineId: '00000000-0000-7000-8000-000000000011',
    dateCode: '2414',
    lotCode: '',
    verdict: null,
    received: 1000,
    consumed: 0,
    dispatched: 0,
    returned: 0,
    quarantined: 0,
    scrapped: 0,
    onShelf: 0,
    ...changes,
  };
  const gone = lot.consumed + lot.dispatched + lot.returned + lot.quarantined + lot.scrapped;
  return { ...lot, onShelf: lot.received - gone };
}

/** A trade order of one line, placed on Monday 2026-11-16 10:00 in Shanghai. */
export const orderWith = (state: OrderState, changes: Partial<Order> = {}): Order => ({
  id: '00000000-0000-7000-8000-000000000001',
  no: 'TO-261116-4093',
  kind: 'trade',
  state,
  version: 1,
  placedAt: at,
  since: at,
  buyer: { id: '00000000-0000-7000-8000-0000000000b1', name: 'Bauer GmbH', country: 'DE' },
  seller: { id: '00000000-0000-7000-8000-0000000000a1', name: '深圳华芯', country: 'CN' },
  supplier: null,
  source: { kind: 'reply', id: '00000000-0000-7000-8000-0000000000c1', no: 'QT-261116-1001' },
  lines: [lineWith()],
  lots: [],
  inspection: { goodsType: 'originalUnder3', tests: ['xray'] },
  shipTo: {
    name: 'Anna Bauer',
    company: 'Bauer GmbH',
    country: 'DE',
    address: 'Hauptstraße 1',
    city: 'Ulm',
    postcode: '89073',
    phone: '+49 731 1234567',
    carrier: 'DHL',
    freightAccount: '',
  },
  invoice: '',
  note: '',
  testsEach: 120_00n,
  testPrices: {},
  freight: 45_00n,
  service: 0n,
  commissionBp: 300,
  terms: {
    number: 1,
    hash: 'a'.repeat(64),
    at,
    testsOnPass: 'buyer',
    testsOnFail: 'assay',
    buyerAt: at,
    sellerAt: null,
  },
  held: 0n,
  released: 0n,
  refunded: 0n,
  acceptedBy: [],
  acknowledgedBy: [],
  dispute: null,
  inbound: null,
  dock: null,
  outbound: null,
  back: null,
  trace: null,
  offer: null,
  cut: 0n,
  retestFee: 0n,
  contestedAt: null,
  authorisedAt: null,
  ...changes,
});
