import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecodedLabel, decodeLabel, type LabelFields, labelMax } from './label.ts';
import { weekOfDay } from './label-values.ts';

const GS = '\u001d';
const RS = '\u001e';
const EOT = '\u0004';
const message = (...fields: string[]) => `[)>${RS}06${GS}${fields.join(GS)}${RS}${EOT}`;
const stm: LabelFields = {
  mpn: 'STM32F103C8T6',
  quantity: 500,
  dateCode: '2338',
  lotCode: 'GH33A2K',
};
const stmFields = ['1PSTM32F103C8T6', 'Q500', '9D2338', '1TGH33A2K'] as const;

/** The corpus: texts as scanners send them, and what stands on the label. */
const corpus: readonly (readonly [string, string, LabelFields])[] = [
  ['EIGP 114 of a maker', message(...stmFields), stm],
  ['EIGP 114 with country', message(...stmFields, '4LMY'), { ...stm, country: 'MY' }],
  [
    'EIGP 114 of a distributor',
    message(
      'P497-6063-ND',
      '1PSTM32F103C8T6',
      '30P497-6063-ND',
      'KPO-88213',
      '1K54948910',
      '10K63452401',
      '11K1',
      '4LCN',
      'Q250',
      '11ZPICK',
      '12Z1649338',
      '13Z999999',
      '20Z000000',
    ),
    {
      customerPart: '497-6063-ND',
      mpn: 'STM32F103C8T6',
      orderNo: 'PO-88213',
      country: 'CN',
      quantity: 250,
    },
  ],
  [
    'old head with > first',
    `>[)>06${GS}K21345914${GS}14K001${GS}1PCC0603KRX7R9BB104${GS}Q100${GS}4LCN${GS}1VYageo`,
    {
      orderNo: '21345914',
      mpn: 'CC0603KRX7R9BB104',
      quantity: 100,
      country: 'CN',
      manufacturer: 'Yageo',
    },
  ],
  ['no RS behind the head', `[)>06${GS}${stmFields.join(GS)}${RS}${EOT}`, stm],
  ['no end', `[)>${RS}06${GS}${stmFields.join(GS)}`, stm],
  ['EOT without RS', `[)>${RS}06${GS}${stmFields.join(GS)}${EOT}`, stm],
  ['GS before the end', `[)>${RS}06${GS}${stmFields.join(GS)}${GS}${RS}${EOT}`, stm],
  ['RS between fields', `[)>${RS}06${RS}${stmFields.join(RS)}${RS}${EOT}`, stm],
  ['bar between fields', `[)>06|${stmFields.join('|')}`, stm],
  ['caret between fields', `[)>06^${stmFields.join('^')}^`, stm],
  ['tilde between fields', `[)>06~${stmFields.join('~')}`, stm],
  ['line breaks between fields', `[)>06\r\n${stmFields.join('\r\n')}\r\n`, stm],
  ['tabs of a keyboard scanner', `[)>06\t${stmFields.join('\t')}`, stm],
  ['US in place of GS', `[)>${RS}06\u001f${stmFields.join('\u001f')}`, stm],
  ['written <GS>', `[)><RS>06<GS>${stmFields.join('<GS>')}<RS><EOT>`, stm],
  ['written {GS}', `[)>{RS}06{GS}${stmFields.join('{GS}')}{RS}{EOT}`, stm],
  ['written \\x1d', `[)>\\x1e06\\x1d${stmFields.join('\\x1d')}\\x1e\\x04`, stm],
  ['control pictures', `[)>␞06␝${stmFields.join('␝')}␞␄`, stm],
  ['fields with GS and no head', stmFields.join(GS), stm],
  ['symbology mark before it', `]d1${message(...stmFields)}`, stm],
  ['no separators at all', `[)>06${stmFields.join('')}`, stm],
  [
    'no separators, old head',
    `>[)>061PLM358DRQ25009D24061T4021337`,
    {
      mpn: 'LM358DR',
      quantity: 2500,
      dateCode: '2406',
      lotCode: '4021337',
    },
  ],
  [
    'two envelopes',
    `[)>${RS}06${GS}1PLM358DR${GS}Q2500${RS}06${GS}9D2406${RS}${EOT}`,
    {
      mpn: 'LM358DR',
      quantity: 2500,
      dateCode: '2406',
    },
  ],
  [
    'date code with century',
    message('1PLM358DR', '10D202406'),
    {
      mpn: 'LM358DR',
      dateCode: '2406',
    },
  ],
  ['day of production', message('1PLM358DR', '16D20240208'), { mpn: 'LM358DR', dateCode: '2406' }],
  ['date code of letters', message('1PLM358DR', '9DP23A'), { mpn: 'LM358DR', dateCode: 'P23A' }],
  ['quantity with unit', message('1PLM358DR', 'Q2500EA'), { mpn: 'LM358DR', quantity: 2500 }],
  ['quantity with zeros', message('1PLM358DR', 'Q0002500'), { mpn: 'LM358DR', quantity: 2500 }],
  ['quantity with decimals', message('1PLM358DR', 'Q2500.00'), { mpn: 'LM358DR', quantity: 2500 }],
  ['country by name', message('1PLM358DR', '4LMALAYSIA'), { mpn: 'LM358DR', country: 'MY' }],
  ['country by three letters', message('1PLM358DR', '4LTWN'), { mpn: 'LM358DR', country: 'TW' }],
  ['empty fields', message('P', 'K', '1PLM358DR', 'Q10', '4L'), { mpn: 'LM358DR', quantity: 10 }],
  [
    'serial and package',
    message('1PLM358DR', 'S0012', '3SPKG77'),
    {
      mpn: 'LM358DR',
      serialNo: '0012',
      packageNo: 'PKG77',
    },
  ],
  ['one field: part', '1PSTM32F103C8T6', { mpn: 'STM32F103C8T6' }],
  ['one field: quantity', 'Q500', { quantity: 500 }],
  ['one field: date code', '9D2338', { dateCode: '2338' }],
  ['one field: year and week', '10D2338', { dateCode: '2338' }],
  ['one field: lot code', '1TGH33A2K', { lotCode: 'GH33A2K' }],
  ['one field: order', 'K4500123', { orderNo: '4500123' }],
  ['one field: country', '4LMY', { country: 'MY' }],
  ['one field of Code 128', ']C0Q1000', { quantity: 1000 }],
  ['printed fields', '(1P) STM32F103C8T6 (Q) 500 (9D) 2338 (1T) GH33A2K', stm],
  ['printed field', '(Q) 500', { quantity: 500 }],
  [
    'GS1-128',
    `]C10109501101530003${'11'}240208${'10'}GH33A2K${GS}37500`,
    { gtin: '09501101530003', dateCode: '2406', lotCode: 'GH33A2K', quantity: 500 },
  ],
  [
    'GS1 DataMatrix',
    `]d2${GS}0109501101530003240LM358DR${GS}302500${GS}422458`,
    { gtin: '09501101530003', mpn: 'LM358DR', quantity: 2500, country: 'MY' },
  ],
  ['GS1 without a mark', `0109501101530003${'10'}AB1`, { gtin: '09501101530003', lotCode: 'AB1' }],
  [
    'GS1 printed',
    '(01)09501101530003(10)AB1(37)12',
    {
      gtin: '09501101530003',
      lotCode: 'AB1',
      quantity: 12,
    },
  ],
  [
    'GS1 in a message',
    `[)>${RS}05${GS}240LM358DR${GS}3750${RS}${EOT}`,
    { mpn: 'LM358DR', quantity: 50 },
  ],
  [
    'pairs in braces',
    '{pbn:PICK2009291337,on:GB2009291337,pc:C22634,pm:LM358DR,qc:50,mc:,cc:1,pdi:34421807}',
    {
      packageNo: 'PICK2009291337',
      orderNo: 'GB2009291337',
      customerPart: 'C22634',
      mpn: 'LM358DR',
      quantity: 50,
    },
  ],
  [
    'pairs in words',
    'QTY:1000 PN:SMD0603-5K1-1% PO:32723349/7 MFR:ROYALOHM MPN:0603SAF5101T5E RoHS CoO:TW',
    {
      quantity: 1000,
      customerPart: 'SMD0603-5K1-1%',
      orderNo: '32723349/7',
      manufacturer: 'ROYALOHM',
      mpn: '0603SAF5101T5E',
      country: 'TW',
    },
  ],
  [
    'our label',
    'https://assay.example/l/LOT-261113-031/7K4M-Q2XD',
    { ownNo: 'LOT-261113-031', ownCode: '7K4MQ2XD' },
  ],
  [
    'our label, typed',
    '/l/to-261105-0417/7k4mq2xd',
    {
      ownNo: 'TO-261105-0417',
      ownCode: '7K4MQ2XD',
    },
  ],
];

