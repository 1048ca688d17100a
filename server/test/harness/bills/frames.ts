import type { Half } from './headings.ts';
import type { BillItem } from './items.ts';
import type { Layout } from './layouts.ts';
import type { Draw } from './random.ts';

/** The rows above and below the items of a generated bill. */
export interface Frame {
  readonly above: readonly string[][];
  readonly below: readonly string[][];
  /** Counted from 1. */
  readonly headerRows: readonly number[];
  readonly traits: readonly string[];
}

interface FrameInput {
  readonly draw: Draw;
  readonly half: Half;
  readonly layout: Layout;
  readonly items: readonly BillItem[];
  readonly headings: readonly string[];
}

const titles: Readonly<Record<Half, readonly (readonly string[][])[]>> = {
  development: [
    [['Bill of Materials'], ['Project', 'Motor driver rev B'], ['Date', '2024-05-11'], []],
    [['BOM for main board'], []],
    [['Company: Example Electronics', '', 'Approved: yes'], ['Variant', 'default'], []],
    [
      ['Source:', 'board.kicad_sch'],
      ['Date:', 'Tue 14 Nov 2023'],
      ['Component Count:', '214'],
    ],
  ],
  heldOut: [
    [['Parts list'], ['Customer', 'Example Ltd', 'Order', '4500012345'], []],
    [['Assembly', 'PCBA-0042', 'Revision', 'C'], ['Quantity of boards', '100'], []],
    [['Stückliste / Parts List', '', '', 'Page 1 of 1'], ['Drawn by', 'AB'], ['Checked', 'CD'], []],
    [['Quotation request 2024/17'], ['Please quote by', '30.06.2024'], ['Boards', '50'], []],
  ],
};

const groups: Readonly<Record<Half, readonly string[]>> = {
  development: ['General', 'Component', 'Sourcing'],
  heldOut: ['Design data', 'Part data', 'Purchasing data'],
};

const totals: Readonly<Record<Half, readonly string[]>> = {
  development: ['Total', 'Sum:', 'Total parts', 'Gesamt', '合计'],
  heldOut: ['TOTAL COST', 'Grand total', 'Totale', 'Summe', 'Всего'],
};

const endings: Readonly<Record<Half, readonly (readonly string[][])[]>> = {
  development: [
    [[], ['Notes: all parts lead free']],
    [[], ['Prepared by', 'Engineering'], ['Rev', 'A2']],
    [[], ['Approved', '2024-06-01']],
  ],
  heldOut: [
    [[], ['Remark: no substitutes without approval']],
    [[], ['Printed', '01.02.2024 10:15'], ['Document', 'BOM-0042-C']],
    [[], ['Legend: NF = not fitted, PCB rev 3V2']],
  ],
};

/** A last row with the sums of the columns that hold numbers. */
function totalRow({ draw, half, layout, items }: FrameInput): string[] {
  const row = layout.roles.map(() => '');
  const label = draw.one(totals[half]);
  const free = layout.roles.findIndex((role) => role === 'description' || role === 'item');
  row[Math.max(0, free)] = label;
  const count = items.reduce((sum, { designators }) => sum + designators.length, 0);
  const cost = items.reduce((sum, one) => sum + one.price * one.designators.length, 0);
  for (const [at, role] of layout.roles.entries()) {
    if (role === 'quantity') row[at] = String(count);
    if (role === 'total') row[at] = cost.toFixed(2);
  }
  return row;
}

/** Titles, headings in one row, in two or in none, sums and notes. */
export function frameOf(input: FrameInput): Frame {
  const { draw, half, layout, headings } = input;
  const traits: string[] = [];
  const above: string[][] = [];
  const headerRows: number[] = [];
  // A list without headings is one that its own cells tell.
  const isBare = layout.partsIn === undefined && draw.chance(0.08);
  if (isBare) traits.push('no headings');
  else {
    if (draw.chance(0.35)) {
      traits.push('title');
      above.push(...draw.one(titles[half]).map((row) => [...row]));
    }
    if (draw.chance(0.1)) {
      traits.push('groups above');
      const third = Math.ceil(headings.length / 3);
      above.push(
        headings.map((_, at) => (at % third === 0 ? (groups[half][at / third] ?? '') : '')),
      );
      headerRows.push(above.length);
    }
    above.push([...headings]);
    headerRows.push(above.length);
    if (draw.chance(0.1)) {
      traits.push('second row of headings');
      const says = (role: string) =>
        ({ quantity: 'per board', price: '(USD)', total: '(USD)', package: '(IPC)' })[role] ?? '';
      const second = layout.roles.map(says);
      if (second.some((text) => text !== '')) {
        above.push(second);
        headerRows.push(above.length);
      }
    }
  }
  const below: string[][] = [];
  if (draw.chance(0.25)) {
    traits.push('total');
    below.push(totalRow(input));
  }
  if (draw.chance(0.2)) {
    traits.push('notes below');
    below.push(...draw.one(endings[half]).map((row) => [...row]));
  }
  return { above, below, headerRows, traits };
}
