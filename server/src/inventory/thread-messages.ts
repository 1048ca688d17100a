import type { ImportMapping } from '#contract/inventory/imports.ts';
import type { KeptProblem, KeptSheet } from './import-store.ts';

/** A file on this machine, its name as it came. */
export interface FileHere {
  readonly path: string;
  readonly name: string;
}

/** What a thread is started with: to look at a file's beginning, or to stage all of it. */
export type ThreadTask =
  | { readonly task: 'look'; readonly file: FileHere }
  | {
      readonly task: 'stage';
      readonly file: FileHere;
      readonly url: string;
      readonly id: string;
      readonly mapping: ImportMapping;
    };

/** What a look found: its sheets, that which looks most like a list of parts first. */
export interface Looked {
  readonly sheets: readonly KeptSheet[];
  readonly warnings: readonly KeptProblem[];
}

/** What staging found besides the rows. */
export interface StagedFile {
  readonly rows: number;
  readonly refused: number;
  readonly warnings: readonly KeptProblem[];
}

export type ThreadMessage =
  | { readonly say: 'progress'; readonly rows: number; readonly share: number }
  | { readonly say: 'looked'; readonly looked: Looked }
  | { readonly say: 'staged'; readonly staged: StagedFile }
  | { readonly say: 'unreadable'; readonly problem: KeptProblem };
