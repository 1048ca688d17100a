/** The common fields of the histories of lines and returned payments. */
export interface HistoryEntry {
  readonly version: number;
  readonly entryAt: Date;
  readonly event: string;
  readonly person: string | null;
  readonly name: string;
  readonly note: string;
}
