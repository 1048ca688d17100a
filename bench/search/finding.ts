import { mpnKey } from '#server/catalog/core/mpn-key.ts';
import { LiveIndex } from '#server/catalog/engine/live-index.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { median, type Verdict, whole } from '../report.ts';
import { meantFound, pkStatement, searchesFor } from './asked.ts';
import { type Kind, keywordMix, keywordsOf, mistyped, mix, soughtParts } from './keywords.ts';
import type { PartNumber } from './numbers.ts';
import { chanceOf } from './random.ts';
import { Clients, type Figures, pairedRounds, ratioOf } from './rounds.ts';

/** The results of a phase: rows of its table, and figures that are judged against a target. */
export interface Found {
  readonly rows: string[][];
  readonly verdicts: Verdict[];
}

/** A filled database, and what is in stock there. */
export interface Stocked {
  readonly url: string;
  readonly parts: readonly PartNumber[];
  readonly lines: number;
}

/** How long and how often a phase measures. */
export interface Pace {
  readonly rounds: number;
  readonly warmUp: number;
  readonly ms: number;
  readonly say: (line: string) => void;
}

const CLIENTS = 16;
const KEYWORDS = 20_000;
const rate = ({ perSecond }: Figures) => perSecond;
const p99 = (figures: Figures) => figures.p99;

const rowOf = (title: string, figures: readonly Figures[], to: readonly Figures[]) => [
  title,
  whole(median(figures.map(rate))),
  ratioOf(figures, to, rate).toFixed(2),
  median(figures.map(({ p50 }) => p50)).toFixed(2),
  median(figures.map(p99)).toFixed(2),
  ratioOf(figures, to, p99).toFixed(2),
];

export const findingHead = [
  'finding, 16 clients',
  'a second',
  'x one line',
  'p50 ms',
  'p99 ms',
  'x its p99',
];

/** The mix by its two names, as one market is asked. */
function mixOn({ url, parts }: Stocked, seed: number): Clients {
  const keywords = keywordMix(KEYWORDS, soughtParts(parts, seed), seed + 1);
  const texts = keywords.map(({ text }) => text);
  return Clients.ofSearches(url, CLIENTS, {
    mix: searchesFor(texts, 'bare'),
    full: searchesFor(texts, 'full'),
  });
}

const linesOn = ({ url, lines }: Stocked): Clients =>
  Clients.ofStatements(url, CLIENTS, [pkStatement(lines)]);

/** The mix, bare and with all that a page shows, beside lookups of one line. */
export async function measureMix(stocked: Stocked, pace: Pace): Promise<Found> {
  const lines = linesOn(stocked);
  const searches = mixOn(stocked, 11);
  try {
    const names = ['pk', 'mix', 'full'];
    const loads = names.map((key) => ({
      key,
      run: (ms: number) => (key === 'pk' ? lines : searches).run(key, ms),
    }));
    const kept = await pairedRounds(loads, pace);
    const [pk = [], bare = [], full = []] = names.map((name) => kept.get(name));
    const verdict = (name: string, measured: number, target: number) => ({
      name,
      measured,
      target,
      unit: 'x',
    });
    return {
      rows: [
        rowOf('one line by its primary key', pk, pk),
        rowOf('the mix', bare, pk),
        rowOf('the mix with filters, facets, standing', full, pk),
      ],
      verdicts: [
        verdict('mix: rate beside one line', ratioOf(bare, pk, rate), 0.5),
        {
          ...verdict('mix: p99 beside one line', ratioOf(bare, pk, p99), 2.5),
          lessIsBetter: true,
        },
        verdict('mix with filters and facets: rate beside one line', ratioOf(full, pk, rate), 0.3),
      ],
    };
  } finally {
    await lines.close();
    await searches.close();
  }
}

/** Each kind alone: where the time goes. Held against no target. */
export async function measureKinds(stocked: Stocked, pace: Pace): Promise<Found> {
  const kinds = Object.keys(mix) as Kind[];
  const asked = kinds.map((kind, at) => {
    const next = soughtParts(stocked.parts, 31 + at);
    const texts = keywordsOf(kind, KEYWORDS / 4, next, 41 + at).map(({ text }) => text);
    return [kind, searchesFor(texts, 'bare')] as const;
  });
  const lines = linesOn(stocked);
  const searches = Clients.ofSearches(stocked.url, CLIENTS, Object.fromEntries(asked));
  try {
    const loads = ['pk', ...kinds].map((key) => ({
      key,
      run: (ms: number) => (key === 'pk' ? lines : searches).run(key, ms),
    }));
    const kept = await pairedRounds(loads, pace);
    const pk = kept.get('pk') ?? [];
    const rows = kinds.map((kind) => rowOf(`only ${kind}`, kept.get(kind) ?? [], pk));
    return { rows, verdicts: [] };
  } finally {
    await lines.close();
    await searches.close();
  }
}

const RECALL_TRIES = 500;

/** The share of mistyped numbers whose part is among the answers, with one and with two errors. */
export async function measureRecall(
  { url, parts }: Stocked,
  say: (line: string) => void,
): Promise<Found> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { index } = await new LiveIndex().load(database.db);
    const chance = chanceOf(71);
    const next = soughtParts(parts, 72, 8);
    const missed: string[] = [];
    const shares: number[] = [];
    for (const errors of [1, 2]) {
      let [tries, found] = [0, 0];
      while (tries < RECALL_TRIES) {
        const { mpn } = next();
        let text = mpn;
        for (let n = 0; n < errors; n += 1) text = mistyped(text, chance, errors === 1);
        // Two errors are looked for where a number has eight signs or more.
        if (errors === 2 && mpnKey(text).length < 8) continue;
        const isFound = meantFound(index, text, mpn);
        // A number that was mistyped into another number in stock counts as that number.
        if (isFound === null) continue;
        tries += 1;
        if (isFound) found += 1;
        else missed.push(`${text} for ${mpn}`);
      }
      shares.push(found / tries);
      say(`missed: ${missed.splice(0).slice(0, 5).join(', ')}`);
      say(`recall with ${errors} typing ${errors === 1 ? 'error' : 'errors'}: ${found / tries}`);
    }
    const [one = 0, two = 0] = shares;
    return {
      rows: [],
      verdicts: [
        { name: 'recall, one typing error', measured: one, target: 0.99, unit: 'of 1' },
        { name: 'recall, two typing errors', measured: two, target: 0.95, unit: 'of 1' },
      ],
    };
  } finally {
    await database.close();
  }
}

/** How much slower the mix is among ten times as many lines, both measured in the same rounds. */
export async function measureGrowth(small: Stocked, big: Stocked, pace: Pace): Promise<Found> {
  const few = mixOn(small, 51);
  const many = mixOn(big, 51);
  try {
    const kept = await pairedRounds(
      [
        { key: 'few', run: (ms) => few.run('mix', ms) },
        { key: 'many', run: (ms) => many.run('mix', ms) },
      ],
      pace,
    );
    const [a = [], b = []] = [kept.get('few'), kept.get('many')];
    return {
      rows: [
        rowOf(`the mix among ${whole(small.lines)} lines`, a, a),
        rowOf(`the mix among ${whole(big.lines)} lines`, b, a),
      ],
      verdicts: [
        {
          name: 'growth: how much slower among ten times as many',
          measured: ratioOf(a, b, rate),
          target: 1.5,
          unit: 'x',
          lessIsBetter: true,
        },
      ],
    };
  } finally {
    await few.close();
    await many.close();
  }
}
