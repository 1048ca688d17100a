import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from './clock.ts';
import { type Listening, subscribeToEvents } from './events-store.ts';
import { Failure } from './failure.ts';
import type { Logger } from './process/log.ts';
import type { Caller } from './request-context.ts';

const PER_ACCOUNT_MAX = 8;
const STREAMS_MAX = 5000;
const BEAT_MS = 25_000;
/** A reader who takes nothing for so long is let go: it asks anew and reads what is true then. */
const UNSENT_MAX_BYTES = 64 * 1024;
const OPENED_PER_MINUTE = 60;
/** Changes of rooms are gathered for a moment, and published at most so often. */
const ROOMS_GATHER_MS = 100;
const ROOMS_AGAIN_MS = 2000;

export interface EventsParts {
  readonly url: string;
  readonly log: Logger;
  readonly clock: Clock;
  /** Full path of the stream. */
  readonly path: string;
  readonly tokenName: string;
  readonly rateFactor: number;
  /** Who the token of a session stands for; null where there is none or it has ended. */
  identify(token: string, now: Date): Promise<Caller | null>;
  readonly beatMs?: number;
  /** Called with each room that changed; the process listens from its start where it is stated. */
  readonly onRoom?: (room: string) => void;
  /** Called after a time in which changes may have been missed. */
  readonly onMissed?: () => void;
}

interface Stream {
  readonly account: string;
  readonly kind: 'member' | 'staff';
  readonly token: string;
  readonly raw: FastifyReply['raw'];
}

/** The open streams of this process, by account. */
class Streams {
  readonly #open = new Map<string, Set<Stream>>();
  count = 0;

  of(account: string): readonly Stream[] {
    return [...(this.#open.get(account) ?? [])];
  }

  all(): readonly Stream[] {
    return [...this.#open.values()].flatMap((some) => [...some]);
  }

  add(stream: Stream): void {
    const own = this.#open.get(stream.account) ?? new Set();
    this.#open.set(stream.account, own.add(stream));
    this.count += 1;
  }

  remove(stream: Stream): void {
    const own = this.#open.get(stream.account);
    if (!own?.delete(stream)) return;
    this.count -= 1;
    if (own.size === 0) this.#open.delete(stream.account);
  }
}

function write({ raw }: Stream, text: string): void {
  if (raw.destroyed || raw.writableEnded) return;
  if (raw.writableLength > UNSENT_MAX_BYTES) raw.destroy();
  else raw.write(text);
}

const eventText = (name: string, data: unknown = {}): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whose pages may hear: members, and staff who have given their second factor. */
function subscriberOf(caller: Caller | null): Pick<Stream, 'account' | 'kind'> | null {
  const maySubscribe = caller?.kind === 'member' || (caller?.kind === 'staff' && caller.totpDone);
  return maySubscribe ? { account: caller.accountId, kind: caller.kind } : null;
}

/**
 * Gathers the rooms of a moment, so that a busy market does not make every page ask all the time.
 * Members hear `changed`, staff `notified`: other events of members are about their own.
 */
function roomPublisher(streams: Streams, { kind, name }: { kind: Stream['kind']; name: string }) {
  const rooms = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  const publishRooms = () => {
    timer = undefined;
    sentAt = performance.now();
    const hearers = streams.all().filter((stream) => stream.kind === kind);
    for (const room of rooms) {
      const text = eventText(name, { room });
      for (const stream of hearers) write(stream, text);
    }
    rooms.clear();
  };
  return {
    changed(room: string): void {
      rooms.add(room);
      const rest = sentAt + ROOMS_AGAIN_MS - performance.now();
      timer ??= setTimeout(publishRooms, Math.max(ROOMS_GATHER_MS, rest)).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Adds the stream of server-sent events, which a page holds open by the token of its session. A
 * member's pages get what `notifyAccounts` publishes and which rooms of all members changed;
 * those of staff which rooms of their work did, and never more. One connection to the database listens for the whole process, from
 * the first stream on, or at once for `onRoom`: `ready` tells when. A stream ends with its session. `count` tells how many are open.
 */
export function serveEvents(
  http: FastifyInstance,
  parts: EventsParts,
): { readonly count: () => number; readonly ready: Promise<void> } {
  const streams = new Streams();
  const desks = roomPublisher(streams, { kind: 'staff', name: 'notified' });
  const halls = roomPublisher(streams, { kind: 'member', name: 'changed' });
  let listening: Listening | null = null;
  const subscribe = () => {
    listening ??= subscribeToEvents({
      url: parts.url,
      log: parts.log,
      onEvent: (event) => {
        if ('room' in event) {
          if (event.of !== 'members') parts.onRoom?.(event.room);
          return (event.of === 'members' ? halls : desks).changed(event.room);
        }
        const text = eventText(event.name ?? 'notified', event.data);
        for (const account of event.accounts) {
          for (const stream of streams.of(account)) write(stream, text);
        }
      },
      onMissed: () => {
        parts.onMissed?.();
        for (const stream of streams.all()) write(stream, eventText('missed'));
      },
    });
    return listening.ready;
  };
  const beat = startHeartbeat(parts, streams);
  const rateLimit = { max: OPENED_PER_MINUTE * parts.rateFactor, timeWindow: '1 minute' };
  http.get(parts.path, { config: { rateLimit } }, async (request, reply) => {
    const token = request.headers[parts.tokenName];
    const caller =
      typeof token === 'string' ? await parts.identify(token, parts.clock.now()) : null;
    const own = subscriberOf(caller);
    if (typeof token !== 'string' || own === null) throw new Failure('session.missing');
    await subscribe();
    const isFull = streams.of(own.account).length >= PER_ACCOUNT_MAX;
    if (isFull || streams.count >= STREAMS_MAX) throw new Failure('rate.tooMany', { seconds: 60 });
    open(reply, streams, { ...own, token, raw: reply.raw });
    return reply;
  });
  http.addHook('preClose', async () => {
    clearInterval(beat);
    desks.stop();
    halls.stop();
    for (const { raw } of streams.all()) raw.end();
    await listening?.close();
  });
  // Without `onRoom` nothing is listened to before the first stream is open.
  return { count: () => streams.count, ready: parts.onRoom ? subscribe() : Promise.resolve() };
}

function open(reply: FastifyReply, streams: Streams, stream: Stream): void {
  const { raw } = stream;
  reply.hijack();
  // Who left while the session was looked up has closed already: nothing would ever remove the stream.
  if (raw.destroyed) return;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy that gathers what it passes on would tell nothing at once.
    'x-accel-buffering': 'no',
  });
  streams.add(stream);
  raw.on('close', () => streams.remove(stream));
  raw.on('error', () => streams.remove(stream));
  raw.write(eventText('open'));
}

/** A sign of life for proxies and readers; whoever's session is over hears that, and no more. */
function startHeartbeat({ clock, identify, log, beatMs }: EventsParts, streams: Streams) {
  let isBusy = false;
  const round = async () => {
    for (const stream of streams.all()) {
      const caller = await identify(stream.token, clock.now());
      if (subscriberOf(caller) !== null) write(stream, ': beat\n\n');
      else {
        write(stream, eventText('ended'));
        stream.raw.end();
      }
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round()
      .catch((error: unknown) => log.warn({ err: error }, 'a round of events failed'))
      .finally(() => {
        isBusy = false;
      });
  }, beatMs ?? BEAT_MS);
  timer.unref();
  return timer;
}