describe('the corpus of labels', () => {
  test('holds at least forty texts', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
  });
  test.each(corpus)('%s is read', (_name, text, fields) => {
    expect(decodeLabel(text)).toMatchObject({ ok: true, fields });
    expect((decodeLabel(text) as DecodedLabel).fields).toEqual(fields);
  });
});

const forged: readonly (readonly [string, string, string, string | null])[] = [
  ['nothing', '   ', 'empty', null],
  ['a text beyond the limit', 'Q'.repeat(labelMax + 1), 'tooLong', null],
  ['a zero byte', '1PLM358DR\u0000', 'characters', null],
  ['an unknown format', `[)>${RS}12${GS}1PLM358DR${RS}${EOT}`, 'format', '12'],
  ['no format', `[)>${RS}1PLM358DR`, 'format', null],
  ['text behind the end', `${message('1PLM358DR')}Q500`, 'trailing', null],
  ['a quantity of zero', message('1PLM358DR', 'Q0'), 'field', 'Q'],
  ['a quantity below zero', message('1PLM358DR', 'Q-5'), 'field', 'Q'],
  ['a quantity in parts', message('1PLM358DR', 'Q2.5'), 'field', 'Q'],
  ['an absurd quantity', message('1PLM358DR', 'Q9999999999'), 'field', 'Q'],
  ['a quantity as a formula', message('1PLM358DR', 'Q1e9'), 'field', 'Q'],
  ['week 54', message('1PLM358DR', '9D2354'), 'field', '9D'],
  ['week 0', message('1PLM358DR', '9D2300'), 'field', '9D'],
  ['30 February', message('1PLM358DR', '16D20240230'), 'field', '16D'],
  ['a part number with a bell', '1PLM358\u0007', 'characters', null],
  ['two quantities', message('1PLM358DR', 'Q500', 'Q5000'), 'repeated', 'Q'],
  ['two parts', message('1PLM358DR', '1PLM358DT'), 'repeated', '1P'],
  ['a field without identifier', message('1PLM358DR', '#500'), 'field', '#50'],
  ['no field that is used', message('11ZPICK'), 'unknown', null],
  ['a wrong check digit', ']C10109501101530004', 'checkDigit', '01'],
  ['a GTIN that is cut', ']C1010950110153', 'field', '01'],
  ['an unknown identifier', ']C18809501101', 'unknown', '88'],
  ['a date that is none', ']C111241340', 'field', '11'],
  ['our label with a cut code', 'https://assay.example/l/LOT-261113-031/7K4M', 'field', 'code'],
  ['braces that do not close', '{pbn:PICK1,pm:LM358DR', 'trailing', null],
  ['a foreign address', 'https://example.com/pay?to=me', 'unknown', null],
  ['a script', '<script>alert(1)</script>', 'unknown', null],
  ['an empty field', 'Q', 'unknown', null],
  ['two readings without separators', `[)>061PLM358DRQ10011K07364034`, 'ambiguous', null],
  ['a text made to take long', `[)>06${'1P1T1K4K30P10K11K'.repeat(50)}`, 'work', null],
];

