import { designators } from '#contract/bom/designators.ts';
import { cellText, type RawRow } from './cell.ts';
import { type ColumnProfile, isLikelyPart } from './content.ts';

/** The relation of a column to the columns beside it; shares are 0 to 1. */
export interface Relation {
  /** Rows whose whole number is as many times the count of places as in most rows. */
  readonly countsPlaces: number;
  /** A column of designators names places to count. */
  readonly hasPlaces: boolean;
  /** Cells that hold the cell of another column and more: `595-LM358DR`, `LM358DRCT-ND`. */
  readonly wraps: number;
  /** Cells whose end stands in the cell beside them, as the case does in names of library devices. */
  readonly endsInCase: number;
  /** Cells that are the cell of another column or begin it, as names of parts begin their numbers. */
  readonly begins: number;
  /** Cells whose letters and digits follow one another as in most of the column. */
  readonly uniform: number;
  /** Its cells are the products of two columns beside them: a quantity and a price. */
  readonly isProduct: boolean;
  /** Its cells times those of another column are those of a third. */
  readonly isFactor: boolean;
}

const SAMPLE_ROWS = 200;
const PLACES_CHARS_MAX = 2000;
const WRAPPED_MIN = 4;
const FIGURES_MAX = 12;
const ENDING = 3;

const folded = (text: string) => text.toUpperCase().replace(/[\s]/g, '');

/** The letters and digits of a text as classes: `RES-0012` and `CAP-7` are alike. */
const formOf = (text: string): string =>
  text
    .replace(/\p{L}+/gu, 'A')
    .replace(/\d+/g, '9')
    .replace(/\s+/g, ' ');

