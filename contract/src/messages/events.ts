/** Below the base path: a stream of what happens to the reader, told as it happens. */
export const EVENTS_PATH = '/events';

/** What an open page is told of a box: that something came, with its link, or that it was marked. */
export interface Told {
  readonly what: 'came' | 'marked';
  /** The page of what a message is about; null where there is none. */
  readonly link: string | null;
}

/**
 * The events of the stream: `import` with an ImportTold of the inventory, `open` at its start,
 * `told` with what a member (Told) or staff (DeskChange) is told, `changed` with the board that did
 * (BoardTold), `missed` after a time in which some may have been lost, `ended` when the session is
 * over.
 */
export type EventName = 'changed' | 'import' | 'open' | 'told' | 'missed' | 'ended';
