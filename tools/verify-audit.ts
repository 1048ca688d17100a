import { openDatabase } from '#server/kit/database/database.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { verifyAudit } from '#server/operator/public.ts';
import { findMarket } from './find-market.ts';

/**
 * Walks the hash chain of a market's audit log through the root of every day and names the first row
 * that was changed or is gone. Of the market in DATABASE_URL, else of the one in DATA_DIR, whether
 * it runs or not; it writes nothing.
 *
 *   npm run verify:audit
 */
interface Report {
  readonly sound: boolean;
  readonly lines: readonly string[];
}

/** Verifies an audit log and returns the report, line by line. */
export async function verifyAuditAt(url: string): Promise<Report> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { rows, brokenAt } = await verifyAudit(database.db);
    const lines = [`rows       ${rows}`];
    if (brokenAt === null) return { sound: true, lines: [...lines, 'SOUND'] };
    return { sound: false, lines: [...lines, `BROKEN     row ${brokenAt}`] };
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const market = await findMarket(readConfig(process.env));
  try {
    const { sound, lines } = await verifyAuditAt(market.url);
    console.log(`market     ${market.where}`);
    for (const line of lines) console.log(line);
    return sound ? 0 : 1;
  } finally {
    await market.stop();
  }
}

if (import.meta.main) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error instanceof StartProblem ? error.message : error);
      process.exitCode = 2;
    },
  );
}
