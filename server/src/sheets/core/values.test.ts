import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladder, readBreaks } from './breaks.ts';
import { readDateCode } from './date-code.ts';
import { decimalOf } from './number-text.ts';
import { readCondition, readConditionRemark, readLeadTime, readPackaging } from './option-words.ts';
import { isDayText, isExponentText, readPart, splitMaker } from './part-text.ts';
import { readPrice } from './price.ts';
import { readQuantity } from './quantity.ts';

const value = <T>(read: { value: T } | { reason: string }): T | string =>
  'value' in read ? read.value : read.reason;
const price = (text: string, decimal: '.' | ',' = '.') => {
  const read = value(readPrice(text, decimal));
  return typeof read === 'object' && read ? [read.text, read.currency] : read;
};
const quantity = (text: string | number) => value(readQuantity(text, '.'));

describe('quantities', () => {
  it('reads them as people write them', () => {
    for (const text of ['1000', '1,000', '1 000', '1.000', "1'000", '1\u00a0000', '1\u202f000']) {
      expect([text, quantity(text)]).toEqual([text, 1000]);
    }
    for (const text of [
      '1K',
      '1k',
      '1kpcs',
      '1000pcs',
      '1000 PCS',
      '1,000 ea',
      '1000 шт.',
      '1000个',
      '１０００',
      '1000+',
      '>1000',
      '1000.0',
      '1.000,00',
      '1,000.00',
      '1 тыс',
      '0.1万',
    ]) {
      expect([text, quantity(text)]).toEqual([text, 1000]);
    }
    expect(['10K', '1.5K', '1,5k', '2M', '12,345,678', '1.234.567'].map(quantity)).toEqual([
      10_000, 1500, 1500, 2_000_000, 12_345_678, 1_234_567,
    ]);
  });

  it('refuses what is no whole number above zero', () => {
    expect(
      [
        '-5',
        '5-',
        '(5)',
        '−5',
        '1.5',
        '1,5',
        '0',
        '0.0',
        '2.5 pcs',
        'many',
        '3000000000',
        '1.5e9',
      ].map(quantity),
    ).toEqual([
      'quantityNegative',
      'quantityNegative',
      'quantityNegative',
      'quantityNegative',
      'quantityFraction',
      'quantityFraction',
      'quantityZero',
      'quantityZero',
      'quantityFraction',
      'quantityNotNumber',
      'quantityTooLarge',
      'quantityNotNumber',
    ]);
    expect([quantity(1.5), quantity(-1), quantity(0), quantity(7)]).toEqual([
      'quantityFraction',
      'quantityNegative',
      'quantityZero',
      7,
    ]);
    expect(value(readQuantity({ kind: 'date', text: '2022-01-01' }, '.'))).toBe(
      'quantityNotNumber',
    );
    expect(value(readQuantity({ kind: 'merged', text: '5' }, '.'))).toBe('quantityMerged');
    expect(['', '-', 'N/A'].map(quantity)).toEqual([null, null, null]);
  });

  it('reads back what any locale writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'es-ES', 'ru-RU', 'de-CH'),
        (number, locale) => {
          expect(quantity(number.toLocaleString(locale))).toBe(number);
        },
      ),
    );
  });
});

describe('prices', () => {
  it('reads units and thousands marks of each locale', () => {
    expect(price('$1,234.50')).toEqual(['1234.5', 'USD']);
    expect(price('1.234,50 €', ',')).toEqual(['1234.5', 'EUR']);
    expect(price('¥0.5')).toEqual(['0.5', 'CNY']);
    expect(price('1 234,50 руб.', ',')).toEqual(['1234.5', 'RUB']);
    expect(price('1 234,50 руб/шт', ',')).toEqual(['1234.5', 'RUB']);
    expect(price('US$ 0.0025/pcs')).toEqual(['0.0025', 'USD']);
    expect(price('12.5/K')).toEqual(['0.0125', null]);
    expect(price('3 USD per 1000')).toEqual(['0.003', 'USD']);
    expect(price('￥１．５')).toEqual(['1.5', 'CNY']);
    expect(price('0,125', '.')).toEqual(['0.125', null]);
    expect(price("CHF 1'234.50")).toEqual(['1234.5', 'CHF']);
    expect(price('HK$5')).toEqual(['5', 'HKD']);
    expect(price('2.5元')).toEqual(['2.5', 'CNY']);
  });

  it('takes a mark that could be either as the file has it', () => {
    expect(price('1,234', '.')).toEqual(['1234', null]);
    expect(price('1,234', ',')).toEqual(['1.234', null]);
    expect(price('1.234', ',')).toEqual(['1234', null]);
    expect(price('1.234', '.')).toEqual(['1.234', null]);
    expect(decimalOf(['1,234', '0,05', '2.000'])).toBe(',');
    expect(decimalOf(['1,234', '1,234.50'])).toBe('.');
    expect(decimalOf(['1,234', '12'])).toBeNull();
  });

  it('knows no price from a wrong one', () => {
    expect(
      ['', '-', 'call', 'RFQ', '面议', 'по запросу', '0', '0.00', '$0'].map((text) => price(text)),
    ).toEqual(Array(9).fill(null));
    expect(
      ['-1', 'abc', '1.2.3', '12345678901', '1/500', '0.000001'].map((text) => price(text)),
    ).toEqual([
      'priceNegative',
      'priceNotNumber',
      'priceNotNumber',
      'priceTooLarge',
      'priceNotNumber',
      'priceNotNumber',
    ]);
  });

  it('rounds to five places and says so; what floating point made up is no place', () => {
    expect(value(readPrice('0.0046875', '.'))).toMatchObject({ text: '0.00469', wasRounded: true });
    expect(value(readPrice(0.1 + 0.2, '.'))).toMatchObject({ text: '0.3', wasRounded: false });
    expect(value(readPrice(1e-5, '.'))).toMatchObject({ text: '0.00001', wasRounded: false });
  });

  it('reads back what any locale writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(
          ['en-US', '.'],
          ['de-DE', ','],
          ['fr-FR', ','],
          ['es-ES', ','],
          ['ru-RU', ','],
        ),
        (units, [locale = '', decimal]) => {
          const amount = units / 10_000;
          const text = amount.toLocaleString(locale, { maximumFractionDigits: 4 });
          expect(price(text, decimal as '.' | ',')).toEqual([String(amount), null]);
        },
      ),
    );
  });
});

