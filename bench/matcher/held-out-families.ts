import { creditorReference } from '#server/bank/core/reference.ts';
import { type Family, paying } from './families.ts';
import { dayAt } from './line-maker.ts';

/** Families that no rule was written or changed for: they are only measured. */
export const heldOut: Readonly<Record<string, { weight: number; make: Family }>> = {
  brokenLine: {
    weight: 60,
    make: paying('brokenLine', (_, no) => `${no.slice(0, 6)}\n${no.slice(6)}`),
  },
  grouped: {
    weight: 100,
    make: paying('grouped', (_, no) => (creditorReference(no).match(/.{1,4}/g) ?? []).join(' ')),
  },
  wrapped: {
    weight: 80,
    make: paying('wrapped', (m, no) => `/ROC/${no}///URI/${m.between(100, 999)}`),
  },
  glued: {
    weight: 40,
    make: paying(
      'glued',
      (m, no) =>
        `${m.pick(['REF', 'INVOICE', 'KD'])}${no.replaceAll('-', '')}${m.pick(['USD', 'END', ''])}`,
    ),
  },
  endToEnd: {
    weight: 80,
    make: paying(
      'endToEnd',
      (m, no) => `EREF+${no} KREF+NONREF SVWZ+${m.pick(['Zahlung', 'Ware', 'Komponenten'])}`,
    ),
  },
  fullWidth: {
    weight: 30,
    make: paying('fullWidth', (_, no) =>
      no.replace(/[0-9A-Z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    ),
  },
  wrongDigit: {
    weight: 20,
    make: paying('wrongDigit', (m, no) => {
      const at = no.length - m.between(1, 3);
      return no.slice(0, at) + String((Number(no[at]) + m.between(1, 8)) % 10) + no.slice(at + 1);
    }),
  },
  swapped: {
    weight: 10,
    make: paying('swapped', (_, no) => no.slice(0, -2) + (no.at(-1) ?? '') + (no.at(-2) ?? '')),
  },
  cutReference: { weight: 15, make: paying('cutReference', (_, no) => no.slice(0, -1)) },
  cutName: {
    weight: 60,
    make: (maker, member) => {
      const item = maker.item(member);
      maker.line(
        'cutName',
        { items: [item] },
        { amount: item.amount, name: member.name.toUpperCase().slice(0, 35), reference: item.no },
      );
    },
  },
  otherScript: {
    weight: 60,
    make: (maker, member) => {
      const item = maker.item(member);
      maker.line(
        'otherScript',
        { items: [item] },
        {
          amount: item.amount,
          name: member.second || member.name,
          counterAccount: member.account,
          reference: item.no,
        },
      );
    },
  },
  spacedParts: {
    weight: 20,
    make: (maker, member) => {
      const item = maker.item(member, { day: 5 });
      const third = item.amount / 3n;
      for (const [at, amount] of [third, third, item.amount - 2n * third].entries()) {
        maker.line(
          'spacedParts',
          { items: [item] },
          {
            amount,
            bookedOn: dayAt(6 + at * 2),
            name: maker.nameOf(member),
            reference: `${creditorReference(item.no)} part ${at + 1}`,
          },
        );
      }
    },
  },
  manyReferences: {
    weight: 25,
    make: (maker, member) => {
      const items = Array.from({ length: maker.between(3, 8) }, () => maker.item(member));
      maker.line(
        'manyReferences',
        { items },
        {
          amount: items.reduce((all, { amount }) => all + amount, 0n),
          name: maker.nameOf(member),
          reference: items.map(({ no }) => no.replaceAll('-', '')).join('+'),
        },
      );
    },
  },
  bundle: {
    weight: 15,
    make: (maker, member) => {
      const items = [
        maker.item(member, { day: 9 }),
        maker.item(member, { day: 10 }),
        maker.item(member, { day: 11 }),
      ];
      maker.line(
        'bundle',
        { items },
        {
          amount: items.reduce((all, { amount }) => all + amount, 0n),
          bookedOn: dayAt(12),
          name: maker.nameOf(member),
          reference: 'all open items',
        },
      );
    },
  },
  sameAmounts: {
    weight: 25,
    make: (maker, member) => {
      const amount = maker.amount();
      const item = maker.item(member, { amount });
      maker.item(member, { amount });
      maker.line(
        'sameAmounts',
        { items: [item] },
        { amount, name: maker.nameOf(member), reference: item.no },
      );
    },
  },
  paidOut: {
    weight: 60,
    make: (maker, member) => {
      const item = maker.item(member, { kind: 'withdrawal' });
      maker.line(
        'paidOut',
        { items: [item] },
        {
          amount: item.amount,
          name: member.name.slice(0, 27),
          counterAccount: member.account,
          reference: `SEPA/SWIFT OUT ${item.no} OUR`,
        },
      );
    },
  },
  chargedOut: {
    weight: 10,
    make: (maker, member) => {
      const item = maker.item(member, { kind: 'withdrawal' });
      maker.line(
        'chargedOut',
        { items: [item], charge: 1800n },
        {
          amount: item.amount - 1800n,
          name: maker.nameOf(member),
          counterAccount: member.account,
          reference: `${item.no} CHGS OUR`,
        },
      );
    },
  },
  feeWords: {
    weight: 10,
    make: (maker) => {
      const amount = BigInt(maker.between(100, 2900));
      maker.line(
        'feeWords',
        { items: [], charge: amount },
        {
          amount: -amount,
          reference: maker.pick([
            'Kontoführungsgebühr',
            'frais de tenue de compte',
            'SWIFT charge for 3 payments',
            '转账手续费',
          ]),
        },
      );
    },
  },
  /** Traps: what must stay open. */
  otherInvoice: {
    weight: 3,
    make: (maker, member) => {
      const item = maker.item(member);
      maker.line('otherInvoice', null, {
        amount: item.amount,
        bookedOn: item.on,
        name: maker.nameOf(member),
        reference: `INV-${maker.between(100_000, 999_999)}`,
      });
    },
  },
  nearName: {
    weight: 3,
    make: (maker, member) => {
      const item = maker.item(member);
      maker.line('nearName', null, {
        amount: item.amount,
        name: `${member.name.replace(/ \S+$/, '')} Trading`,
        reference: item.no,
      });
    },
  },
  paidTwice: {
    weight: 3,
    make: (maker, member) => {
      const item = maker.item(member, { day: 5 });
      const line = { amount: item.amount, name: maker.nameOf(member), reference: item.no };
      maker.line('paidTwice', { items: [item] }, { ...line, bookedOn: dayAt(6) });
      maker.line('paidTwice', null, { ...line, bookedOn: dayAt(9) });
    },
  },
  tooShort: {
    weight: 2,
    make: (maker, member) => {
      const item = maker.item(member, { amount: 800_000n });
      maker.line('tooShort', null, {
        amount: item.amount - 20_000n,
        name: maker.nameOf(member),
        reference: item.no,
      });
    },
  },
};
