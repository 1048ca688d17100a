import type { Row } from '../state-machine.ts';

/** Where an import of a stock list stands. */
export const importStates = [
  'uploaded',
  'mapping',
  'reading',
  'preview',
  'applying',
  'done',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** `reader` is the program that reads files and writes stock. */
export const importActors = ['seller', 'reader', 'clock'] as const;
export type ImportActor = (typeof importActors)[number];

/** An import that waits for its seller ends after so long; its file is removed. */
export const importPatience = '7d';

/**
 * The way of a stock list: its head is looked at, its columns are named, it is read, what it would
 * change is shown, and only then is anything written. A list that came without a person (by key,
 * folder) takes `map` and `apply` by the reader where nothing is doubtful.
 */
export const importTable = [
  { event: 'look', from: 'uploaded', to: 'mapping', by: ['reader'] },
  { event: 'map', from: 'mapping', to: 'reading', by: ['seller', 'reader'] },
  { event: 'read', from: 'reading', to: 'preview', by: ['reader'] },
  { event: 'remap', from: 'preview', to: 'mapping', by: ['seller'] },
  { event: 'apply', from: 'preview', to: 'applying', by: ['seller', 'reader'] },
  // The stock changed since the preview was shown, so that it would do something else now.
  { event: 'outdated', from: 'applying', to: 'preview', by: ['reader'] },
  // The staged rows are lost (the database was stopped hard): the file is read again.
  { event: 'reread', from: 'preview', to: 'reading', by: ['reader'] },
  { event: 'reread', from: 'applying', to: 'reading', by: ['reader'] },
  { event: 'applied', from: 'applying', to: 'done', by: ['reader'], notify: ['seller'] },
  { event: 'undo', from: 'done', to: 'undoing', by: ['seller'], when: 'undoable' },
  { event: 'undone', from: 'undoing', to: 'undone', by: ['reader'], notify: ['seller'] },
  {
    event: 'fail',
    from: 'uploaded',
    to: 'failed',
    by: ['reader'],
    notify: ['seller'],
    message: 'failed',
  },
  {
    event: 'fail',
    from: 'reading',
    to: 'failed',
    by: ['reader'],
    notify: ['seller'],
    message: 'failed',
  },
  {
    event: 'fail',
    from: 'applying',
    to: 'failed',
    by: ['reader'],
    notify: ['seller'],
    message: 'failed',
  },
  // The lines it wrote stay.
  {
    event: 'fail',
    from: 'undoing',
    to: 'done',
    by: ['reader'],
    notify: ['seller'],
    message: 'kept',
  },
  { event: 'cancel', from: 'uploaded', to: 'cancelled', by: ['seller'] },
  { event: 'cancel', from: 'mapping', to: 'cancelled', by: ['seller'] },
  { event: 'cancel', from: 'reading', to: 'cancelled', by: ['seller'] },
  { event: 'cancel', from: 'preview', to: 'cancelled', by: ['seller'] },
  // A list that came without a person makes room for a newer one, so that a feed never stops.
  { event: 'supersede', from: 'mapping', to: 'cancelled', by: ['reader'] },
  { event: 'supersede', from: 'preview', to: 'cancelled', by: ['reader'] },
  { event: 'lapse', from: 'mapping', to: 'cancelled', by: ['clock'], due: importPatience },
  { event: 'lapse', from: 'preview', to: 'cancelled', by: ['clock'], due: importPatience },
] as const satisfies readonly Row<ImportState, ImportActor>[];

export type ImportRow = (typeof importTable)[number];
export type ImportEvent = ImportRow['event'];

/** States in which the program works on the import. */
export const importBusy = ['uploaded', 'reading', 'applying', 'undoing'] as const;
/** States in which the import waits for its seller. */
export const importWaits = ['mapping', 'preview'] as const;
