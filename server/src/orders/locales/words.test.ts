import { describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import { type OrderKind, type OrderRow, orderKinds, orderTable } from '#contract/orders/table.ts';
import { orderMessages } from './words.ts';

/** Says that the payment is with the seller; "releases it after" and "will be" do not. */
const released = {
  zh: /货款已放给卖家/,
  en: /payment is released to the seller/,
  es: /pago se ha liberado al vendedor/,
  fr: /paiement est versé au vendeur/,
  ru: /Деньги выплачены продавцу/,
} as const;

/** Says in a title that an amount went back to the buyer. */
const refunded = {
  zh: /退款 ?\{amount\}|已退.*\{amount\}/,
  en: /\{amount\} refunded|refunded, \{amount\}/,
  es: /reembolsad\S+,? \{amount\}|\{amount\} reembolsad/,
  fr: /rembours\S+,? \{amount\}|\{amount\} rembours/,
  ru: /возвра\S+,? \{amount\}|\{amount\} возвра/,
} as const;

/** Names who bears the service fee: buyer, seller, both by half. */
const bearers = {
  zh: [/由买家承担/, /由卖家承担/, /双方各承担一半/],
  en: [/borne by the buyer,/, /borne by the seller,/, /buyer and seller, half each/],
  es: [/a cargo del comprador,/, /a cargo del vendedor,/, /comprador y vendedor por mitades/],
  fr: [/à la charge de l’acheteur,/, /à la charge du vendeur,/, /et du vendeur, par moitié/],
  ru: [/платит покупатель,/, /платит продавец,/, /каждая сторона по половине/],
} as const;

/** Names the tests that come off a refund, and the quarantine of suspect pieces. */
const ofReturn = {
  zh: { tests: /检测费不退/, quarantine: /隔离/ },
  en: { tests: /less tests/, quarantine: /quarantine/ },
  es: { tests: /menos los ensayos/, quarantine: /cuarentena/ },
  fr: { tests: /moins les essais/, quarantine: /quarantaine/ },
  ru: { tests: /за вычетом испытаний/, quarantine: /карантин/ },
} as const;

const kindsOf = (kind: OrderKind) =>
  (orderTable[kind] as readonly OrderRow[])
    .filter((row) => row.notify.length > 0)
    .map((row) => ({
      kind: 'message' in row ? row.message : row.event,
      money: 'money' in row ? row.money : null,
    }));

describe.each(languages)('a mail about an order in %s', (lang) => {
  test.each(orderKinds)('says that a %s order is released exactly when its row releases', (of) => {
    for (const { kind, money } of kindsOf(of)) {
      const { title, body } = orderMessages[lang][`orders.${kind}`];
      const says = released[lang].test(`${title} ${body}`);
      expect([kind, says]).toEqual([kind, money === 'release']);
    }
  });

  test.each(orderKinds)('says that a %s order is refunded only when its row refunds', (of) => {
    const said = kindsOf(of).filter(({ kind }) =>
      refunded[lang].test(orderMessages[lang][`orders.${kind}`].title),
    );
    expect(said.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refund', 'closeShort']));
    for (const { kind, money } of said) {
      expect([kind, money?.startsWith('refund')]).toEqual([kind, true]);
    }
  });

  test('names who bears the service fee of a price, and nobody where there is no fee', () => {
    const texts = (['priceBuyer', 'priceSeller', 'priceHalf', 'price'] as const).map(
      (kind) => orderMessages[lang][`orders.${kind}`].body,
    );
    const said = texts.map((text) => bearers[lang].map((bearer) => bearer.test(text)));
    expect(said).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
    for (const text of texts) expect(text.match(/\{\w+\}/g)).toEqual(['{service}', '{freight}']);
  });

  test('says of a return that tests may come off its refund, and where suspect pieces go', () => {
    const { tests, quarantine } = ofReturn[lang];
    for (const kind of ['acceptReturn', 'orderReturn'] as const) {
      expect(orderMessages[lang][`orders.${kind}`].body).toMatch(tests);
    }
    expect(orderMessages[lang]['orders.settlePart'].body).toMatch(quarantine);
  });

  test('names no number of days that a message is read after', () => {
    expect(orderMessages[lang]['orders.after'].title).not.toMatch(/一天|\bday|día|jour|день/);
  });
});
