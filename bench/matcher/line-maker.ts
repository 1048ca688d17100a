import type { ItemToMatch, LineToMatch } from '#server/bank/core/match-rules.ts';
import { chinese, firstWords, forms, russian, secondWords, thirdWords } from './company-words.ts';

/** A generated line with what it truly is: these records, this charge; null is nothing of ours. */
export interface MadeLine extends LineToMatch {
  readonly family: string;
  readonly truth: { readonly items: readonly string[]; readonly charge: bigint } | null;
}

/** Lines and the records that they pay, made from one seed. */
export interface MadeDay {
  readonly lines: readonly MadeLine[];
  readonly items: readonly ItemToMatch[];
}

/** Returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly second: string;
  readonly account: string;
}

const MEMBERS = 1500;
const START = Date.parse('2026-11-10T00:00:00Z');
export const DAY_MS = 86_400_000;
export const dayAt = (at: number): string =>
  new Date(START + at * DAY_MS).toISOString().slice(0, 10);

/** Makes one run of lines: it draws members, records and lines, and remembers what is true. */
export class Maker {
  readonly lines: MadeLine[] = [];
  readonly items: ItemToMatch[] = [];
  readonly random: () => number;
  readonly members: readonly Member[];
  private readonly numbers = new Set<string>();
  private count = 0;

  constructor(seed: number) {
    this.random = randomOf(seed);
    const names = new Set<string>();
    const members: Member[] = [];
    while (members.length < MEMBERS) {
      const name = [
        this.pick(firstWords),
        this.pick(secondWords),
        this.pick(thirdWords),
        this.pick(forms),
      ]
        .filter(Boolean)
        .join(' ');
      const bare = name.replace(/ \S+$/, '');
      if (names.has(bare)) continue;
      names.add(bare);
      const at = members.length;
      const second =
        at % 5 === 0
          ? `${this.pick(chinese)}${this.pick(chinese)}${at}电子有限公司`
          : at % 7 === 0
            ? `ООО «${this.pick(russian)} ${at}»`
            : '';
      members.push({
        id: `m${at}`,
        name,
        second,
        account: `DE${String(10_000_000 + at * 7919)}${at}`,
      });
    }
    this.members = members;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }
  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }
  amount(): bigint {
    const cents =
      this.random() < 0.25 ? this.between(1, 400) * 10_000 : this.between(5_000, 5_000_000);
    return BigInt(cents);
  }
  private number(prefix: string, day: number): string {
    const width = this.random() < 0.9 ? 4 : 6;
    const date = dayAt(day).slice(2).replaceAll('-', '');
    for (;;) {
      const no = `${prefix}-${date}-${this.between(10 ** (width - 1), 10 ** width - 1)}`;
      if (this.numbers.has(no)) continue;
      this.numbers.add(no);
      return no;
    }
  }
  /** A record of a member. */
  item(
    member: Member,
    facts: { kind?: ItemToMatch['kind']; amount?: bigint; day?: number } = {},
  ): ItemToMatch {
    const { kind = 'recharge', amount = this.amount(), day = this.between(3, 16) } = facts;
    const isOut = kind === 'withdrawal' || kind === 'exchange' || kind === 'depositReturn';
    const prefix =
      kind === 'recharge' ? 'RC' : kind === 'deposit' ? 'DP' : kind === 'exchange' ? 'EX' : 'WD';
    this.count += 1;
    const made: ItemToMatch = {
      kind,
      id: `i${this.count}`,
      no: this.number(prefix, day),
      references: [],
      amount: isOut ? -amount : amount,
      owner: member.id,
      names: [member.name, member.second].filter(Boolean),
      accounts: this.random() < 0.6 ? [member.account] : [],
      on: dayAt(day),
    };
    this.items.push(made);
    return made;
  }
  /** A line that pays records, or nothing of ours. */
  line(
    family: string,
    truth: { items: readonly ItemToMatch[]; charge?: bigint } | null,
    line: Partial<Omit<LineToMatch, 'id'>> & { amount: bigint },
  ): void {
    const charge = truth?.charge ?? 0n;
    const on = truth?.items[0]?.on ?? dayAt(this.between(3, 18));
    const later = new Date(Date.parse(on) + this.between(0, 3) * DAY_MS).toISOString().slice(0, 10);
    this.lines.push({
      id: `l${this.lines.length}`,
      bookedOn: later,
      name: '',
      counterAccount: '',
      reference: '',
      ...line,
      family,
      truth: truth && { items: truth.items.map(({ id }) => id), charge },
    });
  }
  /** How a payer's name comes: as it is, in capitals, without accents, without its form. */
  nameOf(member: Member): string {
    const way = this.between(0, 3);
    if (way === 0) return member.name;
    if (way === 1) return member.name.toUpperCase();
    if (way === 2) return member.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    return member.name.replace(/ \S+$/, '');
  }
  accountOf = (member: Member): string => (this.random() < 0.7 ? member.account : '');
}
