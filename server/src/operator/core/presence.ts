import type { RecordRef } from '#contract/operator/schemas.ts';
import { READER_EXPIRES_MS } from '#contract/operator/work-calls.ts';

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly record: RecordRef['record'];
  readonly ref: string;
  readonly beatAt: number;
}

/** Readers that are remembered; the ones longest unseen are forgotten first. */
const READERS_MAX = 2000;

/** Who has which record open, in the memory of this process: lost with it, written nowhere. */
export class Presence {
  readonly #readers = new Map<string, Reader>();

  /** Notes a beat of a reader's page. */
  note(reader: Omit<Reader, 'beatAt'>, now: Date): void {
    const key = [reader.id, reader.record, reader.ref].join('\n');
    // Taken out and put in again, so that the map goes from the longest unseen to the latest.
    this.#readers.delete(key);
    this.#readers.set(key, { ...reader, beatAt: now.getTime() });
    this.#forget(now);
  }

  /** Lists records with the names of those who have them open, without one reader. */
  list(now: Date, without: string): (RecordRef & { readonly readers: string[] })[] {
    this.#forget(now);
    const others = [...this.#readers.values()].filter(({ id }) => id !== without);
    const records = Map.groupBy(others, ({ record, ref }) => `${record}\n${ref}`);
    return [...records.values()].flatMap((readers) => {
      const [first] = readers;
      if (first === undefined) return [];
      const names = [...new Set(readers.map(({ name }) => name))].sort();
      return [{ record: first.record, ref: first.ref, readers: names }];
    });
  }

  #forget(now: Date): void {
    const since = now.getTime() - READER_EXPIRES_MS;
    for (const [key, { beatAt }] of this.#readers) {
      if (beatAt > since && this.#readers.size <= READERS_MAX) break;
      this.#readers.delete(key);
    }
  }
}
