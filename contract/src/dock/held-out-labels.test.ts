import { expect, test } from 'vitest';
import { type DecodedLabel, decodeLabel, type LabelFields } from './label.ts';

const GS = '\u001d';
const RS = '\u001e';
const EOT = '\u0004';
const m = (...fields: string[]) => `[)>${RS}06${GS}${fields.join(GS)}${RS}${EOT}`;

/**
 * Texts in the forms of further makers, distributors, printers and scanners, written down before the
 * reader was tried on them: how much it reads of them tells how it does on labels that nobody thought
 * of. Those that it does not read whole are named below.
 */
const heldOut: readonly (readonly [string, string, LabelFields])[] = [
  [
    'Mouser reel',
    `>[)>06${GS}K9600063${GS}14K025${GS}1PRC0402FR-07100RL${GS}Q500${GS}11K067893546${GS}4LTW${GS}1VYageo`,
    {
      orderNo: '9600063',
      mpn: 'RC0402FR-07100RL',
      quantity: 500,
      country: 'TW',
      manufacturer: 'Yageo',
    },
  ],
  [
    'Texas Instruments',
    m(
      '1PTPS54331DR',
      'Q2500',
      '6P',
      '2PA',
      'V0033317',
      'D2308+5',
      '1T8236423YB2',
      '4WTKY',
      '31T3004567TKY',
      '20LSHE',
      '21LUSA',
      '22LMLA',
      '23LMYS',
    ),
    { mpn: 'TPS54331DR', quantity: 2500, lotCode: '8236423YB2' },
  ],
  [
    'NXP',
    m(
      '30PBC847B,215',
      '1P934021530215',
      '9D2138',
      '10D2140',
      'Q3000',
      '1TABC12345.01',
      '31TN1PMC0001',
      '4LCN',
    ),
    {
      mpn: '934021530215',
      customerPart: 'BC847B,215',
      quantity: 3000,
      dateCode: '2138',
      lotCode: 'ABC12345.01',
      country: 'CN',
    },
  ],
  [
    'onsemi',
    m('PMBRS140', '1PMBRS140T3G', 'Q2500', '9D2148', '1TPK12345678', 'SPA0001234567', '4LMY'),
    {
      customerPart: 'MBRS140',
      mpn: 'MBRS140T3G',
      quantity: 2500,
      dateCode: '2148',
      lotCode: 'PK12345678',
      serialNo: 'PA0001234567',
      country: 'MY',
    },
  ],
  [
    'Arrow',
    m('P', '1PSTM32G031K8T6', 'Q100', '10D2126', '1TGQ12345', '4LPH', 'K4500999', '4K1', '13E3'),
    {
      mpn: 'STM32G031K8T6',
      quantity: 100,
      dateCode: '2126',
      lotCode: 'GQ12345',
      country: 'PH',
      orderNo: '4500999',
    },
  ],
  [
    'Farnell',
    m('P1234567', '1PLM358N', '3P0123', 'Q10', 'K88213', '4LCN', '10D2301'),
    {
      customerPart: '1234567',
      mpn: 'LM358N',
      quantity: 10,
      orderNo: '88213',
      country: 'CN',
      dateCode: '2301',
    },
  ],
  [
    'LCSC of 2024',
    '{pbn:PICK2412310001,on:WM2412310099,pc:C1525,pm:CL05B104KO5NNNC,qty:100,mc:,cc:1,pdi:1234,hp:0,wc:ZH}',
    {
      packageNo: 'PICK2412310001',
      orderNo: 'WM2412310099',
      customerPart: 'C1525',
      mpn: 'CL05B104KO5NNNC',
      quantity: 100,
    },
  ],
  [
    'TME with link',
    'QTY:50 PN:LM358N PO:123456/1 CPO:A-17 MFR:TI MPN:LM358N/NOPB RoHS https://www.tme.eu/details/LM358N',
    {
      quantity: 50,
      customerPart: 'LM358N',
      orderNo: '123456/1',
      manufacturer: 'TI',
      mpn: 'LM358N/NOPB',
    },
  ],
  [
    'at signs for separators',
    '[)>@06@1PSTM32F103C8T6@Q500@9D2338@1TGH33A2K@@',
    { mpn: 'STM32F103C8T6', quantity: 500, dateCode: '2338', lotCode: 'GH33A2K' },
  ],
  [
    'underscore hex of printers',
    '[)>_1E06_1D1PSTM32F103C8T6_1DQ500_1D9D2338_1E_04',
    { mpn: 'STM32F103C8T6', quantity: 500, dateCode: '2338' },
  ],
  [
    'tilde decimals of DataMatrix',
    '[)>~03006~0291PSTM32F103C8T6~029Q500~030~004',
    { mpn: 'STM32F103C8T6', quantity: 500 },
  ],
  ['percent signs', '[)>%1E06%1D1PLM358DR%1DQ2500%1E%04', { mpn: 'LM358DR', quantity: 2500 }],
  ['caret letters', '[)>^^06^]1PLM358DR^]Q2500^^^D', { mpn: 'LM358DR', quantity: 2500 }],
  [
    'JEITA C-3: part and quantity',
    '3N1RK73H1ETTP1002F 10000',
    { mpn: 'RK73H1ETTP1002F', quantity: 10000 },
  ],
  ['quantity in thousands', m('1PLM358DR', 'Q2,500'), { mpn: 'LM358DR', quantity: 2500 }],
  ['quantity with PCS', m('1PLM358DR', 'Q2500PCS'), { mpn: 'LM358DR', quantity: 2500 }],
  ['quantity with blank and unit', m('1PLM358DR', 'Q2500 PC'), { mpn: 'LM358DR', quantity: 2500 }],
  [
    'blanks behind identifiers',
    m('1P LM358DR', 'Q 2500', '9D 2406'),
    { mpn: 'LM358DR', quantity: 2500, dateCode: '2406' },
  ],
  ['linear with blank', '1P LM358DR', { mpn: 'LM358DR' }],
  [
    'date code D',
    m('1PLM358DR', 'Q2500', 'D2406'),
    { mpn: 'LM358DR', quantity: 2500, dateCode: '2406' },
  ],
  ['country in words', m('1PLM358DR', '4LCHINA'), { mpn: 'LM358DR', country: 'CN' }],
  ['country of origin in words', m('1PLM358DR', '4LTaiwan'), { mpn: 'LM358DR', country: 'TW' }],
  [
    'printed text over lines',
    '(P) PART: \n(1P) LM358DR\n(Q) 2500\n(9D) 2406\n(1T) A1B2',
    { mpn: 'LM358DR', quantity: 2500, dateCode: '2406', lotCode: 'A1B2' },
  ],
  [
    'Infineon',
    m(
      '1PSP000012345',
      '30PIRFZ44NPBF',
      'Q50',
      '1T4A123456',
      '9D2145',
      '16K0012345678',
      '2PA1',
      '4LAT',
      'S1234567',
    ),
    {
      mpn: 'SP000012345',
      customerPart: 'IRFZ44NPBF',
      quantity: 50,
      lotCode: '4A123456',
      dateCode: '2145',
      country: 'AT',
      serialNo: '1234567',
    },
  ],
  [
    'key-value lines',
    'MPN:LM358DR\nQTY:2500\nDC:2406\nLOT:A1B2',
    { mpn: 'LM358DR', quantity: 2500, dateCode: '2406', lotCode: 'A1B2' },
  ],
  [
    'words with blanks behind the colon',
    'MPN: LM358DR QTY: 2500 DC: 2406',
    { mpn: 'LM358DR', quantity: 2500, dateCode: '2406' },
  ],
  [
    'GS1 with expiry and serial',
    `]d20109501101530003${'11'}240208${'21'}S77${GS}37100`,
    { gtin: '09501101530003', dateCode: '2406', serialNo: 'S77', quantity: 100 },
  ],
  [
    'our label, other host',
    'http://localhost:3000/l/LP-261113-0311/7K4M-Q2XD',
    { ownNo: 'LP-261113-0311', ownCode: '7K4MQ2XD' },
  ],
];

/** Forms that are not read whole: their identifiers mean different things at different makers. */
const notRead = ['JEITA C-3: part and quantity', 'date code D'];

test.each(heldOut.filter(([name]) => !notRead.includes(name)))(
  '%s is read',
  (_name, text, fields) => {
    expect((decodeLabel(text) as DecodedLabel).fields).toEqual(fields);
  },
);

test.each(heldOut.filter(([name]) => notRead.includes(name)))(
  '%s is never read wrong',
  (_name, text, fields) => {
    const found = decodeLabel(text);
    const read = found.ok ? found.fields : {};
    for (const [name, value] of Object.entries(read)) {
      expect(fields[name as keyof LabelFields]).toBe(value);
    }
  },
);
