import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { line, openSearchMarket, type SearchMarket } from '#harness/search-market.ts';
import { mpnKey } from '../core/mpn-key.ts';

const folder = new URL('../../../../../shared/data/', import.meta.url);
const SAID = 'Real part numbers are not on this machine: nothing to search among.\n';
const IN_FIRST = 3;
const NEIGHBOURS_OF_EACH = 30;

const table = (name: string): string[][] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const kept = (mpn: string) => mpn.trim().toUpperCase();
const isKept = (mpn: string) => mpn.length <= 80 && mpnKey(mpn) !== '';

let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket();
});
afterAll(() => market.close());

/** Offers real numbers, each of its first maker, in as few statements as a seller would. */
async function offer(parts: ReadonlyMap<string, string>): Promise<void> {
  const seller = market.seller();
  const lines = [...parts]
    .filter(([mpn]) => isKept(mpn))
    .map(([mpn, manufacturer]) => line(mpn, { manufacturer: manufacturer.trim() || 'Unknown' }));
  for (let from = 0; from < lines.length; from += 2000) {
    await seller.add(lines.slice(from, from + 2000));
  }
  await market.database.pool.query('analyze catalog.part');
}

/** Does something to each, a dozen at a time. */
async function forEach<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list].reverse();
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

/** Real numbers that begin as one of these does: what a search must tell it from. */
function neighbours(mpns: readonly string[]): Map<string, string> {
  const starts = new Map(mpns.map((mpn) => [mpnKey(mpn).slice(0, 6), 0]));
  const text = gunzipSync(readFileSync(new URL('mpn.tsv.gz', folder))).toString('utf8');
  const found = new Map<string, string>();
  for (const row of text.split('\n')) {
    const [mpn = '', manufacturer = ''] = row.split('\t');
    const start = mpnKey(mpn).slice(0, 6);
    const known = starts.get(start);
    if (known === undefined || known >= NEIGHBOURS_OF_EACH) continue;
    starts.set(start, known + 1);
    found.set(kept(mpn), manufacturer);
  }
  return found;
}

/** The share of typed numbers whose right part stands in the first answers, and what was missed. */
async function foundFirst(pairs: readonly (readonly string[])[]) {
  const missed: string[] = [];
  await forEach(pairs, async ([typed = '', canonical = '']) => {
    const { list } = await market.search(typed.slice(0, 80));
    const first = list.slice(0, IN_FIRST).map(({ mpn }) => mpn);
    const right = canonical.split(' | ').map(kept);
    if (!first.some((mpn) => right.includes(mpn))) missed.push(`${typed} (${canonical}): ${first}`);
  });
  return { share: 1 - missed.length / pairs.length, missed };
}

describe('real part numbers', () => {
  it('are found in the first three answers as people typed them', async () => {
    if (!existsSync(folder)) return void process.stdout.write(SAID);
    const pairs = table('typed_pairs.tsv').filter(([, , , kind]) => !kind?.startsWith('TRAP'));
    const wanted = pairs.flatMap(([, canonical = '']) => canonical.split(' | ').map(kept));
    await offer(new Map(wanted.map((mpn) => [mpn, 'Maker'])));
    const alone = await foundFirst(pairs);
    await offer(neighbours(wanted));
    const among = await foundFirst(pairs);
    process.stdout.write(
      `Typed part numbers found in the first ${IN_FIRST}, of ${pairs.length}: ` +
        `${(100 * alone.share).toFixed(1)} %, and ${(100 * among.share).toFixed(1)} % where each ` +
        `has up to ${NEIGHBOURS_OF_EACH} real numbers of the same beginning beside it\n` +
        `${alone.missed.map((one) => `  missed ${one}\n`).join('')}`,
    );
    expect(alone.share).toBeGreaterThanOrEqual(0.97);
    // A short name has many continuations, and nothing here says which of them is sold most.
    expect(among.share).toBeGreaterThanOrEqual(0.9);
  }, 120_000);

  it('that share a key are shown as different parts, never merged', async () => {
    if (!existsSync(folder)) return void process.stdout.write(SAID);
    const traps = table('mpn_traps.tsv')
      .filter(([kind]) => kind?.startsWith('collides_when_punctuation_stripped'))
      .map(([, mpns = '', maker = '']) => ({ mpns: mpns.split(' | ').map(kept), maker }))
      .filter(({ mpns }) => mpns.every(isKept));
    expect(traps.length).toBeGreaterThan(1900);
    await offer(
      new Map(
        traps.flatMap(({ mpns, maker }) =>
          mpns.map((mpn) => [mpn, maker.split(';')[0] ?? ''] as const),
        ),
      ),
    );
    await forEach(traps, async ({ mpns }) => {
      const different = [...new Set(mpns)].sort();
      for (const asked of different) {
        const { list } = await market.search(asked, { isAccurate: 1, pageSize: 20 });
        const groups = list.filter(({ mpn }) => mpns.includes(mpn));
        expect(groups[0]?.mpn, asked).toBe(asked);
        const same = different.filter((mpn) => mpnKey(mpn) === mpnKey(asked));
        expect([...new Set(groups.map(({ mpn }) => mpn))].sort(), asked).toEqual(same);
        expect(groups.every(({ ambiguous }) => ambiguous === same.length > 1)).toBe(true);
      }
    });
  }, 120_000);
});
