import { Worker } from 'node:worker_threads';
import type { RawRow } from '../core/cell.ts';
import type { SheetLimits } from '../limits.ts';
import type { OpenedParts } from './opened.ts';
import type { ThreadInput, ThreadQuestion, ThreadResponse } from './thread-messages.ts';
import { Unreadable } from './unreadable.ts';

/**
 * Opens a file in a thread of its own, with an end to its memory and its time: a hostile file
 * ends its thread and nothing else.
 */
export async function openInThread(
  content: Uint8Array | string,
  name: string,
  limits: SheetLimits,
): Promise<OpenedParts> {
  if (content.length > limits.threadFileBytesMax) {
    const max = Math.floor(limits.threadFileBytesMax / 1024 / 1024);
    throw new Unreadable(name, 'fileTooLarge', { max });
  }
  const input: ThreadInput = { content, rowsMax: limits.rowsMax, mergesMax: limits.mergesMax };
  const worker = new Worker(new URL('./thread-entry.ts', import.meta.url), {
    workerData: input,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.threadMemoryMb },
  });
  const responses = new ResponseQueue(worker, name, limits.threadMs);
  try {
    const first = await responses.next();
    if (first.is === 'password') throw new Unreadable(name, 'filePassword');
    if (first.is !== 'sheets') throw new Unreadable(name, 'fileCorrupt');
    let share = 0;
    async function* rows(sheet: number): AsyncGenerator<RawRow[]> {
      let from: number | null = 0;
      while (from !== null) {
        const response: ThreadResponse = await responses.request({ sheet, from });
        if (response.is === 'merges') {
          throw new Unreadable(name, 'sheetMerges', { max: limits.mergesMax });
        }
        if (response.is !== 'rows') throw new Unreadable(name, 'fileCorrupt');
        share = response.share;
        from = response.next;
        if (response.rows.length > 0) yield response.rows;
      }
    }
    return {
      sheets: first.sheets,
      rows,
      share: () => share,
      close: async () => {
        await worker.terminate();
      },
    };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

/** Answers of a thread, one by one; what ends the thread ends the wait. */
class ResponseQueue {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #waitMs: number;
  readonly #came: ThreadResponse[] = [];
  #over: Unreadable | null = null;
  #wake: () => void = () => {};

  constructor(worker: Worker, name: string, waitMs: number) {
    this.#worker = worker;
    this.#name = name;
    this.#waitMs = waitMs;
    worker.on('message', (response: ThreadResponse) => {
      this.#came.push(response);
      this.#wake();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#end(new Unreadable(name, isMemory ? 'fileTooHard' : 'fileCorrupt'));
    });
    worker.on('exit', () => this.#end(new Unreadable(name, 'fileCorrupt')));
  }

  #end(reason: Unreadable): void {
    this.#over ??= reason;
    this.#wake();
  }

  request(question: ThreadQuestion): Promise<ThreadResponse> {
    this.#worker.postMessage(question);
    return this.next();
  }

  async next(): Promise<ThreadResponse> {
    const timer = setTimeout(() => {
      this.#end(new Unreadable(this.#name, 'fileTooHard'));
      // A thread that cannot be ended is none any more.
      this.#worker.terminate().catch(() => undefined);
    }, this.#waitMs);
    try {
      for (;;) {
        const response = this.#came.shift();
        if (response) return response;
        if (this.#over) throw this.#over;
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
    }
  }
}
