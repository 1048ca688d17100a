import type { ItemToMatch } from '#server/bank/core/match-rules.ts';
import { creditorReference } from '#server/bank/core/reference.ts';
import { type Family, paidOut, paying } from './families.ts';

/** The highest charge that banks keep in these lines, in cents. */
const CHARGE_MOST = 3000;

/** Families that the matcher was written with. */
export const known: Readonly<Record<string, { weight: number; make: Family }>> = {
  exact: { weight: 300, make: paying('exact', (_, no) => no) },
  checkDigits: { weight: 250, make: paying('checkDigits', (_, no) => creditorReference(no)) },
  prose: {
    weight: 80,
    make: paying(
      'prose',
      (m, no) =>
        `${m.pick(['payment for', 'your ref', 'Rechnung', 'pago'])} ${no.toLowerCase()} ${m.pick(['thank you', 'regards', '', 'SHA'])}`,
    ),
  },
  spaces: {
    weight: 70,
    make: paying('spaces', (m, no) => no.replaceAll('-', m.pick(['', ' ', '/', '.']))),
  },
  letters: {
    weight: 40,
    make: paying('letters', (_, no) => no.replace(/0/g, 'O').replace(/1/g, 'I')),
  },
  unnamed: {
    weight: 50,
    make: paying('unnamed', (m) =>
      m.pick(['', 'payment', 'goods', '货款', 'electronic components']),
    ),
  },
  payout: { weight: 70, make: paidOut },
  deposit: {
    weight: 15,
    make: (maker, member) => {
      const item = maker.item(member, { kind: 'deposit', amount: 1_000_000n });
      maker.line(
        'deposit',
        { items: [item] },
        { amount: item.amount, name: maker.nameOf(member), reference: item.no },
      );
    },
  },
  shorthand: {
    weight: 25,
    make: (maker, member) => {
      const day = maker.between(3, 16);
      const items = [maker.item(member, { day }), maker.item(member, { day })];
      const [one, two] = items as [ItemToMatch, ItemToMatch];
      maker.line(
        'shorthand',
        { items },
        {
          amount: one.amount + two.amount,
          name: maker.nameOf(member),
          counterAccount: maker.accountOf(member),
          reference: `${one.no} / ${two.no.split('-')[2]}`,
        },
      );
    },
  },
  severalReferences: {
    weight: 30,
    make: (maker, member) => {
      const items = Array.from({ length: maker.between(2, 5) }, () => maker.item(member));
      maker.line(
        'severalReferences',
        { items },
        {
          amount: items.reduce((all, { amount }) => all + amount, 0n),
          name: maker.nameOf(member),
          reference: items
            .map(({ no }) => (maker.random() < 0.5 ? no : creditorReference(no)))
            .join(maker.pick([' ', ', ', '; '])),
        },
      );
    },
  },
  parts: {
    weight: 20,
    make: (maker, member) => {
      const item = maker.item(member);
      const first = item.amount / BigInt(maker.between(2, 5));
      for (const amount of [first, item.amount - first]) {
        maker.line(
          'parts',
          { items: [item] },
          { amount, name: maker.nameOf(member), reference: item.no },
        );
      }
    },
  },
  charged: {
    weight: 25,
    make: (maker, member) => {
      const item = maker.item(member);
      const charge = BigInt(maker.pick([1500, 2500, 2000, 1250]));
      maker.line(
        'charged',
        { items: [item], charge },
        { amount: item.amount - charge, name: maker.nameOf(member), reference: item.no },
      );
    },
  },
  fee: {
    weight: 15,
    make: (maker) => {
      const amount = BigInt(maker.between(100, CHARGE_MOST));
      maker.line(
        'fee',
        { items: [], charge: amount },
        {
          amount: -amount,
          reference: maker.pick(['WIRE FEE', 'Account charges Nov', '手续费', 'COMMISSION']),
        },
      );
    },
  },
  returned: {
    weight: 5,
    make: (maker, member) => {
      const item = maker.item(member, { kind: 'withdrawalReturn' });
      maker.line(
        'returned',
        { items: [item] },
        {
          amount: item.amount,
          name: 'Southsea United Bank',
          reference: `RETURN ${item.no} ACC CLOSED`,
        },
      );
    },
  },
  thirdParty: {
    weight: 4,
    make: (maker, member) => {
      const item = maker.item(member);
      maker.line('thirdParty', null, {
        amount: item.amount,
        name: maker.nameOf(maker.pick(maker.members.filter((one) => one !== member))),
        reference: item.no,
      });
    },
  },
  unknown: {
    weight: 3,
    make: (maker, member) => {
      maker.line('unknown', null, {
        amount: maker.amount(),
        name: maker.nameOf(member),
        reference: `INV ${maker.between(10_000, 99_999)} DEPOSIT`,
      });
    },
  },
};