describe('price breaks', () => {
  it('reads them from one cell', () => {
    expect(value(readBreaks('20-180:0.0047,200-580:0.0039,600-:0.0031', '.'))).toEqual([
      { quantity: 20, unitPrice: '0.0047' },
      { quantity: 200, unitPrice: '0.0039' },
      { quantity: 600, unitPrice: '0.0031' },
    ]);
    expect(value(readBreaks('1+: $0.5; 1K+: $0.4', '.'))).toEqual([
      { quantity: 1, unitPrice: '0.5' },
      { quantity: 1000, unitPrice: '0.4' },
    ]);
    expect(value(readBreaks('1: 0,5; 100: 0,4', ','))).toHaveLength(2);
    expect(value(readBreaks('cheap', '.'))).toBe('priceBreaksUnclear');
  });

  it('gives the lowest to the line, and refuses one that is dearer', () => {
    const breaks = [
      { quantity: 100, unitPrice: '0.4' },
      { quantity: 20, unitPrice: '0.5' },
      { quantity: 1000, unitPrice: '0.4' },
    ];
    expect(value(ladder(null, breaks))).toEqual({
      unitPrice: '0.5',
      moq: 20,
      breaks: [{ quantity: 100, unitPrice: '0.4' }],
    });
    expect(value(ladder('0.3', breaks))).toBe('priceBreaksUnclear');
  });
});

describe('date codes', () => {
  it('reads them in the form of the contract', () => {
    const cases: Record<string, string | null> = {
      '2231': '2231',
      '2231+': '2231+',
      '22+': '2201+',
      '22': '2201+',
      '2022/31': '2231',
      '2022-31': '2231',
      '202231': '2231',
      '22W31': '2231',
      'WK31/2022': '2231',
      DC2231: '2231',
      'D/C: 2231+': '2231+',
      '931': '0931',
      '2201-2210': '2201+',
      '22+/23+': '2201+',
      '2231,2105': '2105+',
      '9852/0104': '9852+',
      '2019': '2019',
      '1998': '9801+',
      '22年+': '2201+',
      '2231以上': '2231+',
      new: null,
      '-': null,
      '': null,
    };
    for (const [text, code] of Object.entries(cases)) {
      expect([text, readDateCode(text)]).toEqual([text, code]);
    }
    for (const text of ['soon', '2022-08-15', '123456789']) {
      expect([text, readDateCode(text)]).toEqual([text, undefined]);
    }
  });
});

describe('remarks', () => {
  it('tell goods that are less than new, and never that goods are new', () => {
    const used = [
      'used, tested',
      '拆机件',
      '翻新',
      'refurbished',
      'gebraucht',
      'usados',
      'б/у',
      'pulled',
    ];
    expect(used.map(readConditionRemark)).toEqual(used.map(() => 'reNew'));
    const loose = [
      '散新',
      '全新散装',
      'loose in bag',
      'a granel',
      'nuevo, suelto',
      'en vrac',
      'россыпь',
    ];
    expect(loose.map(readConditionRemark)).toEqual(loose.map(() => 'likeNew'));
    const nothing = [
      '',
      'new and original',
      '全新原装',
      'used for motors',
      'not refurbished',
      '非翻新',
    ];
    expect(nothing.map(readConditionRemark)).toEqual(nothing.map(() => null));
  });
});

