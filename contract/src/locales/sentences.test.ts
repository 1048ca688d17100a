import { describe, expect, test } from 'vitest';
import { conditionLabels, conditions, languages } from '../options.ts';
import { placeAgentOrder as placeAgentOrderSchemas } from '../orders/schemas.ts';

import { acceptBid, addSurplusQuote } from '../surplus/calls.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const all = { zh, en, es, fr, ru };
const order = { zh: /订单/, en: /order/i, es: /pedido/i, fr: /commande/i, ru: /заказ/i };
const purchase = {
  zh: /求购|报价/,
  en: /quote|buy/i,
  es: /cotiza|compra/i,
  fr: /devis|achat/i,
  ru: /запрос|котиров|предложени/i,
};
const surplusFails = [
  'surplus.closed',
  'surplus.own',
  'surplus.notClosed',
  'surplus.bidClosed',
  'surplus.bidTaken',
  'surplus.bidExpired',
  'surplus.bidWithdrawn',
  'surplus.bidItem',
  'surplus.bidFreight',
  'surplus.bidderGone',
] as const;

describe('spec 8: changed meanwhile', () => {
  test.each(languages)('its sentence names no order where there may be none: %s', (lang) => {
    expect(all[lang].fails['order.hasChange']).not.toMatch(order[lang]);
  });
});

describe('the board of surplus', () => {
  test.each(languages)('speaks of surplus and bids, not of purchase requests: %s', (lang) => {
    for (const fail of surplusFails) {
      expect(all[lang].fails[fail]).not.toMatch(purchase[lang]);
    }
  });

  test('declares its own failures and none of the other board', () => {
    for (const { failures } of [acceptBid, addSurplusQuote]) {
      expect(failures.filter((fail) => /^(post|reply)\.(?!tooMany)/.test(fail))).toEqual([]);
    }
  });
});

test('spec 5: e-mail format: a supplier’s address keeps the rule of every address', () => {
  const { email } = placeAgentOrderSchemas.input.shape.supplier.shape;
  for (const right of ['chen@weilan.test', 'Chen.Wei@weilan-trading.com.cn']) {
    expect(email.safeParse(right).success).toBe(true);
  }
  for (const wrong of ['chen@weilan.museum', 'chen@weilan', 'c!@weilan.com', 'chen@weilan.c']) {
    expect(email.safeParse(wrong).error?.issues[0]?.message).toBe('email');
  }
  expect(email.safeParse('').error?.issues[0]?.message).toBe('emailEmpty');
});

test('spec 3: condition labels: imitation is a label, and nothing that can be offered', () => {
  expect(conditionLabels).toEqual([...conditions, 'imitation']);
});
