import type { ImportState } from './table.ts';

/** What open pages of a seller are told (event `import`) while one of its files is worked on. */
export interface ImportTold {
  readonly id: string;
  readonly state: ImportState;
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** Share of the file that was read, 0 to 1. */
  readonly share: number;
}
