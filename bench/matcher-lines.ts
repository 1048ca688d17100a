import type { ItemToMatch, LineToMatch } from '#server/bank/core/match-rules.ts';
import { creditorReference } from '#server/bank/core/reference.ts';

/** The highest charge that banks keep in these lines, in cents. */
const CHARGE_MOST = 3000;

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

const firstWords = [
  'Messwerk',
  'Nordhavn',
  'Kestrel',
  'Hollis',
  'Orsted',
  'Tianhe',
  'Piast',
  'Vega',
  'Linmao',
  'Qiyuan',
  'Alder',
  'Brightwater',
  'Castell',
  'Dunmore',
  'Eisenach',
  'Fjord',
  'Granada',
  'Helsing',
  'Ibarra',
  'Juniper',
  'Königsberg',
  'Łódzka',
  'Málaga',
  'Nørrebro',
  'Östlund',
  'Porto',
  'Quentin',
  'Rīga',
  'Søgaard',
  'Tampere',
  'Ursa',
  'Valmiera',
  'Wetzlar',
  'Xenon',
  'Ystad',
  'Zagora',
] as const;
const secondWords = [
  'Elektronik',
  'Avionics',
  'Instruments',
  'Controls',
  'Circuits',
  'Componentes',
  'Semiconductor',
  'Sensors',
  'Robotics',
  'Automation',
  'Power',
  'Optics',
  'Telecom',
  'Medical',
  'Drives',
  'Signal',
  'Microwave',
  'Photonics',
  'Relays',
  'Networks',
] as const;
const thirdWords = [
  '',
  'North',
  'Central',
  'Pacific',
  'Baltic',
  'Iberia',
  'Systems',
  'Works',
  'Supply',
  'Labs',
] as const;
const forms = [
  'GmbH',
  'A/S',
  'Ltd',
  'Inc.',
  'ApS',
  'S.L.',
  'S.A.',
  'B.V.',
  'Co., Ltd',
  'AB',
  'Oy',
  'LLC',
] as const;
const chinese = [
  '云璟',
  '启源',
  '林茂',
  '天禾',
  '北川',
  '南海',
  '华兴',
  '中科',
  '瑞丰',
  '德信',
  '新宇',
  '長河',
] as const;
const russian = [
  'Радиоком',
  'Электрон',
  'Микросхема',
  'Вектор',
  'Сигнал',
  'Квант',
  'Резонанс',
  'Импульс',
] as const;

/** A member: the name of its company, perhaps one in another script, and its account. */
interface Member {
  readonly id: string;
  readonly name: string;
  readonly second: string;
  readonly account: string;
}

const MEMBERS = 1500;
const START = Date.parse('2026-11-10T00:00:00Z');
const DAY_MS = 86_400_000;
const dayAt = (at: number): string => new Date(START + at * DAY_MS).toISOString().slice(0, 10);

/** Makes one run of lines: it draws members, records and lines, and remembers what is true. */
class Maker {
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

type Family = (maker: Maker, member: Member) => void;

const paying =
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

const paidOut: Family = (maker, member) => {
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

/** Families that the matcher was written with. */
const known: Readonly<Record<string, { weight: number; make: Family }>> = {
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

/** Families that no rule was written or changed for: they are only measured. */
const heldOut: Readonly<Record<string, { weight: number; make: Family }>> = {
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

/** Records that are open and have no line in the run, for each hundred lines. */
const IDLE_PER_HUNDRED = 15;

/** Makes `count` lines of known or held-out families, with the records that they pay and idle ones. */
export function makeDay(count: number, seed: number, which: 'known' | 'heldOut'): MadeDay {
  const maker = new Maker(seed);
  const families = Object.values(which === 'known' ? known : heldOut);
  const total = families.reduce((all, { weight }) => all + weight, 0);
  while (maker.lines.length < count) {
    let at = maker.random() * total;
    const family = families.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    family?.make(maker, maker.pick(maker.members));
    if (maker.random() * 100 < IDLE_PER_HUNDRED) maker.item(maker.pick(maker.members));
  }
  const shuffled = [...maker.lines];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(maker.random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as MadeLine, shuffled[at] as MadeLine];
  }
  return { lines: shuffled, items: maker.items };
}

/** The result of the matcher for one run. */
export interface Score {
  /** Lines that are something of ours. */
  readonly ours: number;
  /** Of them, those that were matched without a person. */
  readonly certain: number;
  /** Of those, with a charge, which a second person approves before it is booked. */
  readonly charged: number;
  /** Certain matches that are wrong. */
  readonly wrong: readonly { readonly line: MadeLine; readonly items: readonly string[] }[];
  /** Lines of each family that are ours, and how many of them were certain. */
  readonly families: ReadonlyMap<string, { ours: number; certain: number }>;
}

/** Compares proposals with the truth. */
export function scoreOf(
  { lines }: MadeDay,
  proposals: readonly {
    readonly lines: readonly LineToMatch[];
    readonly items: readonly ItemToMatch[];
    readonly charge: bigint;
    readonly certain: boolean;
  }[],
): Score {
  const certain = new Map(
    proposals
      .filter((one) => one.certain)
      .flatMap((one) => one.lines.map((line) => [line.id, one] as const)),
  );
  const families = new Map<string, { ours: number; certain: number }>();
  const wrong: { line: MadeLine; items: string[] }[] = [];
  let charged = 0;
  for (const line of lines) {
    const family = families.get(line.family) ?? { ours: 0, certain: 0 };
    families.set(line.family, family);
    if (line.truth !== null) family.ours += 1;
    const proposal = certain.get(line.id);
    if (proposal === undefined) continue;
    const items = proposal.items.map(({ id }) => id).sort();
    const isRight =
      line.truth !== null &&
      line.truth.charge === proposal.charge &&
      JSON.stringify([...line.truth.items].sort()) === JSON.stringify(items);
    if (!isRight) wrong.push({ line, items });
    else {
      family.certain += 1;
      if (proposal.charge !== 0n && items.length > 0) charged += 1;
    }
  }
  const all = [...families.values()];
  return {
    ours: all.reduce((sum, one) => sum + one.ours, 0),
    certain: all.reduce((sum, one) => sum + one.certain, 0),
    charged,
    wrong,
    families,
  };
}
