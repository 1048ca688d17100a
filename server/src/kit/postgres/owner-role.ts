import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import type pg from 'pg';
import type { Place } from './place.ts';

/**
 * The role of migrations and of the running product. It owns the database and has none of a
 * superuser's rights: it cannot switch off the triggers that guard the ledger for a session, read
 * files of the machine or make other roles.
 */
export const ownerName = 'assay_owner';

/** Reads the password of the owner role, or makes one; a folder of an earlier release has none. */
export function ensureOwnerPassword(place: Place): string {
  const file = place.ownerPasswordFile;
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  // Written beside and renamed: a start that is cut off leaves no half of it.
  const unfinished = `${file}.unfinished`;
  fs.rmSync(unfinished, { force: true });
  fs.writeFileSync(unfinished, `${password}\n`, { mode: 0o600 });
  if (place.runAs !== null) fs.chownSync(unfinished, place.runAs.uid, place.runAs.gid);
  fs.renameSync(unfinished, file);
  return password;
}

/** Creates the owner role, or sets its password and takes rights that it must not have. */
export async function ensureOwnerRole(superuser: pg.Client, password: string): Promise<void> {
  const found = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ownerName]);
  if (found.rowCount === 0) await superuser.query(`CREATE ROLE ${ownerName}`);
  await superuser.query(
    `ALTER ROLE ${ownerName} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
       PASSWORD ${superuser.escapeLiteral(password)}`,
  );
}

/** Objects that the superuser owns, as the commands that give them away. */
const commands = `
  SELECT format('ALTER SCHEMA %I OWNER TO ${ownerName}', nspname) AS command
    FROM pg_namespace
    WHERE oid >= 16384 AND nspowner = 10 AND nspname !~ '^pg_'
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO ${ownerName}',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
        WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, c.oid::regclass)
    FROM pg_class c
    WHERE c.oid >= 16384 AND relowner = 10 AND relkind IN ('r', 'p', 'v', 'm', 'S', 'c')
      -- A sequence of a column belongs to its table and follows it.
      AND NOT EXISTS (SELECT FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND relkind = 'S'
          AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass)
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${ownerName}', oid::regprocedure)
    FROM pg_proc WHERE oid >= 16384 AND proowner = 10
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${ownerName}', oid::regtype)
    FROM pg_type
    WHERE oid >= 16384 AND typowner = 10 AND typtype IN ('b', 'e', 'd', 'r')
      -- The array of a type follows it.
      AND NOT (typelem <> 0 AND typsubscript = 'array_subscript_handler'::regproc)
  UNION ALL
  SELECT format('ALTER STATISTICS %I.%I OWNER TO ${ownerName}', nspname, stxname)
    FROM pg_statistic_ext JOIN pg_namespace n ON n.oid = stxnamespace
    WHERE stxowner = 10`;

/**
 * Gives the database and all that the superuser owns in it to the owner role, in one transaction.
 * Data of an earlier release, where the superuser was the only role, is moved over by this; later
 * starts find nothing to do. REASSIGN OWNED refuses the superuser that initdb made.
 */
export async function transferOwnership(superuser: pg.Client, database: string): Promise<void> {
  await superuser.query('BEGIN');
  await superuser.query(`ALTER DATABASE ${database} OWNER TO ${ownerName}`);
  const { rows } = await superuser.query<{ command: string }>(commands);
  for (const { command } of rows) await superuser.query(command);
  // No command gives an extension away.
  await superuser.query(
    `UPDATE pg_extension SET extowner = '${ownerName}'::regrole WHERE oid >= 16384 AND extowner = 10`,
  );
  await superuser.query('COMMIT');
}
