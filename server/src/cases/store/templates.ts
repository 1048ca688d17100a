import { sql } from 'kysely';
import type { CaseTemplate, TemplateVersion } from '#contract/cases/template-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A template as it is record. */
export interface TemplateRecord extends Omit<CaseTemplate, 'usedAt' | 'changedAt'> {
  readonly usedAt: Date | null;
  readonly changedAt: Date;
}

const columns = sql`id, version, name, kind, act, texts, used, used_at as "usedAt",
  changed_by as "changedBy", changed_at as "changedAt"`;

/** Returns all templates by name. */
export const listTemplates = (db: Db): Promise<TemplateRecord[]> =>
  rows<TemplateRecord>(
    db,
    sql`select ${columns} from cases.template where removed_at is null order by lower(name), id`,
  );

/** Locks a template that is not removed; null where there is none. */
export const lockTemplate = (tx: Tx, id: string): Promise<TemplateRecord | null> =>
  row<TemplateRecord>(
    tx,
    sql`select ${columns} from cases.template where id = ${id} and removed_at is null for update`,
  );

/** Whether another template has a name, in any case. Nobody takes it until the transaction ends. */
export async function isNameUsed(tx: Tx, name: string, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cases.template', 0))`.execute(tx);
  const found = await row(
    tx,
    sql`select id from cases.template
        where lower(name) = lower(${name}) and id <> ${id} and removed_at is null`,
  );
  return found !== null;
}

/** A version of a template, as it was saved. */
export interface VersionRecord extends Omit<TemplateVersion, 'changedAt'> {
  readonly changedAt: Date;
}

/** Returns the last versions of a template, the newest first. */
export const listVersions = (db: Db, id: string): Promise<VersionRecord[]> =>
  rows<VersionRecord>(
    db,
    sql`select version, name, kind, act, texts, changed_by as "changedBy",
          changed_at as "changedAt"
        from cases.template_version where template_id = ${id} order by version desc limit 100`,
  );

/** Writes a template as it now stands, and keeps it as a version. */
export async function saveTemplate(tx: Tx, record: TemplateRecord): Promise<void> {
  await sql`insert into cases.template
      (id, version, name, kind, act, texts, changed_by, changed_at)
    values (${record.id}, ${record.version}, ${record.name}, ${record.kind}, ${record.act},
      ${JSON.stringify(record.texts)}::jsonb, ${record.changedBy}, ${record.changedAt})
    on conflict (id) do update set version = excluded.version, name = excluded.name,
      kind = excluded.kind, act = excluded.act, texts = excluded.texts,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(tx);
  await sql`insert into cases.template_version
      (template_id, version, name, kind, act, texts, changed_by, changed_at)
    select id, version, name, kind, act, texts, changed_by, changed_at
    from cases.template where id = ${record.id}`.execute(tx);
}

/** Takes a template out of the list. */
export async function removeTemplate(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update cases.template set removed_at = ${now} where id = ${id}`.execute(tx);
}

/** Counts one use of a template; one that was removed meanwhile counts on. */
export async function countUse(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update cases.template set used = used + 1, used_at = ${now}
            where id = ${id}`.execute(tx);
}
