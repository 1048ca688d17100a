import type { CallerLimit } from '#contract/call.ts';
import { Failure } from '../failure.ts';
import type { Caller } from '../request-context.ts';

const CALLS_PER_MINUTE = 1200;

/** Returns how often an address may make a call; all calls without a limit of their own count together. */
export function rateLimitOf(perMinute: number | undefined, factor: number) {
  const own = { max: (perMinute ?? CALLS_PER_MINUTE) * factor, timeWindow: '1 minute' };
  return perMinute === undefined ? { ...own, groupId: 'calls' } : own;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Callers that are remembered; beyond them those who came first are forgotten. */
const CALLERS_MAX = 50_000;

interface Window {
  from: number;
  count: number;
}

interface Counted {
  readonly minute: Window;
  readonly day: Window;
}

interface Counting {
  readonly caller: Caller;
  /** Where a visitor calls from. */
  readonly address: string;
  readonly now: Date;
  /** Multiplies both limits. */
  readonly factor: number;
}

/** Seconds until one more call may be made; 0 where it may be now. */
function waitOf(window: Window, max: number, span: number, now: number): number {
  if (now < window.from || now - window.from >= span) {
    window.from = now;
    window.count = 0;
  }
  return window.count < max ? 0 : Math.ceil((window.from + span - now) / 1000);
}

/**
 * Counts calls by who makes them, wherever they call from: a member by the account, a visitor by
 * the address, staff not at all. Each process of the market counts for itself.
 */
export class CallerLimits {
  readonly #counted = new Map<string, Counted>();

  /** Counts a call. Fails with `rate.tooMany` or `rate.dayOver`, both with the time to wait. */
  count(limit: CallerLimit, { caller, address, now: at, factor }: Counting): void {
    if (caller.kind === 'staff') return;
    const key = `${limit.group} ${caller.kind === 'anonymous' ? address : caller.accountId}`;
    const now = at.getTime();
    const counted = this.#of(key, now);
    const max = limit.perDay * factor;
    const dayWait = waitOf(counted.day, max, DAY_MS, now);
    if (dayWait > 0) {
      const minutes = Math.ceil(dayWait / 60);
      const facts = { max, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
      throw new Failure('rate.dayOver', facts);
    }
    const wait = waitOf(counted.minute, limit.perMinute * factor, MINUTE_MS, now);
    if (wait > 0) throw new Failure('rate.tooMany', { seconds: wait });
    counted.minute.count += 1;
    counted.day.count += 1;
  }

  #of(key: string, now: number): Counted {
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    const [first] = this.#counted.keys();
    if (first !== undefined && this.#counted.size >= CALLERS_MAX) this.#counted.delete(first);
    const fresh = { minute: { from: now, count: 0 }, day: { from: now, count: 0 } };
    this.#counted.set(key, fresh);
    return fresh;
  }
}

const limitsByOwner = new WeakMap<object, CallerLimits>();
/** Returns how often whom has called the market that some object stands for. */
export function limitsOf(owner: object): CallerLimits {
  const known = limitsByOwner.get(owner) ?? new CallerLimits();
  limitsByOwner.set(owner, known);
  return known;
}
