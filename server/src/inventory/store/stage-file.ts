import pg from 'pg';
import { REFUSED_QUANTITY, STAGE_COPY, toCopyRow, toStagedLine } from '#server/catalog/public.ts';
import { copyIn } from '#server/kit/database/copy.ts';
import {
  cellText,
  isRefused,
  openSheets,
  readRows,
  restored,
  type SheetProblem,
  type SheetRow,
  withoutFile,
} from '#server/sheets/public.ts';
import { isStaged, stageRow } from '../core/stage-row.ts';
import type { StagedFile, WorkerMessage, WorkerTask } from '../worker/messages.ts';
import type { StoredProblem } from './imports.ts';
import { REFUSED_COPY, type RefusedRow, toRefusedCopyRow } from './refused-rows.ts';

type StageTask = Extract<WorkerTask, { task: 'stage' }>;
type PostMessage = (message: WorkerMessage) => void;

const PROGRESS_MS = 300;
/** Refused rows that are written at a time. */
const REFUSED_AT_ONCE = 2000;
const WARNINGS_OF_A_KIND = 5;
const WARNINGS_MAX = 100;
const CELLS_MAX = 120;

/** The first few remarks of each kind; a file may have a million of one. */
class WarningList {
  readonly list: StoredProblem[] = [];
  readonly #counts = new Map<string, number>();

  add(problem: SheetProblem): void {
    const count = this.#counts.get(problem.reason) ?? 0;
    this.#counts.set(problem.reason, count + 1);
    if (count < WARNINGS_OF_A_KIND && this.list.length < WARNINGS_MAX)
      this.list.push(withoutFile(problem));
  }
}

/** Rows on their way: what is taken goes on as text, what is refused is gathered. */
class RowStager {
  readonly #task: StageTask;
  readonly warnings = new WarningList();
  rows = 0;
  refused = 0;
  #refusedRows: RefusedRow[] = [];

  constructor(task: StageTask) {
    this.#task = task;
  }

  /** The text of a taken row; a refused one spares the stock that it names, where it names any. */
  toCopyText(row: SheetRow): string {
    this.rows += 1;
    if (isRefused(row)) {
      const [first] = row.refusals;
      if (first) this.#refuse(row, withoutFile(first));
      return this.#stageRefused(row.row, row.mpn);
    }
    for (const remark of row.remarks) this.warnings.add(remark);
    const { id, mapping } = this.#task;
    const { mpn, manufacturer } = row.values;
    const plain = { mpn: restored(mpn), manufacturer: restored(manufacturer ?? '') };
    const staged = stageRow({ ...row.values, ...plain }, mapping);
    if (isStaged(staged)) return toCopyRow(toStagedLine({ list: id, nr: row.row, ...staged }));
    const column = mapping.fields.indexOf('unitPrice');
    this.#refuse(row, { ...staged, sheet: null, row: row.row, column: column < 0 ? null : column });
    return this.#stageRefused(row.row, plain.mpn);
  }

  #stageRefused(nr: number, mpn: string): string {
    if (mpn === '') return '';
    const defaults = {
      unitPrice: null,
      condition: 'unknown',
      packaging: null,
      dateCode: '',
      leadTime: 'now',
      moq: null,
      priceBreaks: null,
    } as const;
    const list = this.#task.id;
    const identity = { list, nr, mpn: restored(mpn), manufacturer: '', quantity: REFUSED_QUANTITY };
    return toCopyRow(toStagedLine({ ...identity, ...defaults }));
  }

  #refuse({ row: nr, cells }: SheetRow, problem: StoredProblem): void {
    this.refused += 1;
    this.#refusedRows.push({ nr, problem, cells: cells.slice(0, CELLS_MAX).map(cellText) });
  }

  get isFull(): boolean {
    return this.#refusedRows.length >= REFUSED_AT_ONCE;
  }

  drainRefused(): string[] {
    const text = this.#refusedRows.map((row) => toRefusedCopyRow(this.#task.id, row));
    this.#refusedRows = [];
    return text;
  }
}

/**
 * Reads a whole file into the staging tables, as fast as the database takes it and with no more of
 * it in memory than a batch. What an earlier try has staged is removed first.
 */
export async function stageFile(task: StageTask, post: PostMessage): Promise<StagedFile> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: task.url, application_name: 'assay import' });
    // A connection that breaks fails what runs on it; there is nothing else to do.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [client, refusedClient] = [await connect(), await connect()];
  const opened = await openSheets(task.file.path, task.file.name);
  const stager = new RowStager(task);
  try {
    await removeEarlier(refusedClient, task.id);
    const lines = async function* () {
      let postedAt = 0;
      for await (const batch of readRows(opened, { ...task.mapping, allowsZero: true })) {
        const text = batch.map((row) => stager.toCopyText(row)).join('');
        if (text !== '') yield text;
        if (stager.isFull) await copyIn(refusedClient, REFUSED_COPY, stager.drainRefused());
        const now = performance.now();
        if (now - postedAt > PROGRESS_MS) {
          postedAt = now;
          post({ type: 'progress', rows: stager.rows, share: opened.share() });
        }
      }
    };
    await copyIn(client, STAGE_COPY, lines());
    await copyIn(refusedClient, REFUSED_COPY, stager.drainRefused());
    return { rows: stager.rows, refused: stager.refused, warnings: stager.warnings.list };
  } finally {
    await opened.close();
    await Promise.all([client.end(), refusedClient.end()]);
  }
}

async function removeEarlier(client: pg.Client, id: string): Promise<void> {
  await client.query('delete from catalog.staged_fate where list = $1', [id]);
  await client.query('delete from catalog.staged_line where list = $1', [id]);
  await client.query('delete from inventory.refused_row where import = $1', [id]);
}
