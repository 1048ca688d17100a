import type { BillRole, Half } from './headings.ts';

/** The columns of a made bill, and the headings that a tool writes whatever the language. */
export interface Layout {
  readonly name: string;
  readonly roles: readonly BillRole[];
  /** Headings in place of those of the language, by role. */
  readonly fixed?: Readonly<Partial<Record<BillRole, string>>>;
  /** Part numbers stand in a column of a weak heading, and most of its cells are such. */
  readonly partsIn?: BillRole;
}

const development: readonly Layout[] = [
  { name: 'kicad', roles: ['designator', 'value', 'package', 'quantity', 'mpn', 'manufacturer'] },
  {
    name: 'kicad with mark',
    roles: ['designator', 'quantity', 'value', 'package', 'leave', 'manufacturer', 'mpn'],
  },
  {
    name: 'altium',
    roles: ['value', 'description', 'designator', 'package', 'quantity', 'manufacturer', 'mpn'],
  },
  {
    name: 'house and maker',
    roles: ['item', 'house', 'description', 'quantity', 'designator', 'manufacturer', 'mpn'],
  },
  {
    name: 'costed',
    roles: ['item', 'quantity', 'designator', 'mpn', 'manufacturer', 'shop', 'price', 'total'],
  },
  {
    name: 'assembly house',
    roles: ['item', 'designator', 'quantity', 'manufacturer', 'mpn', 'description', 'package'],
  },
  {
    name: 'shop before maker',
    roles: ['shopName', 'shop', 'mpn', 'manufacturer', 'description', 'quantity', 'price'],
  },
  {
    name: 'comment designator footprint',
    roles: ['value', 'designator', 'package'],
    fixed: { value: 'Comment', designator: 'Designator', package: 'Footprint' },
    partsIn: 'value',
  },
  {
    name: 'part value device package',
    roles: ['designator', 'value', 'house', 'package'],
    fixed: { designator: 'Part', value: 'Value', house: 'Device', package: 'Package' },
    partsIn: 'value',
  },
  {
    name: 'with alternative',
    roles: ['designator', 'quantity', 'manufacturer', 'mpn', 'alternative', 'description'],
  },
  { name: 'short', roles: ['mpn', 'quantity', 'designator'] },
  { name: 'order', roles: ['mpn', 'manufacturer', 'quantity', 'price', 'total'] },
];

const heldOut: readonly Layout[] = [
  { name: 'maker first', roles: ['manufacturer', 'mpn', 'quantity', 'designator', 'value'] },
  {
    name: 'erp',
    roles: ['house', 'description', 'mpn', 'manufacturer', 'quantity', 'designator', 'note'],
  },
  {
    name: 'two numbers before',
    roles: ['item', 'house', 'shop', 'mpn', 'quantity', 'manufacturer', 'designator', 'price'],
  },
  {
    name: 'designator value footprint',
    roles: ['designator', 'value', 'package'],
    fixed: { designator: 'Designator', value: 'Value', package: 'Footprint' },
    partsIn: 'value',
  },
  {
    name: 'name of the part',
    roles: ['item', 'value', 'quantity', 'designator', 'package'],
    fixed: { value: 'Name' },
    partsIn: 'value',
  },
  {
    name: 'mark at the end',
    roles: ['quantity', 'designator', 'description', 'mpn', 'manufacturer', 'place'],
  },
  {
    name: 'prices in the middle',
    roles: ['designator', 'description', 'price', 'quantity', 'total', 'mpn', 'manufacturer'],
  },
  {
    name: 'long',
    roles: [
      'item',
      'designator',
      'quantity',
      'value',
      'package',
      'description',
      'mpn',
      'manufacturer',
      'shopName',
      'shop',
      'price',
      'total',
      'note',
    ],
  },
  {
    name: 'substitute',
    roles: ['item', 'mpn', 'alternative', 'manufacturer', 'quantity', 'designator', 'value'],
  },
  { name: 'request', roles: ['item', 'mpn', 'quantity', 'manufacturer'] },
  { name: 'reference list', roles: ['designator', 'mpn', 'manufacturer', 'package'] },
  {
    name: 'shop last',
    roles: ['quantity', 'value', 'designator', 'manufacturer', 'mpn', 'shop', 'leave'],
  },
];

export const layouts: Readonly<Record<Half, readonly Layout[]>> = { development, heldOut };