describe('what is no label', () => {
  test.each(forged)('%s is refused', (_name, text, reason, identifier) => {
    expect(decodeLabel(text)).toEqual({ ok: false, reason, identifier });
  });
  test('the work for a text made to take long stays small', () => {
    // Processor time: other work on the machine delays the clock on the wall.
    const began = process.cpuUsage();
    for (let round = 0; round < 20; round += 1) {
      decodeLabel(`[)>06${'1P1T1K4KQ9D30P10K11K'.repeat(48)}`);
    }
    expect(process.cpuUsage(began).user / 1000 / 20).toBeLessThan(100);
  });
});

test('expected parts decide between two readings of a text without separators', () => {
  const text = '[)>061PLM358DRQ10011K07364034';
  expect(decodeLabel(text)).toMatchObject({ ok: false, reason: 'ambiguous' });
  const own = '[)>061PBC847Q1T9QQ300';
  expect(decodeLabel(own, { parts: ['BC847Q1T9Q'] })).toMatchObject({
    ok: true,
    isGuess: true,
    fields: { mpn: 'BC847Q1T9Q', quantity: 300 },
  });
});

test('an expected part number is read as itself, whatever letter it begins with', () => {
  expect(decodeLabel('PIC16F877A-I/P')).toMatchObject({
    fields: { customerPart: 'IC16F877A-I/P' },
  });
  expect(decodeLabel('pic16f877a-i/p', { parts: ['PIC16F877A-I/P'] })).toMatchObject({
    ok: true,
    form: 'plain',
    fields: { mpn: 'pic16f877a-i/p' },
  });
});