describe('options', () => {
  it('reads conditions, packaging and lead times in six languages', () => {
    expect(['New', '全新原装', 'Neu', 'nuevo', 'neuf', 'новый'].map(readCondition)).toEqual(
      Array(6).fill('brandNew'),
    );
    expect(
      ['Refurbished', '翻新', 'gebraucht', 'usado', 'occasion', 'б/у'].map(readCondition),
    ).toEqual(Array(6).fill('reNew'));
    expect(['散新', 'Like new', '', '-', 'blue'].map(readCondition)).toEqual([
      'likeNew',
      'likeNew',
      null,
      null,
      undefined,
    ]);
    expect(['unknown', '未知', 'desconocido', 'inconnu', 'неизвестно'].map(readCondition)).toEqual(
      Array(5).fill(null),
    );
    expect(
      ['Tape & Reel', '编带', '托盘', 'Tube', 'Bulk', 'cut tape', 'wood'].map(readPackaging),
    ).toEqual(['roll', 'roll', 'pallet', 'pipe', null, null, undefined]);
    expect(
      ['Stock', '现货', 'auf Lager', '0', 'в наличии'].map((text) => readLeadTime(text)?.leadTime),
    ).toEqual(Array(5).fill('now'));
    expect(
      ['14', '2 weeks', '3-5 days', '4周', '6 Wochen', '2 semanas', '10 jours', '3 нед.'].map(
        (text) => readLeadTime(text)?.days,
      ),
    ).toEqual([14, 14, 5, 28, 42, 14, 10, 21]);
    expect(readLeadTime('ask us')).toBeUndefined();
  });
});

describe('part numbers', () => {
  it('tells damage by spreadsheets from part numbers that only look like it', () => {
    const days = [
      '1-Mar',
      '01-Mar',
      'Mar-01',
      'Apr-52',
      '2-Dec-22',
      '2022-03-01',
      '3/1/2022',
      '01.03.2022',
      '3月1日',
      '5-Mai',
    ];
    for (const text of days) expect([text, isDayText(text)]).toEqual([text, true]);
    for (const text of ['1.00E+05', '2.3E+12', '1E+10']) {
      expect([text, isExponentText(text)]).toEqual([text, true]);
    }
    const real = [
      '03-06-1044',
      '2-3',
      'APR5852',
      '03E313320',
      '27E305',
      'MAR-0101',
      '1-MARK',
      'DEC21140',
      '74HC04',
    ];
    for (const text of real) {
      expect([text, isDayText(text) || isExponentText(text)]).toEqual([text, false]);
      expect(value(readPart(text))).toEqual({ mpn: text, remark: null });
    }
  });

  it('keeps them as the contract does, and refuses what is none', () => {
    expect(value(readPart(' \u200blm358n\u00a0'))).toEqual({ mpn: 'LM358N', remark: null });
    expect(value(readPart(1655))).toEqual({ mpn: '1655', remark: 'partWasNumber' });
    expect(value(readPart(9155002201006))).toEqual({
      mpn: '9155002201006',
      remark: 'partWasNumber',
    });
    expect(value(readPart(12_345_678_901_234_568))).toBe('partDigitsLost');
    expect(value(readPart({ kind: 'date', text: '2022-03-01' }))).toBe('partIsDate');
    expect(value(readPart({ kind: 'scientific', text: '1.00E+05' }))).toBe('partScientific');
    expect(value(readPart({ kind: 'error', text: '#N/A' }))).toBe('cellError');
    expect(value(readPart({ kind: 'formula', text: '' }))).toBe('formulaNoValue');
    expect(value(readPart('电阻 10k'))).toBe('partNotPart');
    expect(value(readPart('https://example.com'))).toBe('partNotPart');
    expect(value(readPart('AB\ufffd124'))).toBe('partNotPart');
    expect(value(readPart('1/2/24'))).toBe('partIsDate');
    expect(value(readPart('A'.repeat(81)))).toBe('partTooLong');
    for (const text of ['', '-', '?', 'N/A', 'DNP', 'generic', '无', '***']) {
      expect([text, value(readPart(text))]).toEqual([text, null]);
    }
  });

  it('parts maker and part number of one cell', () => {
    expect(splitMaker('YAGEO CC0402KRX7R7BB104')).toEqual({
      manufacturer: 'YAGEO',
      mpn: 'CC0402KRX7R7BB104',
    });
    expect(splitMaker('Texas Instruments LM358DR')).toEqual({
      manufacturer: 'Texas Instruments',
      mpn: 'LM358DR',
    });
    expect(splitMaker('Atmel - ATSAM3X8E')).toEqual({ manufacturer: 'Atmel', mpn: 'ATSAM3X8E' });
    expect(splitMaker('LM358')).toBeNull();
  });
});
