import type { Maker, Member } from './line-maker.ts';

export type Family = (maker: Maker, member: Member) => void;

export const paying =
  (family: string, write: (maker: Maker, no: string) => string): Family =>
  (maker, member) => {
    const item = maker.item(member);
    maker.line(
      family,
      { items: [item] },
      {
        amount: item.amount,
        name: maker.nameOf(member),
        counterAccount: maker.accountOf(member),
        reference: write(maker, item.no),
      },
    );
  };

export const paidOut: Family = (maker, member) => {
  const item = maker.item(member, {
    kind: maker.pick(['withdrawal', 'exchange', 'depositReturn'] as const),
  });
  maker.line(
    'payout',
    { items: [item] },
    {
      amount: item.amount,
      name: maker.nameOf(member),
      counterAccount: member.account,
      reference: maker.random() < 0.8 ? item.no : `PAYMENT ${item.no.replaceAll('-', '')}`,
    },
  );
};
