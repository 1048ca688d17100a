import type { ListedPart } from '../files/seller-format.ts';
import type { Draw } from './random.ts';

/** One item of a made bill. */
export interface BillItem {
  readonly part: ListedPart;
  readonly others: readonly ListedPart[];
  readonly kind: Kind;
  readonly designators: readonly string[];
  readonly value: string;
  readonly package: string;
  readonly description: string;
  readonly price: number;
  readonly isLeftOut: boolean;
}

export type Kind = 'R' | 'C' | 'L' | 'D' | 'Q' | 'U' | 'J' | 'Y';

const RESISTOR = /^(?:RC\d|ERJ|CRCW|RMCF|AC0|WR\d|RTT|\d{4}W[AGM]|RT0|CR\d|RK73)/;
const CAPACITOR = /^(?:GRM|GCM|CL\d|CC\d|CGA|C\d{4}|VJ\d|TAJ|TCJ|EEE|UWT)/;
const others: readonly Kind[] = ['U', 'U', 'J', 'D', 'Q', 'L', 'U', 'Y'];

function kindOf(mpn: string, draw: Draw): Kind {
  if (RESISTOR.test(mpn)) return 'R';
  if (CAPACITOR.test(mpn)) return 'C';
  return draw.one(others);
}

const values: Readonly<Record<Kind, readonly string[]>> = {
  R: ['10k', '4.7k', '100R', '0R', '1M', '22', '330', '10K 1%', '4k7', '49.9'],
  C: ['100nF', '10uF', '1uF/25V', '22pF', '4.7uF', '0.1u', '2n2', '100uF/16V'],
  L: ['10uH', '2.2uH', '600R@100MHz', '4.7 uH'],
  Y: ['16MHz', '25 MHz', '32.768kHz'],
  D: [],
  Q: [],
  U: [],
  J: [],
};

const cases: Readonly<Record<Kind, readonly string[]>> = {
  R: ['0402', '0603', '0805', '1206'],
  C: ['0402', '0603', '0805', '1210'],
  L: ['0805', '1210', 'SMD'],
  Y: ['HC-49', 'SMD3225'],
  D: ['SOD-123', 'SMA', 'SOT-23', 'SOD-323'],
  Q: ['SOT-23', 'SOT-223', 'TO-252', 'DPAK'],
  U: ['SOIC-8', 'QFN-32', 'LQFP-48', 'TSSOP-16', 'SOT-23-5', 'BGA-256'],
  J: ['HDR-1x04', 'USB_C', 'JST_PH_2', 'SMD'],
};

const words: Readonly<Record<Kind, readonly string[]>> = {
  R: ['RES SMD 1% 1/16W', 'Resistor thick film 5%', 'RES 0.1W 100PPM'],
  C: ['CAP CER 16V X7R', 'Capacitor ceramic 10% 50V', 'CAP ALUM 20% 25V'],
  L: ['Ferrite bead 600 ohm', 'Inductor power shielded 1.2A'],
  Y: ['Crystal 10ppm 18pF', 'XTAL SMD 20ppm'],
  D: ['DIODE SCHOTTKY 40V 1A', 'Zener diode 3.3V 500mW', 'TVS unidirectional 5V'],
  Q: ['MOSFET N-CH 30V 5.3A', 'Transistor NPN 45V 0.1A'],
  U: ['IC regulator 3.3V 500mA', 'Microcontroller 32 bit 64KB flash', 'Op amp dual rail-to-rail'],
  J: ['Connector header 2.54mm 4 pos', 'CONN RCPT USB 24POS'],
};

/** The text by which a drawing names a part that has no value: its number, or how it begins. */
function nameOf(mpn: string, draw: Draw): string {
  if (draw.chance(0.4)) return mpn;
  const base = /^[A-Za-z]*\d+[A-Za-z]?/.exec(mpn)?.[0] ?? mpn;
  return base.length > 3 ? base : mpn;
}

/** So many items of real part numbers, each with its places on a board. */
export function itemsOf(parts: readonly ListedPart[], count: number, draw: Draw): BillItem[] {
  const used = new Map<Kind, number>();
  return Array.from({ length: count }, () => {
    const part = draw.one(parts);
    const kind = kindOf(part.mpn, draw);
    const places = kind === 'R' || kind === 'C' ? draw.whole(1, 9) : draw.whole(1, 2);
    const first = (used.get(kind) ?? 0) + 1;
    used.set(kind, first + places - 1);
    const value = draw.one(values[kind].length > 0 ? values[kind] : [nameOf(part.mpn, draw)]);
    return {
      part,
      others: draw.chance(0.3) ? [draw.one(parts)] : [],
      kind,
      designators: Array.from({ length: places }, (_, at) => `${kind}${first + at}`),
      value,
      package: draw.one(cases[kind]),
      description: draw.one(words[kind]),
      price: draw.whole(1, 90_000) / 10_000,
      isLeftOut: draw.chance(0.06),
    };
  });
}
