import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { BASE_PATH, type Call, type Output } from '#contract/call.ts';
import { importApply, importMap, importOne, importUpload } from '#contract/inventory/calls.ts';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { unitPriceText } from '#contract/money.ts';
import { whole } from '../report.ts';
import { startChild } from './child.ts';
import { chunked } from './fill.ts';
import type { Found, Stocked } from './finding.ts';
import { stagedRows } from './uploading.ts';

const MEMORY_MAX_MB = 512;
const LOOK_MS = 250;
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A stock list as a seller saves it. */
function* sheet(stocked: Stocked, rows: number): Generator<string> {
  yield 'Part Number,Manufacturer,Qty,Unit Price (USD),Date Code,Condition\n';
  for (const { mpn, manufacturer, quantity, unitPrice, dateCode, condition } of stagedRows(
    stocked.parts,
    rows,
    901,
  )) {
    const price = unitPrice === null ? '' : unitPriceText(unitPrice);
    const cells = [mpn, manufacturer, String(quantity), price, dateCode, condition];
    yield `${cells.map(quoted).join(',')}\n`;
  }
}

/** A seller's way through an import, as the page goes it. */
class Seller {
  readonly #base: string;
  readonly #header: Record<string, string>;

  constructor(port: number, header: Record<string, string>) {
    this.#base = `http://127.0.0.1:${port}${BASE_PATH}`;
    this.#header = header;
  }

  async #answer<C extends Call>(call: C, body: string | FormData): Promise<Output<C>> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const headers = { ...this.#header, ...type };
    const reply = await fetch(this.#base + call.path, { method: 'POST', headers, body });
    const { code, data } = (await reply.json()) as { code: number; data: Output<C> };
    if (code !== 0) throw new Error(`${call.path}: ${JSON.stringify(data)}`);
    return data;
  }

  async upload(file: string): Promise<ImportView> {
    const form = new FormData();
    form.append('file', await openAsBlob(file), 'stock.csv');
    return this.#answer(importUpload, form);
  }

  move(call: typeof importMap | typeof importApply, input: object): Promise<ImportView> {
    return this.#answer(call, JSON.stringify(input));
  }

  /** Looks until the import stands in a state; throws where it failed. */
  async until(id: string, state: ImportView['state']): Promise<ImportView> {
    for (;;) {
      const seen = await this.#answer(importOne, JSON.stringify({ id }));
      if (seen.state === state) return seen;
      if (seen.state === 'failed') throw new Error(`import: ${JSON.stringify(seen.problem)}`);
      await pause(LOOK_MS);
    }
  }
}

/** One file of a million rows through upload, columns, preview and writing; and its memory. */
export async function measureImport(
  stocked: Stocked,
  { rows, say }: { readonly rows: number; readonly say: (line: string) => void },
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-list-'));
  const file = join(folder, 'stock.csv');
  say(`writing a file of ${whole(rows)} rows`);
  await pipeline(Readable.from(chunked(sheet(stocked, rows))), createWriteStream(file));
  const child = await startChild<{ port: number; header: Record<string, string> }>(
    'import-server.ts',
    [stocked.url],
  );
  try {
    const at = child.ready;
    const seller = new Seller(at.port, at.header);
    const held = await child.ask<number>('held');
    const marks: number[] = [performance.now()];
    const mark = (what: string) => {
      marks.push(performance.now());
      say(`${what} after ${(((marks.at(-1) ?? 0) - (marks[0] ?? 0)) / 1000).toFixed(1)} s`);
    };
    const uploaded = await seller.upload(file);
    const looked = await seller.until(uploaded.id, 'mapping');
    mark('uploaded and looked at');
    const { id, version, mapping } = looked;
    await seller.move(importMap, { id, version, mapping, mode: 'add' });
    const previewed = await seller.until(id, 'preview');
    mark('read and judged');
    await seller.move(importApply, { id, version: previewed.version });
    const done = await seller.until(id, 'done');
    mark('written');
    const kilobytes = await child.ask<number>('memory');
    const seconds = ((marks[3] ?? 0) - (marks[0] ?? 0)) / 1000;
    say(`${JSON.stringify(done.counts)}, ${whole(rows / seconds)} rows/s from file to stock`);
    say(`${whole(held / 1024)} MB before it, ${whole(kilobytes / 1024)} MB at the highest`);
    return {
      rows: [],
      verdicts: [
        {
          name: `import of one file of ${whole(rows)} rows: memory beside the market's own`,
          measured: (kilobytes - held) / 1024,
          target: MEMORY_MAX_MB,
          unit: 'MB',
          lessIsBetter: true,
        },
      ],
    };
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
