import { once } from 'node:events';
import type pg from 'pg';

declare module 'pg' {
  /** The messages of a COPY; pg's types leave them out. */
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(message: string): void;
  }
}

/** The messages of a COPY that goes in, as pg's client passes them to a query of one's own. */
class CopyIn implements pg.Submittable {
  readonly done = Promise.withResolvers<number>();
  readonly #text: string;
  readonly #chunks: AsyncIterable<string> | Iterable<string>;
  #failure: unknown = null;
  #rows = 0;

  constructor(text: string, chunks: AsyncIterable<string> | Iterable<string>) {
    this.#text = text;
    this.#chunks = chunks;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#send(connection).catch((error: unknown) => {
      this.#failure ??= error;
      connection.sendCopyFail('the rows ended early');
    });
  }

  async #send(connection: pg.Connection): Promise<void> {
    for await (const chunk of this.#chunks) {
      if (this.#failure !== null) return;
      connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    if (this.#failure === null) connection.endCopyFrom();
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)/.exec(message.text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.#failure ??= error;
    this.done.reject(this.#failure);
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) this.done.resolve(this.#rows);
    else this.done.reject(this.#failure);
  }
}

/**
 * Runs `copy ... from stdin` (text format) with lines made by `copyLine`, no faster than the
 * database takes them; answers how many rows it wrote. Where making the lines fails, nothing of
 * them is written and the same failure is thrown.
 */
export function copyIn(
  client: pg.ClientBase,
  text: string,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const copy = new CopyIn(text, chunks);
  client.query(copy);
  return copy.done.promise;
}

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

export type CopyValue = string | number | bigint | null;

const copyText = (value: CopyValue): string => {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return value.toString();
  return value.replace(SPECIAL, (one) => ESCAPES[one] ?? one).replaceAll('\0', '');
};

/** One row of a COPY in the text format, its line break with it. */
export const copyLine = (values: readonly CopyValue[]): string =>
  `${values.map(copyText).join('\t')}\n`;
