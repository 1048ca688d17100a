import type { ShipTo } from '#contract/orders/terms-schemas.ts';
import type * as steps from '../deal/steps.ts';
import type { BuyerKey, SellerKey } from './people.ts';

/** How far a deal of the demo goes; the state of its order bears the same name where there is one. */
export type Ending =
  | 'posted'
  | 'replied'
  | 'placed'
  | 'cancelled'
  | 'confirmed'
  | 'paid'
  | 'late'
  | 'inbound'
  | 'received'
  | 'inspecting'
  | 'reported'
  | 'cleared'
  | 'dispatched'
  | 'completed'
  | 'disputed'
  | 'returning'
  | 'returned'
  | 'refunded'
  | 'quarantined'
  | 'suspended';

/** A deal of the demo. */
export interface Plan {
  readonly buyer: BuyerKey;
  readonly seller: SellerKey;
  readonly wanted: readonly steps.Wanted[];
  /** The deal stops when this is done. */
  readonly until: Ending;
  readonly fails?: boolean;
  /** Ended so many working days before the last one; on the last where absent. */
  readonly ago?: number;
}

/** Where the buyers have their parts sent. */
export const shipTos: Readonly<Record<BuyerKey, ShipTo>> = {
  hollis: {
    name: 'Dana Whitfield',
    company: 'Hollis Instruments, Inc.',
    country: 'US',
    address: '4100 Duval Road, Dock 3',
    city: 'Austin TX',
    postcode: '78759',
    phone: '+1 512 555 0188',
    carrier: 'DHL',
    freightAccount: '',
  },
  messwerk: {
    name: 'Jonas Brandt',
    company: 'Messwerk GmbH',
    country: 'DE',
    address: 'Industriestraße 14',
    city: 'Dresden',
    postcode: '01129',
    phone: '+49 351 555 0144',
    carrier: 'UPS',
    freightAccount: '',
  },
  norte: {
    name: 'Lucía Ferrer',
    company: 'Componentes Norte S.A.',
    country: 'MX',
    address: 'Av. Industriales 220',
    city: 'Monterrey',
    postcode: '64000',
    phone: '+52 81 5555 0133',
    carrier: 'FedEx',
    freightAccount: '4471-9920-1',
  },
};

const want = (
  mpn: string,
  manufacturer: string,
  quantity: number,
  unitPrice: string,
  dateCode: string,
): steps.Wanted => ({ mpn, manufacturer, quantity, unitPrice, dateCode });

/** The same part in another quantity. */
const some = (wanted: steps.Wanted, quantity: number): steps.Wanted => ({ ...wanted, quantity });

/** The same part in another quantity at another price. */
const at = (wanted: steps.Wanted, quantity: number, unitPrice: string): steps.Wanted => ({
  ...wanted,
  quantity,
  unitPrice,
});

const stm = want('STM32F103C8T6', 'STMicroelectronics', 2500, '2.86', '2414');
const lm = want('LM358DR', 'Texas Instruments', 10000, '0.092', '2238');
const tps = want('TPS54331DR', 'Texas Instruments', 5000, '0.648', '2421');
const fpga = want('XC7A35T-1CPG236C', 'AMD Xilinx', 480, '38.4', '2319');
export const flash = want('W25Q128JVSIQ', 'Winbond', 3000, '1.18', '2438');
const adc = want('ADS1115IDGSR', 'Texas Instruments', 1000, '2.35', '2417');
export const radio = want('NRF52832-QFAA-R', 'Nordic Semiconductor', 1500, '2.74', '2425');
const ram = want('MT41K256M16TW-107:P', 'Micron', 720, '4.85', '2402');
const avr = want('ATMEGA328P-AU', 'Microchip', 1200, '1.92', '2330');
const mos = want('IRFZ44NPBF', 'Infineon', 8000, '0.58', '2211');
const rs = want('MAX3232ESE+T', 'Analog Devices', 2000, '1.22', '2409');
const esp = want('ESP32-WROOM-32E-N4', 'Espressif Systems', 1000, '2.15', '2440');

/** The deals of the story. */
export const plans: readonly Plan[] = [
  { buyer: 'hollis', seller: 'yunjing', wanted: [stm, lm], until: 'reported', fails: true },
  { buyer: 'hollis', seller: 'lantai', wanted: [fpga], until: 'inspecting' },
  { buyer: 'hollis', seller: 'hexin', wanted: [tps], until: 'completed' },
  { buyer: 'messwerk', seller: 'yunjing', wanted: [flash], until: 'completed' },
  { buyer: 'norte', seller: 'hexin', wanted: [adc], until: 'completed' },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [radio], until: 'dispatched' },
  { buyer: 'norte', seller: 'lantai', wanted: [ram], until: 'cleared' },
  { buyer: 'messwerk', seller: 'hexin', wanted: [avr], until: 'received' },
  { buyer: 'hollis', seller: 'yunjing', wanted: [rs], until: 'inbound' },
  { buyer: 'norte', seller: 'beichuan', wanted: [esp], until: 'paid' },
  { buyer: 'messwerk', seller: 'lantai', wanted: [tps], until: 'confirmed' },
  { buyer: 'hollis', seller: 'hexin', wanted: [adc, flash], until: 'placed' },
  { buyer: 'norte', seller: 'qiyuan', wanted: [mos], until: 'refunded', fails: true },
  { buyer: 'hollis', seller: 'qiyuan', wanted: [lm], until: 'returning', fails: true },
  { buyer: 'messwerk', seller: 'qiyuan', wanted: [rs], until: 'returned', fails: true },
  { buyer: 'norte', seller: 'beichuan', wanted: [adc, avr], until: 'disputed', fails: true },
  { buyer: 'messwerk', seller: 'qiyuan', wanted: [mos], until: 'quarantined', fails: true },
  { buyer: 'messwerk', seller: 'hexin', wanted: [some(adc, 400)], until: 'suspended' },
  { buyer: 'norte', seller: 'yunjing', wanted: [tps], until: 'cancelled' },
  { buyer: 'hollis', seller: 'beichuan', wanted: [esp], until: 'late' },
  { buyer: 'hollis', seller: 'lantai', wanted: [ram], until: 'replied' },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [stm], until: 'posted' },
  { buyer: 'hollis', seller: 'lantai', wanted: [some(lm, 6000)], until: 'completed', ago: 6 },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [some(radio, 500)], until: 'completed', ago: 5 },
  { buyer: 'messwerk', seller: 'yunjing', wanted: [some(stm, 800)], until: 'completed', ago: 2 },
  {
    buyer: 'norte',
    seller: 'beichuan',
    wanted: [at(stm, 600, '2.83')],
    until: 'completed',
    ago: 1,
  },
  { buyer: 'hollis', seller: 'hexin', wanted: [at(stm, 500, '2.89')], until: 'completed', ago: 3 },
  {
    buyer: 'hollis',
    seller: 'qiyuan',
    wanted: [some(flash, 900)],
    until: 'refunded',
    fails: true,
    ago: 5,
  },
];

/** Steps that a deal takes until it has reached its ending, one a working day. */
export const lengths: Readonly<Record<Ending, number>> = {
  posted: 1,
  replied: 1,
  placed: 2,
  cancelled: 3,
  confirmed: 3,
  paid: 4,
  late: 4,
  inbound: 5,
  received: 6,
  inspecting: 7,
  reported: 8,
  disputed: 9,
  cleared: 9,
  dispatched: 10,
  completed: 12,
  returning: 10,
  quarantined: 10,
  suspended: 10,
  returned: 11,
  refunded: 12,
};
