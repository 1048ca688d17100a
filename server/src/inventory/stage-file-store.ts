import pg from 'pg';
import { REFUSED_QUANTITY, STAGE_COPY, toCopyRow, toStagedLine } from '#server/catalog/public.ts';
import { copyIn } from '#server/kit/copy.ts';
import {
  cellText,
  isRefused,
  openSheets,
  readRows,
  restored,
  type SheetProblem,
  type SheetRow,
} from '#server/sheets/public.ts';
import { isStaged, stage } from './core/stage.ts';
import type { KeptProblem } from './import-store.ts';
import { kept } from './look.ts';
import { REFUSED_COPY, type RefusedRow, refusedText } from './refused-store.ts';
import type { StagedFile, ThreadMessage, ThreadTask } from './thread-messages.ts';

type Staging = Extract<ThreadTask, { task: 'stage' }>;
type Say = (message: ThreadMessage) => void;

const SAY_MS = 300;
/** Refused rows that are written at a time. */
const REFUSED_AT_ONCE = 2000;
const WARNINGS_OF_A_KIND = 5;
const WARNINGS_MAX = 100;
const CELLS_MAX = 120;

/** The first few remarks of each kind; a file may have a million of one. */
class Remarks {
  readonly list: KeptProblem[] = [];
  readonly #seen = new Map<string, number>();

  add(problem: SheetProblem): void {
    const seen = this.#seen.get(problem.reason) ?? 0;
    this.#seen.set(problem.reason, seen + 1);
    if (seen < WARNINGS_OF_A_KIND && this.list.length < WARNINGS_MAX) this.list.push(kept(problem));
  }
}

/** Rows on their way: what is taken goes on as text, what is refused is gathered. */
class Sorting {
  readonly #given: Staging;
  readonly remarks = new Remarks();
  rows = 0;
  refused = 0;
  #waiting: RefusedRow[] = [];

  constructor(given: Staging) {
    this.#given = given;
  }

  /** The text of a taken row; a refused one spares the stock that it names, where it names any. */
  take(row: SheetRow): string {
    this.rows += 1;
    if (isRefused(row)) {
      const [first] = row.refusals;
      if (first) this.#refuse(row, kept(first));
      return this.#spare(row.row, row.mpn);
    }
    for (const remark of row.remarks) this.remarks.add(remark);
    const { id, mapping } = this.#given;
    const { mpn, manufacturer } = row.values;
    const plain = { mpn: restored(mpn), manufacturer: restored(manufacturer ?? '') };
    const made = stage({ ...row.values, ...plain }, mapping);
    if (isStaged(made)) return toCopyRow(toStagedLine({ list: id, nr: row.row, ...made }));
    const column = mapping.fields.indexOf('unitPrice');
    this.#refuse(row, { ...made, sheet: null, row: row.row, column: column < 0 ? null : column });
    return this.#spare(row.row, plain.mpn);
  }

  #spare(nr: number, mpn: string): string {
    if (mpn === '') return '';
    const nothing = {
      unitPrice: null,
      condition: 'brandNew',
      packaging: null,
      dateCode: '',
      leadTime: 'now',
      moq: null,
      priceBreaks: null,
    } as const;
    const list = this.#given.id;
    const named = { list, nr, mpn: restored(mpn), manufacturer: '', quantity: REFUSED_QUANTITY };
    return toCopyRow(toStagedLine({ ...named, ...nothing }));
  }

  #refuse({ row: nr, cells }: SheetRow, problem: KeptProblem): void {
    this.refused += 1;
    this.#waiting.push({ nr, problem, cells: cells.slice(0, CELLS_MAX).map(cellText) });
  }

  get isFull(): boolean {
    return this.#waiting.length >= REFUSED_AT_ONCE;
  }

  takeRefused(): string[] {
    const text = this.#waiting.map((row) => refusedText(this.#given.id, row));
    this.#waiting = [];
    return text;
  }
}

/**
 * Reads a whole file into the staging tables, as fast as the database takes it and with no more of
 * it in memory than a batch. What an earlier try has staged is removed first.
 */
export async function stageFile(given: Staging, say: Say): Promise<StagedFile> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: given.url, application_name: 'assay import' });
    // A connection that breaks fails what runs on it; there is nothing else to do.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [client, aside] = [await connect(), await connect()];
  const opened = await openSheets(given.file.path, given.file.name);
  const sorting = new Sorting(given);
  try {
    await removeEarlier(aside, given.id);
    const lines = async function* () {
      let saidAt = 0;
      for await (const batch of readRows(opened, { ...given.mapping, takesZero: true })) {
        const text = batch.map((row) => sorting.take(row)).join('');
        if (text !== '') yield text;
        if (sorting.isFull) await copyIn(aside, REFUSED_COPY, sorting.takeRefused());
        const now = performance.now();
        if (now - saidAt > SAY_MS) {
          saidAt = now;
          say({ say: 'progress', rows: sorting.rows, share: opened.share() });
        }
      }
    };
    await copyIn(client, STAGE_COPY, lines());
    await copyIn(aside, REFUSED_COPY, sorting.takeRefused());
    return { rows: sorting.rows, refused: sorting.refused, warnings: sorting.remarks.list };
  } finally {
    await opened.close();
    await Promise.all([client.end(), aside.end()]);
  }
}

async function removeEarlier(client: pg.Client, id: string): Promise<void> {
  await client.query('delete from catalog.staged_fate where list = $1', [id]);
  await client.query('delete from catalog.staged_line where list = $1', [id]);
  await client.query('delete from inventory.refused_row where import = $1', [id]);
}
