/** Below the base path: the event stream of the reader. */
export const EVENTS_PATH = '/events';

/** A change of a message box: something came, with its link, or was marked. */
export interface BoxChange {
  readonly what: 'came' | 'marked';
  /** The page of what a message is about; null where there is none. */
  readonly link: string | null;
}

/**
 * The events of the stream: `import` with ImportEventData, `open` at its start,
 * `notified` with a BoxChange for members or a DeskChange for staff, `changed` with a BoardChange,
 * `missed` after a time in which some may have been lost, `ended` when the session is
 * over.
 */
export type EventName = 'changed' | 'import' | 'open' | 'notified' | 'missed' | 'ended';
