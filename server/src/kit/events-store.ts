import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database/database.ts';
import type { Logger } from './process/log.ts';

const CHANNEL = 'assay_told';
const RETRY_FIRST_MS = 500;
const RETRY_MAX_MS = 30_000;

/** An event for the open pages of accounts; short, since it travels as a notice. */
export interface AccountsEvent {
  readonly accounts: readonly string[];
  readonly data: unknown;
  /** Name of the event in the stream; `notified` where absent. */
  readonly name?: string;
}

/** A room has changed: one of staff work, as triggers of the database tell it, or of the members. */
export interface RoomEvent {
  readonly room: string;
  readonly of?: 'members';
}

export type KitEvent = AccountsEvent | RoomEvent;

/** A notice holds at most 8000 bytes. */
const ACCOUNTS_PER_NOTICE = 150;

/**
 * Notifies the open pages of accounts once the transaction commits; what is rolled back reaches
 * nobody. Equal events of one transaction are published once.
 */
export async function notifyAccounts(tx: Db, ...events: readonly AccountsEvent[]): Promise<void> {
  const parts: string[] = [];
  for (const { accounts, ...rest } of events) {
    for (let offset = 0; offset < accounts.length; offset += ACCOUNTS_PER_NOTICE) {
      parts.push(
        JSON.stringify({ accounts: accounts.slice(offset, offset + ACCOUNTS_PER_NOTICE), ...rest }),
      );
    }
  }
  if (parts.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, part) from unnest(${parts}::text[]) as part`.execute(tx);
}

/** Tells the open pages of all members, once the transaction commits, that a room has changed. */
export async function notifyMembers(tx: Db, room: string): Promise<void> {
  const event: RoomEvent = { room, of: 'members' };
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(tx);
}

export interface SubscriptionParts {
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly onEvent: (event: KitEvent) => void;
  /** The connection was lost for a while and is back: events of meanwhile are lost. */
  readonly onMissed: () => void;
}

export interface Listening {
  /** The first attempt to listen is over; where it failed, `onMissed` follows later. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Listens for notices on one connection of its own, and connects anew when it is lost. */
export function subscribeToEvents({ url, log, onEvent, onMissed }: SubscriptionParts): Listening {
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = RETRY_FIRST_MS;
  let tries = 0;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();

  function lost(lostClient: pg.Client, error?: unknown): void {
    if (isClosed || client !== lostClient) return;
    client = null;
    log.warn({ err: error }, 'the connection of events is lost');
    lostClient.end().catch(() => undefined);
    timer = setTimeout(connect, waitMs);
    waitMs = Math.min(waitMs * 2, RETRY_MAX_MS);
  }

  function connect(): void {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'assay events',
      keepAlive: true,
    });
    client = opened;
    tries += 1;
    opened.on('error', (error) => lost(opened, error));
    opened.on('end', () => lost(opened));
    opened.on('notification', ({ payload }) => {
      if (payload) onEvent(JSON.parse(payload) as KitEvent);
    });
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANNEL}`))
      .then(() => {
        waitMs = RETRY_FIRST_MS;
        if (tries > 1) onMissed();
      })
      .catch((error: unknown) => lost(opened, error))
      .finally(isReady);
  }

  connect();
  return {
    ready,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
