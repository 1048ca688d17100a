import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

/** A process of the market and what it works with. */
export interface Beat {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly startedAt: Date;
  readonly beatAt: Date;
  readonly streams: number;
  readonly memoryBytes: number;
  readonly searchReady: boolean;
  readonly connectionsUsed: number;
  readonly connectionsMax: number;
}

/** Writes the state of a process, and forgets those that ended a day ago without a word. */
export async function saveBeat(db: Db, beat: Beat): Promise<void> {
  await sql`insert into kit.process_beat (id, host, pid, started_at, beat_at, streams, memory_bytes,
      search_ready, connections_used, connections_max)
    values (${beat.id}, ${beat.host}, ${beat.pid}, ${beat.startedAt}, ${beat.beatAt},
      ${beat.streams}, ${beat.memoryBytes}, ${beat.searchReady}, ${beat.connectionsUsed},
      ${beat.connectionsMax})
    on conflict (id) do update set beat_at = excluded.beat_at, streams = excluded.streams,
      memory_bytes = excluded.memory_bytes, search_ready = excluded.search_ready,
      connections_used = excluded.connections_used,
      connections_max = excluded.connections_max`.execute(db);
  await sql`delete from kit.process_beat
            where beat_at < ${beat.beatAt}::timestamptz - interval '1 day'`.execute(db);
}

export async function removeBeat(db: Db, id: string): Promise<void> {
  await sql`delete from kit.process_beat where id = ${id}`.execute(db);
}

/** Returns all processes, the longest running first. */
export const listBeats = (db: Db): Promise<Beat[]> =>
  rows<Beat>(
    db,
    sql`select id, host, pid, started_at as "startedAt", beat_at as "beatAt", streams,
          memory_bytes::float8 as "memoryBytes", search_ready as "searchReady",
          connections_used as "connectionsUsed", connections_max as "connectionsMax"
        from kit.process_beat order by started_at, id limit 100`,
  );
