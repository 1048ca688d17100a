import type { ImportMapping } from '#contract/inventory/import-schemas.ts';
import type { StoredProblem, StoredSheet } from '../store/imports.ts';

/** A file on this machine, its name as it came. */
export interface LocalFile {
  readonly path: string;
  readonly name: string;
}

/** The task of a worker: inspect a file's beginning, or stage all of it. */
export type WorkerTask =
  | { readonly task: 'look'; readonly file: LocalFile }
  | {
      readonly task: 'stage';
      readonly file: LocalFile;
      readonly url: string;
      readonly id: string;
      readonly mapping: ImportMapping;
    };

/** The sheets found in a file, the likeliest list of parts first. */
export interface InspectedFile {
  readonly sheets: readonly StoredSheet[];
  readonly warnings: readonly StoredProblem[];
}

/** Counts and warnings of a staged file. */
export interface StagedFile {
  readonly rows: number;
  readonly refused: number;
  readonly warnings: readonly StoredProblem[];
}

export type WorkerMessage =
  | { readonly type: 'progress'; readonly rows: number; readonly share: number }
  | { readonly type: 'looked'; readonly looked: InspectedFile }
  | { readonly type: 'staged'; readonly staged: StagedFile }
  | { readonly type: 'unreadable'; readonly problem: StoredProblem };
