import type { BillRole } from './headings.ts';
import type { BillItem, Kind } from './items.ts';
import type { Draw } from './random.ts';

/** How one file writes what its columns hold; the same for all its rows. */
export type Style = Readonly<Record<BillRole, (item: BillItem, at: number) => string>>;

const digits = (draw: Draw, count: number): string =>
  Array.from({ length: count }, () => draw.whole(0, 9)).join('');

const classNames: Readonly<Record<Kind, string>> = {
  R: 'RES',
  C: 'CAP',
  L: 'IND',
  D: 'DIO',
  Q: 'TRA',
  U: 'ICS',
  J: 'CON',
  Y: 'XTL',
};

function houseStyle(draw: Draw): Style['house'] {
  const year = draw.whole(100, 900);
  return draw.one<Style['house']>([
    () => `${year}-${digits(draw, 5)}`,
    () => `PN-${digits(draw, 6)}`,
    ({ kind }) => `${classNames[kind]}-${digits(draw, 4)}`,
    () => `4${digits(draw, 7)}`,
    () => `E${digits(draw, 3)}.${digits(draw, 3)}`,
    ({ kind }) => `${classNames[kind]}${digits(draw, 5)}A`,
    () => `${digits(draw, 2)}.${digits(draw, 4)}.${digits(draw, 3)}`,
  ]);
}

function shopStyle(draw: Draw): Style['shop'] {
  return draw.one<Style['shop']>([
    () => `${draw.whole(200, 999)}-${draw.whole(1000, 19_999)}-${draw.one(['1', '2', '6'])}-ND`,
    ({ part }) => `${part.mpn.replaceAll(' ', '')}${draw.one(['CT', 'TR', ''])}-ND`,
    () => `C${draw.whole(1000, 999_999)}`,
    ({ part }) => `${draw.one(['81', '595', '511', '603', '71'])}-${part.mpn}`,
    () => `${draw.whole(1_000_000, 3_999_999)}`,
    () => `${digits(draw, 3)}-${digits(draw, 4)}`,
  ]);
}

function priceStyle(draw: Draw): (price: number) => string {
  return draw.one<(price: number) => string>([
    (price) => price.toFixed(4),
    (price) => `$${price.toFixed(3)}`,
    (price) => `${price.toFixed(2).replace('.', ',')} €`,
    (price) => price.toFixed(2),
    (price) => `¥${price.toFixed(4)}`,
  ]);
}

function packageStyle(draw: Draw): Style['package'] {
  return draw.one<Style['package']>([
    (item) => item.package,
    ({ kind, package: text }) =>
      kind === 'R' || kind === 'C' ? `${kind}_${text}_Metric` : `Package_SO:${text}_P1.27mm`,
    ({ kind, package: text }) => (kind === 'R' || kind === 'C' ? `${kind}${text}` : text),
  ]);
}

/** Designators as a list, or as ranges where three and more follow one another. */
function designatorStyle(draw: Draw): Style['designator'] {
  const mark = draw.one([', ', ',', ' ', '; ']);
  const hasRanges = draw.chance(0.25);
  return ({ designators }) =>
    hasRanges && designators.length > 2
      ? `${designators[0]}-${designators.at(-1)}`
      : designators.join(mark);
}

const makerOf = (manufacturer: string) => manufacturer.replace(/\s*\(.*$/, '').trim();

const shops = ['Digi-Key', 'Mouser', 'LCSC', 'Farnell', 'Arrow'];
const notes = ['', '', '', 'RoHS', 'long lead', 'check stock'];

/** How a made file writes its cells. */
export function styleOf(draw: Draw): Style {
  const price = priceStyle(draw);
  const [said, unsaid] = draw.one([
    ['x', ''],
    ['YES', 'NO'],
    ['1', '0'],
    ['DNP', ''],
    ['true', 'false'],
  ]);
  const [placed, left] = draw.one([
    ['YES', 'NO'],
    ['Y', 'N'],
    ['1', '0'],
  ]);
  const shopName = draw.one(shops);
  return {
    mpn: ({ part }) => part.mpn,
    manufacturer: ({ part }) => makerOf(part.manufacturer),
    alternative: ({ others }) => others[0]?.mpn ?? '',
    quantity: ({ designators }) => String(designators.length),
    designator: designatorStyle(draw),
    description: ({ description, value, kind }) =>
      kind === 'R' || kind === 'C' ? `${description} ${value}` : description,
    value: (item) => item.value,
    package: packageStyle(draw),
    house: houseStyle(draw),
    shop: shopStyle(draw),
    shopName: () => (draw.chance(0.7) ? shopName : draw.one(shops)),
    price: (item) => price(item.price),
    total: (item) => price(item.price * item.designators.length),
    place: ({ isLeftOut }) => (isLeftOut ? left : placed) ?? '',
    leave: ({ isLeftOut }) => (isLeftOut ? said : unsaid) ?? '',
    item: (_, at) => String(at + 1),
    note: () => draw.one(notes),
  };
}

/** The name of a library's device in place of a number of the house. */
export const deviceOf = ({ kind, package: text }: BillItem): string =>
  ({
    R: 'R-EU_R',
    C: 'C-EUC',
    L: 'L-US',
    D: 'DIODE-',
    Q: 'MOSFET-N',
    U: 'IC_',
    J: 'PINHD-',
    Y: 'XTAL-',
  })[kind] + text;

/** A maker's name as a made file has it. */
export const makerShown = makerOf;
