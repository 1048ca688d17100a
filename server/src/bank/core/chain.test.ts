import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedLink, findOverlap, placeLines, type StoredLine } from './chain.ts';
import { countLines, fingerprintOf, type ReadLine, type ReadStatement } from './statement.ts';

const sum = (lines: readonly ReadLine[]) => lines.reduce((all, { amount }) => all + amount, 0n);
const onDay = (day: number) => `2026-11-${day}`;

/** A line of a day in November; formats say it in texts of their own. */
const line = (amount: bigint, day = 17, reference = 'FEE'): ReadLine => ({
  ...{ bookedOn: onDay(day), valueOn: onDay(day), amount, reference },
  ...{ name: '', counterAccount: '', bankReference: '' },
});

/** A statement whose days are those of its lines. */
function read(
  facts: Partial<ReadStatement> & { readonly opening: bigint; readonly lines: readonly ReadLine[] },
): ReadStatement {
  const days = facts.lines.map(({ bookedOn }) => bookedOn).sort();
  return {
    format: 'camt053',
    currency: 'USD',
    account: '1',
    statementNo: '',
    openedOn: days[0] ?? '',
    closedOn: days.at(-1) ?? '',
    closing: facts.opening + sum(facts.lines),
    ...facts,
  };
}

/** An account that imports statements as the command does. */
class Account {
  readonly #chain: DatedLink[] = [];
  readonly #lines: StoredLine[] = [];

  /** Returns how many lines were new. */
  bring(one: ReadStatement): number | 'overlap' {
    const chain = this.#chain.toSorted((a, b) =>
      `${a.closedOn}${a.openedOn}`.localeCompare(`${b.closedOn}${b.openedOn}`),
    );
    const own = new Set(one.lines.map(fingerprintOf));
    const lines = this.#lines.filter(({ fingerprint }) => own.has(fingerprint));
    const { fresh, known } = placeLines(one, { chain, lines });
    if (fresh.length === 0 && known.length > 0) return 0;
    if (findOverlap(one, chain, known) !== null) return 'overlap';
    const id = String(chain.length);
    const knownSum = sum(known);
    let sumSoFar = one.opening;
    for (const { fingerprint, occurrence, amount } of fresh) {
      sumSoFar += amount;
      const balance = known.length === 0 ? sumSoFar : null;
      this.#lines.push({ fingerprint, occurrence, statement: id, balance });
    }
    this.#chain.push({ ...one, id, knownSum });
    return fresh.length;
  }

  get places(): string[] {
    return this.#lines.map(({ fingerprint, occurrence }) => `${fingerprint}/${occurrence}`);
  }
}

/** The pages of a day, each going on with the one before. */
function pagesOf(amounts: readonly (readonly bigint[])[], isNumbered = true): ReadStatement[] {
  let opening = 10_000n;
  return amounts.map((page, index) => {
    const statementNo = isNumbered ? `7/${index + 1}` : '7';
    const lines = page.map((amount) => line(amount));
    const one = read({ format: 'mt940', statementNo, opening, lines });
    opening = one.closing;
    return one;
  });
}
const yesterday = read({ opening: 0n, lines: [line(10_000n, 16)] });

describe('equal lines', () => {
  it('of pages are each stored once, however often and in which order pages are repeated', () => {
    const amount = fc.constantFrom(-2_500n, 2_500n, 1_000n);
    const page = fc.array(amount, { minLength: 1, maxLength: 4 });
    const pages = fc.array(page, { minLength: 1, maxLength: 5 });
    const repeats = fc.array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(pages, repeats, (amounts, again) => {
        const file = pagesOf(amounts);
        const account = new Account();
        account.bring(yesterday);
        for (const [index, one] of file.entries()) {
          expect(account.bring(one)).toBe(one.lines.length);
          for (const repeat of again[index] ?? []) {
            const stored = file[repeat % (index + 1)];
            if (stored !== undefined) expect(account.bring(stored)).toBe(0);
          }
        }
        for (const one of file) expect(account.bring(one)).toBe(0);
        expect(new Set(account.places).size).toBe(1 + amounts.flat().length);
      }),
    );
  });

  it('are never stored twice, whichever parts of some days are imported in which order', () => {
    const amount = fc.constantFrom(-2_500n, 2_500n, 1_000n);
    const made = fc.tuple(amount, fc.boolean());
    const part = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(
        fc.constantFrom('csv' as const, 'mt940' as const),
        fc.array(made, { minLength: 2, maxLength: 8 }),
        fc.array(part, { minLength: 1, maxLength: 6 }),
        (format, drafts, parts) => {
          let day = 17;
          const all = drafts.map(([minor, isNextDay]) => line(minor, isNextDay ? ++day : day));
          const account = new Account();
          account.bring(yesterday);
          for (const [start, length] of parts) {
            const from = start % all.length;
            const lines = all.slice(from, from + 1 + (length % (all.length - from)));
            account.bring(read({ format, opening: 10_000n + sum(all.slice(0, from)), lines }));
          }
          const counts = countLines([...yesterday.lines, ...all]);
          const right = new Set(counts.map((one) => `${one.fingerprint}/${one.occurrence}`));
          expect(account.places.filter((place) => !right.has(place))).toEqual([]);
        },
      ),
    );
  });

  it('of two statements with one number are stored too, in either order', () => {
    const file = pagesOf([[-2_500n], [-2_500n]], false);
    for (const order of [file, file.toReversed()]) {
      const account = new Account();
      account.bring(yesterday);
      const outcomes = [...order, ...order].map((one) => account.bring(one));
      expect(outcomes).toEqual([1, 1, 0, 0]);
    }
  });

  it('of a whole day are those of its pages, and the other way round', () => {
    const file = pagesOf([[-2_500n, 900n], [-2_500n]]);
    const lines = file.flatMap((page) => page.lines);
    const whole = read({ format: 'mt940', statementNo: '8', opening: 10_000n, lines });
    const [paged, single] = [new Account(), new Account()];
    expect([yesterday, ...file, whole].map((one) => paged.bring(one))).toEqual([1, 2, 1, 0]);
    expect([yesterday, whole, ...file].map((one) => single.bring(one))).toEqual([1, 3, 0, 0]);
  });

  it('of an export that grew are known, also in another order where they come to nothing', () => {
    const noon = read({ format: 'csv', opening: 10_000n, lines: [line(500n), line(-500n)] });
    const grown = [line(700n), line(-500n), line(500n)];
    const evening = read({ format: 'csv', opening: 10_000n, lines: grown });
    const account = new Account();
    const outcomes = [yesterday, noon, evening, noon].map((one) => account.bring(one));
    expect(outcomes).toEqual([1, 2, 1, 0]);
  });

  it('of an export are known in a statement of the whole day that has the same texts', () => {
    const noon = read({ format: 'csv', opening: 10_000n, lines: [line(500n), line(-500n)] });
    const whole = read({ opening: 10_000n, lines: [...noon.lines, line(70n)] });
    const account = new Account();
    expect([yesterday, noon, whole].map((one) => account.bring(one))).toEqual([1, 2, 1]);
  });

  it('of some days of a longer export are known, also where those days come to nothing', () => {
    const days = [line(100n, 17), line(200n, 17), line(500n, 18), line(-500n, 18)];
    const account = new Account();
    account.bring(yesterday);
    expect(account.bring(read({ format: 'csv', opening: 10_000n, lines: days }))).toBe(4);
    const first = days.slice(0, 2).toReversed();
    expect(account.bring(read({ format: 'csv', opening: 10_000n, lines: first }))).toBe(0);
    expect(account.bring(read({ format: 'csv', opening: 10_300n, lines: days.slice(2) }))).toBe(0);
  });
});