const numberIn = (text: string): number => {
  const plain = text.replace(/[^\d.,-]/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
};

/** The texts of columns, and what the columns of a table are to one another. */
class Sample {
  readonly #columns: readonly (readonly string[])[];
  readonly #looks: readonly ColumnProfile[];

  constructor(rows: readonly RawRow[], profiles: readonly ColumnProfile[]) {
    const some = rows.slice(0, SAMPLE_ROWS);
    this.#looks = profiles;
    this.#columns = profiles.map((_, column) =>
      some.map(({ cells }) => cellText(cells[column]).slice(0, PLACES_CHARS_MAX)),
    );
  }

  /** The share of filled cells of a column for which something holds. */
  #share(column: number, holds: (text: string, row: number) => boolean): number {
    let filled = 0;
    let held = 0;
    for (const [row, text] of (this.#columns[column] ?? []).entries()) {
      if (text === '') continue;
      filled += 1;
      if (holds(text, row)) held += 1;
    }
    return filled === 0 ? 0 : held / filled;
  }

  #at(column: number, row: number): string {
    return this.#columns[column]?.[row] ?? '';
  }

  #best(of: (profile: ColumnProfile) => number): number {
    let best = -1;
    let most = 0.5;
    for (const [column, look] of this.#looks.entries()) {
      if (of(look) > most) [best, most] = [column, of(look)];
    }
    return best;
  }

  relations(): Relation[] {
    const { products, factors } = this.#products();
    const placesAt = this.#best(({ designator, filled }) => (filled < 2 ? 0 : designator));
    const places = (this.#columns[placesAt] ?? []).map((text) =>
      text === '' ? 0 : (designators(text)?.length ?? 0),
    );
    return this.#looks.map((profile, column) => ({
      countsPlaces: profile.whole < 0.6 || placesAt < 0 ? 0 : this.#countsPlaces(column, places),
      hasPlaces: placesAt >= 0,
      wraps: profile.part < 0.3 && profile.shopNumber < 0.3 ? 0 : this.#wraps(column),
      endsInCase: profile.part < 0.3 || profile.distinct > 0.85 ? 0 : this.#endsInCase(column),
      begins: profile.part < 0.3 ? 0 : this.#begins(column),
      uniform: this.#uniform(column),
      isProduct: products.has(column),
      isFactor: factors.has(column),
    }));
  }

  /** How many cells hold the cell of one and the same other column, and more than that. */
  #wraps(column: number): number {
    let most = 0;
    for (const [other, look] of this.#looks.entries()) {
      if (other === column || look.part < 0.3) continue;
      const share = this.#share(column, (text, row) => {
        const inner = folded(this.#at(other, row));
        const outer = folded(text);
        const isPart = inner.length >= WRAPPED_MIN && isLikelyPart(this.#at(other, row));
        if (!isPart || outer.length <= inner.length) return false;
        return outer.endsWith(`-${inner}`) || (outer.startsWith(inner) && outer.endsWith('-ND'));
      });
      most = Math.max(most, share);
    }
    return most;
  }

  /** Places that are one in each row tell nothing, as each column of ones would count them. */
  #countsPlaces(column: number, places: readonly number[]): number {
    if (places.every((count) => count < 2)) return 0;
    const times = new Map<number, number>();
    for (const [row, count] of places.entries()) {
      const ratio = Number(this.#at(column, row)) / count;
      if (Number.isInteger(ratio) && ratio > 0) times.set(ratio, (times.get(ratio) ?? 0) + 1);
    }
    const [usual] = [...times].sort((one, two) => two[1] - one[1])[0] ?? [0];
    return this.#share(column, (text, row) => Number(text) === usual * (places[row] ?? 0));
  }

  #endsInCase(column: number): number {
    let most = 0;
    for (const [other, look] of this.#looks.entries()) {
      if (other === column || look.distinct > 0.85 || look.filled < 4) continue;
      // The end of a number may stand in a column of other numbers, a case there only whole.
      const isCase = look.part < 0.3;
      const share = this.#share(column, (text, row) => {
        const beside = folded(this.#at(other, row));
        const whole = folded(text);
        const isEnd = beside.length >= ENDING && whole !== beside && whole.endsWith(beside);
        return isEnd || (isCase && whole.length > ENDING && beside.includes(whole.slice(-ENDING)));
      });
      most = Math.max(most, share);
    }
    return most;
  }

  #begins(column: number): number {
    let most = 0;
    for (const [other, look] of this.#looks.entries()) {
      if (other === column || look.part < 0.3) continue;
      const share = this.#share(column, (text, row) => {
        const whole = folded(this.#at(other, row));
        return folded(text).length >= WRAPPED_MIN && whole.startsWith(folded(text));
      });
      most = Math.max(most, share);
    }
    return most;
  }

  #uniform(column: number): number {
    const counts = new Map<string, number>();
    let filled = 0;
    for (const text of this.#columns[column] ?? []) {
      if (text === '') continue;
      filled += 1;
      const form = formOf(text);
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    return filled < 4 ? 0 : Math.max(...counts.values()) / filled;
  }

  /** Columns that are the products of two others, and those of which they are made. */
  #products(): { products: Set<number>; factors: Set<number> } {
    const numbers = this.#columns.map((texts) => texts.map(numberIn));
    const figures = this.#looks.flatMap(({ whole, decimal, money }, column) =>
      whole + decimal + money > 0.8 ? [column] : [],
    );
    const products = new Set<number>();
    const factors = new Set<number>();
    for (const sum of figures.slice(0, FIGURES_MAX)) {
      for (const one of figures.slice(0, FIGURES_MAX)) {
        for (const two of figures.slice(0, FIGURES_MAX)) {
          if (one >= two || sum === one || sum === two) continue;
          if (!isProductOf(numbers[sum] ?? [], numbers[one] ?? [], numbers[two] ?? [])) continue;
          products.add(sum);
          factors.add(one).add(two);
        }
      }
    }
    return { products, factors };
  }
}

const isProductOf = (
  sums: readonly number[],
  ones: readonly number[],
  twos: readonly number[],
): boolean => {
  let compared = 0;
  let held = 0;
  for (const [row, sum] of sums.entries()) {
    const [one, two] = [ones[row] ?? Number.NaN, twos[row] ?? Number.NaN];
    if (Number.isNaN(one * two * sum) || one === 1 || two === 1) continue;
    compared += 1;
    if (Math.abs(one * two - sum) <= 0.02 * Math.abs(sum) + 0.011 * Math.max(one, two)) held += 1;
  }
  return compared >= 2 && held / compared > 0.8;
};

/** Returns the relation of each column to the others of its table. */
export const relationsOf = (
  rows: readonly RawRow[],
  profiles: readonly ColumnProfile[],
): Relation[] => new Sample(rows, profiles).relations();
