import type { BoardChange } from '#contract/boards/events.ts';
import { BASE_PATH } from '#contract/call.ts';
import type { ImportEventData } from '#contract/inventory/events.ts';
import { type BoxChange, EVENTS_PATH, type EventName } from '#contract/messages/events.ts';
import type { DeskChange } from '#contract/operator/events.ts';
import { type Side, session } from './session.ts';

const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 60_000;
const SESSION_OVER = 401;

/** The data of `notified`, for members and staff. */
interface ChangeOf {
  readonly member: BoxChange;
  readonly staff: DeskChange;
}

/** Handles the events of a stream. */
export interface EventHandlers<S extends Side> {
  change(change: ChangeOf[S]): void;
  /** How far the program is with a stock list of the member. */
  importing?(progress: ImportEventData): void;
  /** A board that all members read has changed. */
  changed?(change: BoardChange): void;
  /** Events may have been lost while nobody listened. */
  missed(): void;
}

/** Takes a stream's text as it comes, in pieces of any size, and returns the whole events of it. */
export function eventReader(): (piece: string) => { name: string; data: string }[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const name = field('event');
      return name === undefined ? [] : [{ name, data: field('data') ?? '{}' }];
    });
  };
}

type Outcome = 'over' | 'lost';

interface Hearing<S extends Side> {
  readonly side: S;
  readonly handlers: EventHandlers<S>;
  readonly isFirst: boolean;
  readonly signal: AbortSignal;
}

async function readEventStream<S extends Side>(hearing: Hearing<S>): Promise<Outcome> {
  const { side, handlers, isFirst, signal } = hearing;
  const open = session(side);
  if (open === null) return 'over';
  const headers = { [open.tokenName]: open.tokenValue };
  const reply = await fetch(BASE_PATH + EVENTS_PATH, { headers, signal });
  if (reply.status === SESSION_OVER) return 'over';
  if (!reply.ok || reply.body === null) return 'lost';
  const read = eventReader();
  const pieces = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let outcome: Outcome = 'lost';
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return outcome;
    for (const { name, data } of read(value)) {
      const event = name as EventName;
      if (event === 'notified') handlers.change(JSON.parse(data) as ChangeOf[S]);
      if (event === 'changed') handlers.changed?.(JSON.parse(data) as BoardChange);
      if (event === 'import') handlers.importing?.(JSON.parse(data) as ImportEventData);
      if (event === 'missed' || (event === 'open' && !isFirst)) handlers.missed();
      if (event === 'ended') outcome = 'over';
    }
  }
}

/**
 * Holds a side's stream of events open while the page is visible: a hidden page needs none,
 * and asks when it is seen again. A lost stream is opened anew, ever more slowly; what the page asks
 * from time to time goes on meanwhile. A session that is over ends it without an alert. Returns
 * what ends it.
 */
export function watchEvents<S extends Side>(side: S, handlers: EventHandlers<S>): () => void {
  let running: AbortController | null = null;
  let isFirst = true;

  async function run(own: AbortController): Promise<void> {
    let waitMs = RETRY_FIRST_MS;
    while (!own.signal.aborted) {
      const since = Date.now();
      const hearing = readEventStream({ side, handlers, isFirst, signal: own.signal });
      isFirst = false;
      const outcome = await hearing.catch((): Outcome => 'lost');
      if (outcome === 'over' || own.signal.aborted) return;
      if (Date.now() - since > RETRY_MAX_MS) waitMs = RETRY_FIRST_MS;
      // Not all pages at once when a server comes back.
      await new Promise((again) => setTimeout(again, waitMs * (0.5 + Math.random() / 2)));
      waitMs = Math.min(waitMs * 2, RETRY_MAX_MS);
    }
  }
  const stop = () => {
    running?.abort();
    running = null;
  };
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'hidden') return stop();
    if (running !== null) return;
    // Seen again: the page asks at once, whether or not a stream opens.
    if (!isFirst) handlers.missed();
    running = new AbortController();
    void run(running);
  };
  document.addEventListener('visibilitychange', handleVisibilityChange);
  handleVisibilityChange();
  return () => {
    document.removeEventListener('visibilitychange', handleVisibilityChange);
    stop();
  };
}