describe('days that are imported again in another format', () => {
  const balances = new Map<number, bigint>();
  for (let day = 11, balance = 10_000n; day <= 21; day += 1) {
    balances.set(day, balance);
    balance += BigInt(day * 100);
  }
  /** The statement of some days; each of them has a line of its own. */
  function days(from: number, to: number, format: ReadStatement['format'] = 'camt053') {
    const lines: ReadLine[] = [];
    for (let day = from; day <= to; day += 1) lines.push(line(BigInt(day * 100), day, format));
    return read({ format, opening: balances.get(from) ?? 0n, lines });
  }
  const following = (...stored: ReadStatement[]) => {
    const account = new Account();
    account.bring(read({ opening: 0n, lines: [line(10_000n, 10)] }));
    for (const one of stored) account.bring(one);
    return account;
  };

  it.each([
    [11, 15],
    [11, 11],
    [13, 13],
    [15, 20],
    [20, 20],
    [11, 20],
    [11, 21],
  ])('are refused from %i to %i where a statement from 11 to 20 is there', (from, to) => {
    expect(following(days(11, 20)).bring(days(from, to, 'mt940'))).toBe('overlap');
  });

  it('are refused where they come to nothing, or have no line', () => {
    const turned = (format: ReadStatement['format'], ...later: ReadLine[]) =>
      read({
        format,
        opening: 10_000n,
        lines: [line(500n, 11, format), line(-500n, 11, format), ...later],
      });
    expect(following(turned('camt053', line(70n, 12))).bring(turned('mt940'))).toBe('overlap');
    expect(following(turned('camt053')).bring(turned('mt940'))).toBe('overlap');
    expect(following(turned('mt940')).bring(turned('camt053', line(70n, 12)))).toBe('overlap');
    const quiet = { openedOn: onDay(13), closedOn: onDay(13), opening: balances.get(13) ?? 0n };
    expect(following(days(11, 20)).bring(read({ ...quiet, lines: [] }))).toBe('overlap');
  });

  it('are refused where only pages of the same day are there, or one page comes', () => {
    const pages = [
      read({ format: 'mt940', opening: 10_000n, lines: [line(700n, 11, 'a')] }),
      read({ format: 'mt940', opening: 10_700n, lines: [line(400n, 11, 'b')] }),
    ];
    const [, second = days(11, 11)] = pages;
    expect(following(...pages).bring(days(11, 11))).toBe('overlap');
    expect(following(days(11, 11)).bring(second)).toBe('overlap');
  });

  it('are taken where they were missing, before a later statement and up to its first day', () => {
    expect(following(days(14, 20)).bring(days(11, 13, 'mt940'))).toBe(3);
    const later = { ...days(14, 20), openedOn: onDay(13) };
    expect(following(later).bring(days(11, 13, 'mt940'))).toBe(3);
    expect(following(days(11, 13)).bring(days(14, 20, 'mt940'))).toBe(7);
  });

  it('change nothing in the format in which they are there', () => {
    const account = following(days(11, 20));
    expect([days(11, 15), days(13, 13), days(11, 20)].map((one) => account.bring(one))).toEqual([
      0, 0, 0,
    ]);
  });

  it('are taken in part where the rest of them is there and they lead to it', () => {
    expect(following(days(13, 20)).bring(days(11, 15))).toBe(2);
  });
});
