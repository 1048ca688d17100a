import { unitPriceText } from '#contract/money.ts';
import type { Condition } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { baseKey, suffixAfter } from '../core/base-key.ts';
import { candidateNumbers } from '../core/keyword-candidates.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { type BomKey, type BomOffer, type BomPartRow, partsOfKeys } from '../store/bom.ts';
import { findManufacturersByKey } from '../store/watched-parts.ts';

/** Under so many signs a number has no base: it would find anything. */
const BASE_MIN = 4;

/** A part in stock as a bill of materials is matched to it. */
export interface BomPartFound {
  readonly id: bigint;
  readonly mpn: string;
  readonly makerId: string;
  readonly maker: string;
  readonly makerKey: string;
  /** Found without packing suffix: the number itself has no stock. */
  readonly widened: boolean;
  /** The suffix after the base where it was widened; else empty. */
  readonly suffix: string;
  readonly twins: boolean;
  readonly failedLots: boolean;
  readonly sellers: number;
  readonly stock: number;
  /** 0.00001 USD a piece as text; null where every seller wants to be asked. */
  readonly lowest: string | null;
  /** When the youngest of its offers was listed; null where it has too many to look at. */
  readonly newest: Date | null;
  readonly offers: readonly BomOffer[];
}

/** Stock and manufacturers found for the texts of a bill of materials. */
export interface BomFound {
  /** Parts that a text finds, those with most sellers first; empty where none is. */
  readonly partsOf: (text: string) => readonly BomPartFound[];
  /** Other readings of a text that is no number as it stands: `YAGEO RC0402FR-071KL`. */
  readonly readingsOf: (text: string) => readonly string[];
  /** The maker of a name; its id is null where nobody knows it. */
  readonly makerOf: (name: string) => { readonly id: string | null; readonly key: string };
}

/** The lowest price of offers at any number of pieces. */
function lowestOf(offers: readonly BomOffer[]): string | null {
  const prices = offers.flatMap(([, , price, breaks]) =>
    price === null ? [] : [price, ...(breaks ?? []).map(([, lower]) => lower)],
  );
  return prices.length === 0 ? null : unitPriceText(BigInt(Math.min(...prices)));
}

const toPart = (found: BomPartRow): BomPartFound => ({
  id: found.id,
  mpn: found.mpn,
  makerId: found.makerId,
  maker: found.maker,
  makerKey: makerKey(found.maker),
  widened: found.widened,
  suffix: found.widened ? suffixAfter(found.mpn, found.base) : '',
  twins: found.twins,
  failedLots: found.failedLots,
  sellers: found.sellers,
  stock: found.stock,
  lowest: lowestOf(found.offers),
  newest: found.newest,
  offers: found.offers,
});

const bomKeyOf = (text: string): BomKey => {
  const key = mpnKey(text);
  const base = baseKey(text.normalize('NFKC').trim().toUpperCase());
  return { key, base: [...base].length < BASE_MIN ? '' : base };
};

/** Looks up all numbers and makers that a bill of materials names, at once. */
export async function findForBom(
  db: Db,
  input: {
    readonly texts: readonly string[];
    readonly makers: readonly string[];
    readonly condition: Condition | null;
    readonly now: Date;
  },
): Promise<BomFound> {
  const alternatives = new Map(input.texts.map((text) => [text, candidateNumbers(text)]));
  const keys: BomKey[] = [];
  // Places of keys in what is asked for, by key and base; and those of the texts.
  const placesByKey = new Map<string, number>();
  const places = new Map<string, number>();
  for (const text of [...input.texts, ...[...alternatives.values()].flat()]) {
    const one = bomKeyOf(text);
    if (one.key === '') continue;
    const name = `${one.key} ${one.base}`;
    const place = placesByKey.get(name) ?? keys.push(one) - 1;
    placesByKey.set(name, place);
    places.set(text, place);
  }
  const parts = new Map<number, BomPartFound[]>();
  if (keys.length > 0) {
    for (const found of await partsOfKeys(db, keys, input)) {
      const list = parts.get(found.place) ?? [];
      list.push(toPart(found));
      parts.set(found.place, list);
    }
  }
  const makerKeys = new Map([...new Set(input.makers)].map((name) => [name, makerKey(name)]));
  const makers = await findManufacturersByKey(db, [...new Set(makerKeys.values())]);
  return {
    partsOf: (text) => parts.get(places.get(text) ?? -1) ?? [],
    readingsOf: (text) => alternatives.get(text) ?? [],
    makerOf(name) {
      const key = makerKeys.get(name) ?? makerKey(name);
      return { id: makers.get(key) ?? null, key };
    },
  };
}
