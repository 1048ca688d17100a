import { beforeAll, describe, expect, test } from 'vitest';
import { fieldKeys } from '#contract/locales/dictionaries.ts';
import { wire } from '#contract/money.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { placeAgentOrder as placeAgentOrderSchemas } from '#contract/orders/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';

import {
  type AgentDraft,
  EMPTY_AGENT_DRAFT,
  emptyLine,
  estimateInputOf,
  goodsCost,
  inputOf,
  largestQuantity,
  saysAnything,
  violationsOf,
} from './agent-form.ts';

beforeAll(() => loadSchemas(placeAgentOrder));

const filled: AgentDraft = {
  ...EMPTY_AGENT_DRAFT,
  supplier: { name: 'Weilan Trading', contact: 'Chen', email: 'chen@weilan.test', lang: '' },
  lines: [
    { ...emptyLine(1), mpn: 'lm358dr', manufacturer: 'TI', quantity: '10000', unitPrice: '0.092' },
    {
      ...emptyLine(2),
      mpn: 'NRF52832-QFAA-R',
      manufacturer: 'Nordic',
      quantity: '7',
      unitPrice: '2.74',
    },
  ],
  shipTo: {
    ...EMPTY_AGENT_DRAFT.shipTo,
    name: 'Dana Whitfield',
    country: 'US',
    address: '4100 Duval Road',
    city: 'Austin',
    phone: '+1 512 555 0188',
  },
};

describe('the form of an agent order', () => {
  test('marks what is missing, each field by its own path', () => {
    expect(violationsOf(EMPTY_AGENT_DRAFT)).toEqual({
      'supplier.name': 'needed',
      'supplier.contact': 'needed',
      'supplier.email': 'emailEmpty',
      'lines.0.mpn': 'modelEmpty',
      'lines.0.manufacturer': 'needed',
      'lines.0.quantity': 'quantityEmpty',
      'lines.0.unitPrice': expect.stringMatching(/unitPrice|amountZero/),
      'shipTo.name': 'needed',
      'shipTo.country': 'country',
      'shipTo.address': 'needed',
      'shipTo.city': 'needed',
      'shipTo.phone': 'needed',
    });
  });

  test('gives only reasons that have a sentence', () => {
    const odd: AgentDraft = {
      ...filled,
      supplier: { ...filled.supplier, email: 'chen@' },
      lines: [{ ...emptyLine(1), mpn: '芯片', quantity: '012', unitPrice: '1.123456' }],
    };
    const keys = Object.values(violationsOf(odd));
    expect(keys).toContain('modelChinese');
    expect(keys).toContain('quantity');
    for (const key of keys) expect(fieldKeys).toContain(key);
  });

  test('becomes the input of the call', () => {
    expect(violationsOf(filled)).toEqual({});
    const input = placeAgentOrderSchemas.input.parse(inputOf(filled, ['xray']));
    expect(input.lines[0]).toMatchObject({ mpn: 'LM358DR', quantity: 10000, packaging: null });
    expect(input.inspection).toEqual({ goodsType: 'originalUnder3', tests: ['xray'] });
  });

  test('costs what its right lines cost', () => {
    expect(goodsCost(filled.lines)).toEqual(wire(92_000n + 1918n));
    expect(goodsCost([...filled.lines, emptyLine(3)])).toEqual(wire(93_918n));
    expect(goodsCost([emptyLine(1)])).toEqual(wire(0n));
  });

  test('asks for an estimate of the lines that are complete, and of none while there are none', () => {
    const draft = { ...filled, lines: [...filled.lines, { ...emptyLine(3), quantity: '5' }] };
    expect(estimateInputOf(draft, ['xray'])).toEqual({
      lines: [
        { quantity: 10_000, unitPrice: '0.092' },
        { quantity: 7, unitPrice: '2.74' },
      ],
      tests: ['xray'],
      ownFreight: false,
    });
    expect(estimateInputOf(EMPTY_AGENT_DRAFT, [])).toBeNull();
    // Less than a cent is no price that an order can have.
    const tiny = [{ ...emptyLine(1), quantity: '1', unitPrice: '0.00001' }];
    expect(estimateInputOf({ ...filled, lines: tiny }, [])).toBeNull();
  });

  test('is no draft to keep while only the address that it begins with stands in it', () => {
    const begun = { ...EMPTY_AGENT_DRAFT, shipTo: filled.shipTo, lines: [emptyLine(7)] };
    expect(saysAnything(begun)).toBe(false);
    expect(saysAnything({ ...begun, note: 'soon' })).toBe(true);
    expect(saysAnything({ ...begun, lines: [{ ...emptyLine(7), quantity: '5' }] })).toBe(true);
  });

  test('plans the tests for its largest line', () => {
    expect(largestQuantity(filled.lines)).toBe(10_000);
    expect(largestQuantity([emptyLine(1)])).toBeNull();
  });
});
