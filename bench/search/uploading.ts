import type { Condition, LeadTime, Packaging } from '#contract/option-schemas.ts';
import {
  mergeStock,
  previewStaged,
  type StagedRow,
  toStagedLine,
} from '#server/catalog/commands/merge-stock.ts';
import { deleteStaged, STAGE_COPY, toCopyRow } from '#server/catalog/store/stock-staging.ts';
import { copyIn } from '#server/kit/database/copy.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { median, whole } from '../report.ts';
import { searchesFor } from './asked.ts';
import { chunked, sellerId } from './fill.ts';
import type { Found, Pace, Stocked } from './finding.ts';
import { keywordMix, soughtParts } from './keywords.ts';
import type { PartNumber } from './numbers.ts';
import { Clients, share } from './rounds.ts';
import { stockLines } from './stock.ts';

const UPLOADED = 100_000;
/** Searches that go on meanwhile: so many people, each of them every so many milliseconds. */
const SEARCHERS = 8;
const EVERY_MS = 100;
const says = {
  price: true,
  condition: true,
  packaging: true,
  dateCode: true,
  leadTime: true,
  moq: false,
  breaks: false,
  chosenCondition: null,
};

/** Rows as a stock list holds them, each of another part or date code. */
export function* stagedRows(parts: readonly PartNumber[], count: number, seed: number) {
  const lines = stockLines({ parts: parts.length, sellers: 1, lines: count, seed });
  let nr = 1;
  for (const line of lines) {
    const part = parts[line.part] as PartNumber;
    nr += 1;
    const row: Omit<StagedRow, 'list'> = {
      nr,
      mpn: part.mpn,
      manufacturer: part.maker,
      quantity: line.quantity,
      unitPrice: line.price === null ? null : BigInt(line.price),
      condition: line.condition as Condition,
      packaging: line.packaging as Packaging | null,
      dateCode: line.dateCode,
      leadTime: line.leadTime as LeadTime,
      moq: null,
      priceBreaks: null,
    };
    yield row;
  }
}

interface Uploaded {
  readonly added: number;
  readonly stagingS: number;
  readonly judgingS: number;
  readonly mergingS: number;
}

/** Takes an understood list of one seller in: staged by COPY, judged and merged as the market does. */
async function upload(database: Database, stocked: Stocked, round: number): Promise<Uploaded> {
  const list = newId();
  const account = sellerId(1_000_000 + round);
  const staged = { list, account, mode: 'add' as const, columns: says };
  const texts = [...stagedRows(stocked.parts, UPLOADED, 900 + round)].map((row) =>
    toCopyRow(toStagedLine({ list, ...row })),
  );
  const marks = [performance.now()];
  const client = await database.pool.connect();
  try {
    await copyIn(client, STAGE_COPY, chunked(texts));
  } finally {
    client.release();
  }
  marks.push(performance.now());
  const judged = await previewStaged(database.db, staged);
  marks.push(performance.now());
  const { counts } = await transaction(database.db, (tx) =>
    mergeStock(tx, { ...staged, company: 'Bench', preview: judged, now: new Date() }),
  );
  marks.push(performance.now());
  const [stagingS = 0, judgingS = 0, mergingS = 0] = marks
    .slice(1)
    .map((mark, at) => (mark - (marks[at] ?? 0)) / 1000);
  await deleteStaged(database.db, list);
  const { rowCount } = await database.pool.query(
    'delete from catalog.stock_line where account = $1',
    [account],
  );
  if (rowCount !== counts.added) {
    throw new Error(`${counts.added} lines were added, and ${rowCount} are there`);
  }
  return { added: counts.added, stagingS, judgingS, mergingS };
}

const p99Of = (took: readonly number[]) => share(Float32Array.from(took).sort(), 0.99);

/** A seller's upload of 100,000 lines with every index and counter kept, while others search. */
export async function measureUpload(stocked: Stocked, { say, rounds }: Pace): Promise<Found> {
  const database = openDatabase(stocked.url, { max: 4 });
  const next = soughtParts(stocked.parts, 81);
  const texts = keywordMix(5000, next, 82).map(({ text }) => text);
  const clients = Clients.ofSearches(stocked.url, SEARCHERS, { mix: searchesFor(texts, 'bare') });
  try {
    const rates: number[] = [];
    const took: number[] = [];
    // Plans and connections are there before the first upload.
    await clients.run('mix', 1000, EVERY_MS);
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      const searching = new AbortController();
      const searches = searchUntil(clients, searching.signal);
      const { added, stagingS, judgingS, mergingS } = await upload(database, stocked, round);
      searching.abort();
      const meanwhile = await searches;
      rates.push(added / (judgingS + mergingS));
      took.push(...meanwhile);
      const p99 = p99Of(meanwhile);
      say(
        `${whole(added)} lines staged in ${stagingS.toFixed(1)} s, judged in ` +
          `${judgingS.toFixed(1)} s, merged in ${mergingS.toFixed(1)} s; ` +
          `searches p99 ${p99.toFixed(0)} ms`,
      );
    }
    return {
      rows: [],
      verdicts: [
        {
          name: 'upload of 100,000 staged lines: judged, written, counted',
          measured: median(rates),
          target: 30_000,
          unit: 'rows/s',
        },
        {
          name: 'searches while an upload runs: p99',
          measured: p99Of(took),
          target: 50,
          unit: 'ms',
          lessIsBetter: true,
        },
      ],
    };
  } finally {
    await clients.close();
    await database.close();
  }
}

/** Searches until told to stop; answers how long each took, in milliseconds. */
async function searchUntil(clients: Clients, stop: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  while (!stop.aborted) took.push(...((await clients.run('mix', 500, EVERY_MS)).took ?? []));
  return took;
}
