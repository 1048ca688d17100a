import type { ImportState } from './table.ts';

/** Data of the event `import` for a seller's open pages while one of its files is processed. */
export interface ImportEventData {
  readonly id: string;
  readonly state: ImportState;
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** Share of the file that was read, 0 to 1. */
  readonly share: number;
}