test('a text read without separators is marked as a guess, one with separators is not', () => {
  expect(decodeLabel(`[)>06${stmFields.join('')}`)).toMatchObject({ isGuess: true });
  expect(decodeLabel(message(...stmFields))).toMatchObject({ isGuess: false });
});

const partNumber = fc
  .stringMatching(/^[A-Z]{2,4}[0-9]{2,5}[A-Z0-9]{0,6}(?:[-/][A-Z0-9]{1,4})?$/)
  .filter((text) => text.length <= 30);
const held = fc.record({
  mpn: partNumber,
  quantity: fc.integer({ min: 1, max: 9_999_999 }),
  dateCode: fc
    .tuple(fc.integer({ min: 10, max: 39 }), fc.integer({ min: 1, max: 53 }))
    .map(([year, week]) => `${year}${String(week).padStart(2, '0')}`),
  lotCode: fc.stringMatching(/^[A-Z0-9]{3,14}$/),
  country: fc.constantFrom('CN', 'MY', 'PH', 'TW', 'US'),
});
type Held = typeof held extends fc.Arbitrary<infer Value> ? Value : never;
const fieldsOf = (one: Held): string[] => [
  `1P${one.mpn}`,
  `Q${one.quantity}`,
  `9D${one.dateCode}`,
  `1T${one.lotCode}`,
  `4L${one.country}`,
];
const heads = [`[)>${RS}06`, '[)>06', '>[)>06', `>[)>${RS}06`] as const;

test('generated labels are read in every form of head, separator and order of fields', () => {
  fc.assert(
    fc.property(
      held,
      fc.constantFrom(...heads),
      fc.constantFrom(GS, '|', '^', '~', '\t', '<GS>', '{GS}', '␝'),
      fc.constantFrom(`${RS}${EOT}`, EOT, '', '<RS><EOT>'),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      (one, head, separator, end, places) => {
        const fields = places.map((place) => fieldsOf(one)[place] ?? '');
        const text = `${head}${separator}${fields.join(separator)}${end}`;
        expect(decodeLabel(text)).toMatchObject({ ok: true, fields: one, isGuess: false });
      },
    ),
    { numRuns: 500 },
  );
});

test('a generated label without separators is read right or refused, never read wrong', () => {
  let read = 0;
  fc.assert(
    fc.property(held, (one) => {
      const answer = decodeLabel(`[)>06${fieldsOf(one).join('')}`, { parts: [one.mpn] });
      if (!answer.ok) return;
      read += 1;
      expect(answer.isGuess).toBe(true);
      expect(answer.fields.mpn).toBe(one.mpn);
      expect(answer.fields.quantity).toBe(one.quantity);
      expect(answer.fields.dateCode).toBe(one.dateCode);
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(200);
});

test('any text at all is answered, with fields that are bounded', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 300 }).map((text) => `[)>06${text}`),
        fc.string({ maxLength: 300 }).map((text) => `]C1${text}`),
        fc.string({ maxLength: 300 }).map((text) => `{pm:${text}}`),
      ),
      (text) => {
        const answer = decodeLabel(text);
        if (!answer.ok) return;
        const texts = Object.values(answer.fields).filter((value) => typeof value === 'string');
        expect(texts.every((value) => value !== '' && value.length <= 90)).toBe(true);
        if (answer.fields.quantity !== undefined) {
          expect(Number.isSafeInteger(answer.fields.quantity)).toBe(true);
          expect(answer.fields.quantity).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('the week of a day is that of the ISO calendar', () => {
  const isoWeek = (day: Date): string => {
    const thursday = new Date(day);
    thursday.setUTCDate(day.getUTCDate() + 3 - ((day.getUTCDay() + 6) % 7));
    const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - first) / 604_800_000) + 1;
    return `${String(thursday.getUTCFullYear() % 100).padStart(2, '0')}${String(week).padStart(2, '0')}`;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 29_000 }), (days) => {
      const day = new Date(Date.UTC(1970, 0, 5) + days * 86_400_000);
      expect(weekOfDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())).toBe(
        isoWeek(day),
      );
    }),
    { numRuns: 500 },
  );
});
