import { describe, expect, it } from 'vitest';
import { sheetChoices, sheetHeadings, sheetWords } from '../sheet-texts.ts';
import { comparable, placesIn, type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { type FilledCell, readSheetRow } from './sheet-row.ts';

const headings = sheetColumns.map((column) => sheetWords.en.columns[column]);
const places = placesIn(headings, sheetHeadings) ?? new Map();

const filled: Partial<Record<SheetColumn, string>> = {
  no: 'EQ-261121-1001/1',
  mpn: 'tps54331dr',
  manufacturer: 'Texas Instruments',
  unitPrice: '0.648',
  quantity: '5000',
  condition: 'New, original',
};

/** Reads a row that is filled as above except for some cells. */
function read(changed: Partial<Record<SheetColumn, string | Partial<FilledCell>>>) {
  const all = { ...filled, ...changed };
  const cells = sheetColumns.map((column): FilledCell => {
    const cell = all[column] ?? '';
    const plain = { text: '', isNumber: false, isBroken: false };
    return typeof cell === 'string' ? { ...plain, text: cell } : { ...plain, ...cell };
  });
  return readSheetRow(cells, places, sheetChoices);
}
const faults = (changed: Parameters<typeof read>[0]) =>
  read(changed).faults.map(({ column, key }) => [column, key]);
const head = sheetWords.en.columns;

describe('the headings of a sheet', () => {
  it('name one column each, in whichever language', () => {
    const byText = new Map<string, Set<string>>();
    for (const language of sheetHeadings) {
      for (const column of sheetColumns) {
        const text = comparable(language[column]);
        byText.set(text, (byText.get(text) ?? new Set()).add(column));
      }
      expect(new Set(sheetColumns.map((one) => comparable(language[one]))).size).toBe(
        sheetColumns.length,
      );
    }
    expect([...byText].filter(([, columns]) => columns.size > 1)).toEqual([]);
  });

  it('are found wherever they stand, and a sheet without number or price is none of ours', () => {
    const moved = placesIn(['x', head.unitPrice.toUpperCase(), '', ` ${head.no} *`], sheetHeadings);
    expect(moved?.get('no')?.index).toBe(3);
    expect(moved?.get('unitPrice')?.index).toBe(1);
    expect(placesIn([head.no, head.quantity], sheetHeadings)).toBeNull();
  });
});

describe('a filled row', () => {
  it('quotes where it has a price', () => {
    expect(
      read({ priceBreaks: '1000: 0.6; 3,000: 0,55', moq: '1,000', dateCode: '2414+' }),
    ).toEqual({
      no: 'EQ-261121-1001/1',
      does: 'quote',
      refusal: null,
      faults: [],
      quote: {
        mpn: 'TPS54331DR',
        manufacturer: 'Texas Instruments',
        unitPrice: '0.648',
        priceBreaks: [
          { quantity: 1000, unitPrice: '0.6' },
          { quantity: 3000, unitPrice: '0.55' },
        ],
        quantity: 5000,
        moq: 1000,
        condition: 'brandNew',
        packaging: null,
        leadTime: 'now',
        warrantyDays: 30,
        validDays: 15,
        dateCode: '2414+',
        origin: '',
        note: '',
        photos: [],
      },
    });
  });

  it('refuses where it has a reason, is left alone with neither, and is wrong with both', () => {
    expect(read({ unitPrice: '', reason: '无货', reasonNote: 'Sold' })).toMatchObject({
      does: 'refuse',
      refusal: { reason: 'noStock', note: 'Sold' },
    });
    expect(read({ unitPrice: '' })).toMatchObject({ does: 'left', faults: [] });
    expect(faults({ reason: 'Other' })).toEqual([[head.reason, 'priceAndReason']]);
    expect(faults({ unitPrice: '', reason: 'because' })).toEqual([[head.reason, 'choice']]);
  });

  it('means the same by the words of every language', () => {
    for (const words of Object.values(sheetWords)) {
      const { quote } = read({
        condition: words.conditions.reNew,
        packaging: words.packagings.pipe,
        leadTime: words.leadTimes.any,
      });
      expect(quote).toMatchObject({ condition: 'reNew', packaging: 'pipe', leadTime: 'any' });
    }
  });

  it.each([
    ['quantity', '0', 'quantity'],
    ['quantity', '007', 'quantity'],
    ['quantity', '1.5', 'quantity'],
    ['quantity', '1e3', 'quantity'],
    ['quantity', '-1', 'quantity'],
    ['quantity', '', 'needed'],
    ['manufacturer', '', 'needed'],
    ['mpn', '电阻', 'modelChinese'],
    ['unitPrice', '0.123456', 'unitPrice'],
    ['unitPrice', '1,234', 'unitPrice'],
    ['unitPrice', 'ask', 'unitPrice'],
    ['unitPrice', '0', 'amountZero'],
    ['moq', '6000', 'moqAbove'],
    ['priceBreaks', '100: 0.7', 'priceBreaks'],
    ['priceBreaks', 'cheaper from 100', 'breaks'],
    ['condition', 'shiny', 'choice'],
    ['warrantyDays', '17', 'days'],
    ['validDays', 'long', 'days'],
    ['dateCode', '2460', 'dateCode'],
    ['origin', 'Malaysia', 'country'],
  ] as const)('is wrong at %s with "%s"', (column, text, key) => {
    expect(faults({ [column]: text })).toEqual([[head[column], key]]);
  });

  it('says of a cell that holds an error so, and pads the week that a spreadsheet has shortened', () => {
    expect(faults({ unitPrice: { text: '', isBroken: true } })).toEqual([
      [head.unitPrice, 'formula'],
    ]);
    expect(read({ dateCode: { text: '914', isNumber: true } }).quote?.dateCode).toBe('0914');
  });
});
