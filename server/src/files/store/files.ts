import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Who may see a file besides its owner and staff. */
export type Audience = 'granted' | 'members' | 'everyone';

export interface FileRow {
  readonly id: string;
  readonly owner: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly audience: Audience;
  readonly attached: boolean;
  readonly at: Date;
}

export async function insertFile(tx: Tx, file: FileRow): Promise<void> {
  await sql`insert into files.file
      (id, owner, name, type, bytes, sha256, width, height, audience, kept, at)
    values (${file.id}, ${file.owner}, ${file.name}, ${file.type}, ${file.bytes}, ${file.sha256},
      ${file.width}, ${file.height}, ${file.audience}, ${file.attached}, ${file.at})`.execute(tx);
}

const columns = sql`id, owner, name, type, bytes, sha256, width, height, audience,
  kept as attached, at`;

export const fileById = (db: Db, id: string): Promise<FileRow | null> =>
  row(db, sql<FileRow>`select ${columns} from files.file where id = ${id}::uuid`);

/** The files of these ids, locked against their removal until the transaction ends. */
export const lockFiles = (tx: Tx, ids: readonly string[]): Promise<FileRow[]> =>
  rows(
    tx,
    sql<FileRow>`select ${columns} from files.file
      where id = any(${[...ids]}::uuid[]) order by id for update`,
  );

export async function markAttached(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update files.file set kept = true
    where id = any(${[...ids]}::uuid[]) and not kept`.execute(tx);
}

/** Opens a file to more people; a file that more may see already is left as it is. */
export async function widenReaders(
  tx: Tx,
  ids: readonly string[],
  audience: 'members' | 'everyone',
): Promise<number> {
  const found = await rows(
    tx,
    sql`update files.file
      set audience = case when audience = 'everyone' then audience else ${audience}::text end
      where id = any(${[...ids]}::uuid[]) returning id`,
  );
  return found.length;
}

export async function insertGrants(
  tx: Tx,
  ids: readonly string[],
  accounts: readonly string[],
): Promise<void> {
  await sql`insert into files.grant (file_id, account_id)
    select file, account from unnest(${[...ids]}::uuid[]) file, unnest(${[...accounts]}::uuid[]) account
    order by file, account
    on conflict do nothing`.execute(tx);
}

export const isGranted = async (db: Db, id: string, account: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from files.grant where file_id = ${id}::uuid and account_id = ${account}::uuid`,
  )) !== null;

/** An orphan older than an instant, locked; rows that another worker has are passed over. */
export const lockOrphan = (tx: Tx, before: Date): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`select id from files.file where not kept and at < ${before}
      order by at limit 1 for update skip locked`,
  );

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await sql`delete from files.file where id = ${id}::uuid`.execute(tx);
}

/** Takes an owner's file out of everyone's sight; who else was let in stays let in. */
export async function withdraw(tx: Tx, id: string, owner: string): Promise<void> {
  await sql`update files.file set audience = 'granted'
    where id = ${id}::uuid and owner = ${owner}::uuid and audience = 'everyone'`.execute(tx);
}
