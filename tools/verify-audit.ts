import { parseArgs } from 'node:util';
import { type Db, openDatabase } from '#server/kit/database/database.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { auditHashAt, verifyAudit } from '#server/operator/public.ts';
import { type Report, verifyMarket } from './verify-market.ts';

/** A root as it was published: the rows of the log at the end of a day, and the hash of the last. */
export interface PublishedRoot {
  readonly rows: number;
  readonly hash: string;
}

const ROOT = /^(\d{1,15}):([0-9a-f]{64})$/;

/** Returns the roots that arguments name; throws a StartProblem where one is no root. */
export function readRoots(args: readonly string[]): PublishedRoot[] {
  const { values } = parseArgs({
    args: [...args],
    options: { root: { type: 'string', multiple: true } },
  });
  return (values.root ?? []).map((text) => {
    const [, rows = '', hash = ''] = ROOT.exec(text) ?? [];
    if (hash === '') throw new StartProblem(`${text} is no root: write ROWS:HASH`);
    return { rows: Number(rows), hash };
  });
}

/** Returns the row of a published root that the log has otherwise or not at all; null where none. */
async function findOther(db: Db, published: readonly PublishedRoot[]): Promise<number | null> {
  for (const { rows, hash } of published) {
    if ((await auditHashAt(db, rows)) !== hash) return rows;
  }
  return null;
}

/**
 * Walks the hash chain of a market's audit log through the root of every day and names the first row
 * that was changed or is gone. Of the market in DATABASE_URL, else of the one in DATA_DIR, whether
 * it runs or not; it writes nothing. With roots that were published on the page of proofs it compares
 * them too: a log that was rewritten together with its own roots is found by what others kept.
 *
 *   npm run verify:audit [-- --root ROWS:HASH ...]
 */
export async function verifyAuditAt(
  url: string,
  published: readonly PublishedRoot[] = [],
): Promise<Report> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { rows, brokenAt } = await verifyAudit(database.db);
    const lines = [`rows       ${rows}`];
    const other = brokenAt === null ? await findOther(database.db, published) : null;
    if (other !== null) {
      return {
        sound: false,
        lines: [...lines, `BROKEN     row ${other} is not the published one`],
      };
    }
    if (published.length > 0) lines.push(`published  ${published.length} compared`);
    if (brokenAt === null) return { sound: true, lines: [...lines, 'SOUND'] };
    return { sound: false, lines: [...lines, `BROKEN     row ${brokenAt}`] };
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  await verifyMarket((url) => verifyAuditAt(url, readRoots(process.argv.slice(2))));
}
