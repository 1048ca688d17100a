import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, one, row, rows, type Tx } from '../database/database.ts';
import { Failure } from '../failure.ts';

/** An act's request as its replay is recognised: who, under which key, which call, what the key stands for. */
export interface IdempotentRequest {
  readonly scope: string;
  readonly key: string;
  readonly path: string;
  readonly input: unknown;
}

const hashOf = (input: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(input)).digest();

/**
 * Claims a key inside the act's transaction. Answers the reply that an earlier equal request got,
 * or null where this one is the first. A key with other content is refused.
 */
export async function claimKey(
  tx: Tx,
  request: IdempotentRequest,
  now: Date,
): Promise<unknown | null> {
  const { scope, key, path } = request;
  const hash = hashOf(request.input);
  const first = await row(
    tx,
    sql`insert into kit.kept_reply (scope, key, path, input_hash, at)
        values (${scope}, ${key}, ${path}, ${hash}, ${now})
        on conflict do nothing returning key`,
  );
  if (first !== null) return null;
  const storedResponse = await one<{ path: string; input_hash: Buffer; reply: unknown }>(
    tx,
    sql`select path, input_hash, reply from kit.kept_reply where scope = ${scope} and key = ${key}`,
  );
  if (storedResponse.path !== path || !storedResponse.input_hash.equals(hash))
    throw new Failure('idempotency.reused');
  return storedResponse.reply;
}

/** Keeps the reply of a claimed request, in the same transaction. */
export async function storeResponse(
  tx: Tx,
  request: IdempotentRequest,
  reply: unknown,
): Promise<void> {
  await sql`update kit.kept_reply set reply = ${JSON.stringify(reply)}::jsonb
            where scope = ${request.scope} and key = ${request.key}`.execute(tx);
}

/** Forgets replies older than seven days (`limits.replayDays`). */
export async function deleteExpiredResponses(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - limits.replayDays * 86_400_000);
  return (await rows(db, sql`delete from kit.kept_reply where at < ${before} returning key`))
    .length;
}
